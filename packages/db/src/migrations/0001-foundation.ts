import { defineMigration } from './define.ts'

/** The same as `fold` in TypeScript; the ICU collation makes small letters in every script, whatever the server's locale. */
const foldFunction = String.raw`
create function fold(value text) returns text language sql immutable strict parallel safe
return regexp_replace(lower(normalize(value, NFKD) collate "und-x-icu"), '[\u0300-\u036f\u200b-\u200d\ufeff]', '', 'g')`

export const foundation = defineMigration('0001-foundation', (t) => [
  ...t.only('postgres', foldFunction.trim()),

  t.table('users', {
    id: t.id,
    name: t.text,
    email: t.text,
    phone: t.text.orNull(),
    password_hash: t.text.orNull(),
    role: t.text.oneOf(['student', 'parent', 'editor', 'counsellor', 'examiner', 'admin']),
    is_active: t.flag(true),
    email_verified_at: t.instant.orNull(),
    date_of_birth: t.day.orNull(),
    created_at: t.instant,
    updated_at: t.instant,
  }),
  t.index('users_email_unique', 'users', ['fold(email)'], { unique: true }),

  t.table('access_tokens', {
    id: t.id,
    user_id: t.link('users', 'cascade'),
    name: t.text,
    token_hash: t.text.unique(),
    created_at: t.instant,
    last_used_at: t.instant.orNull(),
    expires_at: t.instant,
    revoked_at: t.instant.orNull(),
    user_agent: t.text.orNull(),
  }),
  t.index('access_tokens_of_user', 'access_tokens', ['user_id']),

  t.table('settings', {
    key: t.text.primary(),
    value: t.json,
    version: t.int.startsAt(1),
    updated_at: t.instant,
    updated_by: t.link('users', 'set null').orNull(),
  }),

  t.table('jobs', {
    id: t.id,
    name: t.text,
    payload: t.json,
    dedupe_key: t.text.orNull().unique(),
    state: t.text.oneOf(['ready', 'running', 'done', 'dead']),
    run_at: t.instant,
    attempts: t.int.startsAt(0),
    max_attempts: t.int,
    lease_until: t.instant.orNull(),
    last_error: t.text.orNull(),
    created_at: t.instant,
    finished_at: t.instant.orNull(),
  }),
  t.index('jobs_due', 'jobs', ['state', 'run_at']),

  t.table('audit_log', {
    id: t.id,
    at: t.instant,
    actor_kind: t.text,
    // No link: the log outlives the account it speaks of.
    actor_id: t.int.orNull(),
    action: t.text,
    entity: t.text,
    entity_id: t.text.orNull(),
    details: t.json,
    request_id: t.text.orNull(),
  }),
  t.index('audit_log_of_entity', 'audit_log', ['entity', 'entity_id', 'at']),
  t.index('audit_log_by_time', 'audit_log', ['at']),

  t.table('mails', {
    id: t.id,
    dedupe_key: t.text.orNull().unique(),
    template: t.text,
    to_address: t.text,
    subject: t.text,
    html: t.text,
    text: t.text,
    state: t.text.oneOf(['ready', 'kept', 'sent', 'failed']),
    attempts: t.int.startsAt(0),
    last_error: t.text.orNull(),
    created_at: t.instant,
    sent_at: t.instant.orNull(),
  }),
  t.index('mails_outbox', 'mails', ['state', 'created_at']),

  t.table('media', {
    id: t.id,
    path: t.text.unique(),
    alt: t.text.orNull(),
    width: t.int.orNull(),
    height: t.int.orNull(),
    mime: t.text,
    bytes: t.int,
    is_private: t.flag(false),
    created_at: t.instant,
    created_by: t.link('users', 'set null').orNull(),
  }),

  // Its shape belongs to rate-limiter-flexible, which reads and writes it with its own statements.
  'create table rate_limits (\n  key varchar(255) primary key,\n  points integer not null default 0,\n  expire bigint\n)',
  t.index('rate_limits_expired', 'rate_limits', ['expire']),

  t.table('redirects', {
    id: t.id,
    from_path: t.text.unique(),
    to_path: t.text,
    status: t.int,
    created_at: t.instant,
    updated_at: t.instant,
    updated_by: t.link('users', 'set null').orNull(),
  }),
])

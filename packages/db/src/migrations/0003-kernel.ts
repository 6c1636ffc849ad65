import { auditGuard } from './audit-guard.ts'
import { defineMigration } from './define.ts'

export const kernel = defineMigration('0003-kernel', (t) => [
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
    // Which group of workers takes a job.
    lane: t.text.startsAt('mails'),
    // Who took a job last: only that run may write down how it ended.
    lease_holder: t.text.orNull(),
  }),
  t.index('jobs_due_in_lane', 'jobs', ['state', 'lane', 'run_at']),

  // One small row that is written again and again: what cannot be written here cannot be written at all.
  t.table('heartbeats', { name: t.text.primary(), at: t.instant }),

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
  // A colleague's own acts, newest first.
  t.index('audit_log_of_actor', 'audit_log', ['actor_id', 'id']),
  ...auditGuard(t),

  // Its shape belongs to rate-limiter-flexible, which reads and writes it with its own statements.
  'create table rate_limits (\n  key varchar(255) primary key,\n  points integer not null default 0,\n  expire bigint\n)',
  t.index('rate_limits_expired', 'rate_limits', ['expire']),

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
    // Until when one run has this mail to itself, so that two runs never send it side by side.
    claimed_until: t.instant.orNull(),
    // The row a mail speaks of, by its table, and the account that row belongs to: what an export shows and a deletion
    // takes is found by these and never by the text of a key.
    entity: t.text.orNull(),
    entity_id: t.int.orNull(),
    user_id: t.link('users', 'set null').orNull(),
    // The outbox holds what goes to phones as well; what can be stopped carries the address at which it is stopped.
    channel: t.text.oneOf(['mail', 'whatsapp', 'sms', 'push']).startsAt('mail'),
    stop_url: t.text.orNull(),
  }),
  t.index('mails_outbox', 'mails', ['state', 'created_at']),
  t.index('mails_about', 'mails', ['entity', 'entity_id']),
  t.index('mails_of_user', 'mails', ['user_id']),
  t.index('mails_by_age', 'mails', ['created_at']),

  // What visitors upload and staff scan. The bytes lie in the private store under a random name; only staff read them.
  t.table('private_files', {
    id: t.id,
    path: t.text.unique(),
    kind: t.text.oneOf(['card', 'cv', 'marks', 'consent']),
    original_name: t.text,
    mime: t.text,
    bytes: t.int,
    created_at: t.instant,
  }),

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
    original_name: t.text.orNull(),
    // Of the bytes as they were sent: the same picture is found again.
    sha256: t.text.orNull(),
    is_decorative: t.flag(false),
    // What must stay in sight when the picture is cut, from 0 to 1; the middle where nothing is said.
    focal_x: t.real.orNull(),
    focal_y: t.real.orNull(),
    crops: t.json.orNull(),
    shows: t.text.oneOf(['person', 'child', 'place', 'thing']).orNull(),
    // A picture with a child one can recognise is shown with the written consent of the parent.
    consent_on: t.day.orNull(),
    consent_scan_file_id: t.link('private_files', 'set null').orNull(),
    consent_withdrawn_on: t.day.orNull(),
    updated_at: t.instant.orNull(),
  }),
  t.index('media_sha256', 'media', ['sha256']),

  // Where a picture was before it was replaced; its file is kept for a month.
  t.table('media_former', {
    id: t.id,
    media_id: t.link('media', 'cascade'),
    path: t.text.unique(),
    replaced_at: t.instant,
  }),

  t.table('redirects', {
    id: t.id,
    from_path: t.text.unique(),
    to_path: t.text,
    status: t.int,
    // How often an old address is still opened, and when last: one that nobody opens can go.
    hits: t.int.startsAt(0),
    last_hit_at: t.instant.orNull(),
    created_at: t.instant,
    updated_at: t.instant,
    updated_by: t.link('users', 'set null').orNull(),
  }),

  // What the institute says in another language for an English text, its own or one of the product. Two rows for one
  // text are no harm: the one written last counts.
  t.table('translations', {
    id: t.id,
    language: t.text.oneOf(['kn', 'hi']),
    source: t.text,
    said: t.text,
    created_at: t.instant,
    updated_at: t.instant,
  }),

  // What an administrator publishes in English (fees, refunds, disclosures, consent) is published by one in every language.
  t.table('rule_translations', {
    id: t.id,
    language: t.text.oneOf(['kn', 'hi']),
    source: t.text,
    said: t.text,
    is_active: t.flag(false),
    created_at: t.instant,
    updated_at: t.instant,
  }),

  // How often a page was opened on a day. No cookie, no address, nobody: numbers alone.
  t.table(
    'page_counts',
    {
      day: t.day,
      path: t.text,
      // The host that led here; empty where none did, or our own.
      referrer: t.text,
      device: t.text.oneOf(['phone', 'tablet', 'computer']),
      views: t.int.startsAt(0),
    },
    [
      // The day comes first: everything that is asked is asked of some days.
      'primary key (day, path, referrer, device)',
    ],
  ),

  // How the server has answered on a day: how often, how often not, and how soon saves of a test. Numbers alone.
  t.table(
    'reply_counts',
    {
      day: t.day,
      what: t.text.oneOf(['answered', 'failed', 'save']),
      // The longest time of this step, in milliseconds; 0 where the time is not counted.
      within_ms: t.int,
      replies: t.int.startsAt(0),
    },
    ['primary key (day, what, within_ms)'],
  ),
])

import { defineMigration } from './define.ts'

export const families = defineMigration('0006-families', (t) => [
  // Set when the person behind an account is gone and only what the law asks for is left.
  t.addColumn('users', 'erased_at', t.instant.orNull()),

  t.table('parents', {
    id: t.id,
    user_id: t.link('users', 'cascade').unique(),
    name: t.text,
    email: t.text,
    phone: t.text.orNull(),
    created_at: t.instant,
    updated_at: t.instant,
  }),

  // Wordings of the institute's own. A text is never changed: a new wording is a new version.
  t.table(
    'consent_texts',
    { id: t.id, purpose: t.text, version: t.text, title: t.text, points: t.json, published_at: t.instant },
    ['unique (purpose, version)'],
  ),
  // A question mailed to a parent. Only digests are kept, so that the table opens nothing by itself.
  t.table('consent_requests', {
    id: t.id,
    user_id: t.link('users', 'cascade'),
    purpose: t.text,
    text_version: t.text,
    parent_name: t.text,
    parent_email: t.text,
    token_hash: t.text.unique(),
    code_hash: t.text,
    code_tries: t.int.startsAt(0),
    created_at: t.instant,
    expires_at: t.instant,
    answered_at: t.instant.orNull(),
    answer: t.text.orNull().oneOf(['agreed', 'refused', 'replaced']),
  }),
  t.index('consent_requests_of_user', 'consent_requests', ['user_id', 'created_at']),

  // Only ever added to; the one thing that changes later is the day on which an agreement was taken back.
  t.table('consents', {
    id: t.id,
    user_id: t.link('users', 'cascade'),
    purpose: t.text,
    text_version: t.text,
    by_name: t.text,
    by_contact: t.text,
    how: t.text.oneOf(['link', 'code', 'form', 'office']),
    agreed_at: t.instant,
    withdrawn_at: t.instant.orNull(),
    withdrawn_by: t.text.orNull().oneOf(['parent', 'student', 'office']),
    // Digest of the secret in the parent's receipt, by which the agreement can be taken back without an account.
    manage_hash: t.text.orNull().unique(),
  }),
  t.index('consents_of_user', 'consents', ['user_id', 'purpose', 'agreed_at']),

  t.table('data_exports', {
    id: t.id,
    user_id: t.link('users', 'cascade'),
    state: t.text.oneOf(['waiting', 'ready', 'gone']),
    path: t.text.orNull(),
    bytes: t.int.orNull(),
    requested_at: t.instant,
    ready_at: t.instant.orNull(),
    expires_at: t.instant.orNull(),
  }),
  t.index('data_exports_of_user', 'data_exports', ['user_id', 'requested_at']),

  t.table('deletion_requests', {
    id: t.id,
    user_id: t.link('users', 'cascade'),
    requested_at: t.instant,
    due_at: t.instant,
    cancel_hash: t.text.orNull().unique(),
    cancelled_at: t.instant.orNull(),
    done_at: t.instant.orNull(),
  }),
  // One deletion waits at a time.
  t.index('deletion_requests_open', 'deletion_requests', ['user_id'], {
    unique: true,
    where: 'cancelled_at is null and done_at is null',
  }),

  // Devices that have signed in before: by a secret in a cookie, or by what a program without cookies calls itself.
  t.table(
    'known_devices',
    {
      id: t.id,
      user_id: t.link('users', 'cascade'),
      proof: t.text.oneOf(['cookie', 'name']),
      device_hash: t.text,
      first_seen_at: t.instant,
      last_seen_at: t.instant,
    },
    ['unique (user_id, device_hash)'],
  ),

  t.table(
    'external_accounts',
    {
      id: t.id,
      user_id: t.link('users', 'cascade'),
      provider: t.text,
      subject: t.text,
      created_at: t.instant,
    },
    ['unique (provider, subject)'],
  ),
])

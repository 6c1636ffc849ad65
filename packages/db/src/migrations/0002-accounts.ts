import { defineMigration } from './define.ts'

export const accounts = defineMigration('0002-accounts', (t) => [
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
    // Set when the person behind an account is gone and only what the law asks for is left.
    erased_at: t.instant.orNull(),
    // In which language somebody reads tests, reports and the mails about them.
    language: t.text.startsAt('en').oneOf(['en', 'kn', 'hi']),
    created_at: t.instant,
    updated_at: t.instant,
  }),
  t.index('users_email_unique', 'users', ['fold(email)'], { unique: true }),
  // One person, one number; accounts without a number are many.
  t.index('users_phone_unique', 'users', ['phone'], { unique: true }),

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
    // When this session last showed a second factor, and when it used a recovery code instead.
    second_factor_at: t.instant.orNull(),
    recovered_at: t.instant.orNull(),
    // Digest of the secret by which a browser is known again: anyone who signs in there next takes its notices over.
    browser: t.text.orNull(),
  }),
  t.index('access_tokens_of_user', 'access_tokens', ['user_id']),
  t.index('access_tokens_of_browser', 'access_tokens', ['browser']),

  // Links sent by mail. Only the digest is kept, so that the table opens nothing by itself.
  t.table('mailed_links', {
    id: t.id,
    purpose: t.text.oneOf(['verify-email', 'reset-password']),
    user_id: t.link('users', 'cascade'),
    // The address it was sent to: a link for an earlier address confirms nothing.
    email: t.text,
    token_hash: t.text.unique(),
    created_at: t.instant,
    expires_at: t.instant,
    used_at: t.instant.orNull(),
  }),
  t.index('mailed_links_of_user', 'mailed_links', ['user_id', 'purpose']),

  // Mailed to the person behind an account without a password, where others type theirs. Only a digest is kept.
  t.table('owner_codes', {
    id: t.id,
    user_id: t.link('users', 'cascade').unique(),
    code_hash: t.text,
    tries: t.int.startsAt(0),
    created_at: t.instant,
    expires_at: t.instant,
  }),

  // Mailed when strangers guess at an account and its owner signs in on a browser we do not know. Several may be
  // good at once: a stranger who makes us mail another one must not spoil the one the owner is typing.
  t.table('sign_in_codes', {
    id: t.id,
    user_id: t.link('users', 'cascade'),
    code_hash: t.text,
    created_at: t.instant,
    expires_at: t.instant,
  }),
  t.index('sign_in_codes_of_user', 'sign_in_codes', ['user_id']),

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

  // The confirmed address an account had before, for as long as its mailbox may undo the change.
  t.table('address_changes', {
    id: t.id,
    user_id: t.link('users', 'cascade'),
    old_email: t.text,
    // Digest of the secret in the mail to the old address; none until that mail is written.
    undo_hash: t.text.orNull().unique(),
    changed_at: t.instant,
    expires_at: t.instant,
    undone_at: t.instant.orNull(),
    // The address an account wants to have; it becomes the account's own when that mailbox confirms it.
    wanted_email: t.text.orNull(),
    confirmed_at: t.instant.orNull(),
  }),
  t.index('address_changes_of_user', 'address_changes', ['user_id', 'changed_at']),
])

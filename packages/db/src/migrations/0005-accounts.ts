import { defineMigration } from './define.ts'

export const accounts = defineMigration('0005-accounts', (t) => [
  // One person, one number; accounts without a number are many.
  t.index('users_phone_unique', 'users', ['phone'], { unique: true }),

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
])

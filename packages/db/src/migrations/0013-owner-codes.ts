import { defineMigration } from './define.ts'

export const ownerCodes = defineMigration('0013-owner-codes', (t) => [
  // Mailed to the person behind an account without a password, where others type theirs. Only a digest is kept.
  t.table('owner_codes', {
    id: t.id,
    user_id: t.link('users', 'cascade').unique(),
    code_hash: t.text,
    tries: t.int.startsAt(0),
    created_at: t.instant,
    expires_at: t.instant,
  }),
])

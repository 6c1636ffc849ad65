import { defineMigration } from './define.ts'

export const signInCodes = defineMigration('0018-sign-in-codes', (t) => [
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
  // The address an account wants to have; it becomes the account's own when that mailbox confirms it.
  t.addColumn('address_changes', 'wanted_email', t.text.orNull()),
  t.addColumn('address_changes', 'confirmed_at', t.instant.orNull()),
])

import { defineMigration } from './define.ts'

export const addressChanges = defineMigration('0014-address-changes', (t) => [
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
  }),
  t.index('address_changes_of_user', 'address_changes', ['user_id', 'changed_at']),
])

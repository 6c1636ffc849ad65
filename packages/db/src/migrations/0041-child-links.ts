import { defineMigration } from './define.ts'

export const childLinks = defineMigration('0041-child-links', (t) => [
  t.table(
    'child_links',
    {
      id: t.id,
      child_id: t.link('users', 'cascade'),
      // Empty until an account that has confirmed `contact` takes it up.
      parent_id: t.link('users', 'cascade').orNull(),
      // The mailbox that agreed, or that a student of age named. It stays when the parent's account changes its address.
      contact: t.text,
      linked_at: t.instant.orNull(),
      // A student of age decides: empty means that this parent sees nothing from the eighteenth birthday on.
      shared_at: t.instant.orNull(),
      ended_at: t.instant.orNull(),
      ended_by: t.text.orNull().oneOf(['parent', 'student', 'office']),
      created_at: t.instant,
    },
    // Nobody is their own parent, whatever a screen or a script asks for.
    ['check (parent_id is null or parent_id <> child_id)'],
  ),
  // Two tabs that take up the same child make one link.
  t.index('child_links_contact_unique', 'child_links', ['child_id', 'contact'], {
    unique: true,
    where: 'ended_at is null',
  }),
  t.index('child_links_of_parent', 'child_links', ['parent_id']),
])

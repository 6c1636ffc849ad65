import { defineMigration } from './define.ts'

export const ageOfParentLink = defineMigration('0096-age-of-parent-link', (t) => [
  // When the link in the receipt was made; an old one shows nothing of the child until the mailbox has a new one.
  t.addColumn('consents', 'link_at', t.instant.orNull()),
])

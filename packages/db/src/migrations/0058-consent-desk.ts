import { defineMigration } from './define.ts'

export const consentDesk = defineMigration('0058-consent-desk', (t) => [
  // A consent on paper: its scan, who saw it signed, and who took it in.
  t.addColumn('consents', 'scan_id', t.link('private_files', 'set null').orNull()),
  t.addColumn('consents', 'witness', t.text.orNull()),
  // A date of birth is mended by the office alone, with a paper that shows it.
  t.table('birth_corrections', {
    id: t.id,
    user_id: t.link('users', 'cascade'),
    reason: t.text,
    scan_id: t.link('private_files', 'set null').orNull(),
    by_id: t.link('users', 'set null').orNull(),
    at: t.instant,
  }),
])

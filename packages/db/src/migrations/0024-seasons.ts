import { defineMigration } from './define.ts'

export const seasons = defineMigration('0024-seasons', (t) => [
  // The version of the text about an admission that a parent is asked for along with the one about the account.
  t.addColumn('consent_requests', 'admission_version', t.text.orNull()),
])

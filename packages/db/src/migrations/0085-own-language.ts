import { defineMigration } from './define.ts'

export const ownLanguage = defineMigration('0085-own-language', (t) => [
  // In which language somebody reads tests, reports and the mails about them.
  t.addColumn('users', 'language', t.text.startsAt('en').oneOf(['en', 'kn', 'hi'])),
])

import { defineMigration } from './define.ts'

/** Whoever wants to be called says the student's class, and need not choose a day and a time any more. */
export const classOfContacts = defineMigration('0098-class-of-contacts', (t) => [
  t.addColumn('contact_enquiries', 'class', t.text.orNull()),
])

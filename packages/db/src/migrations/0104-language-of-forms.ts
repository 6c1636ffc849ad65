import { defineMigration } from './define.ts'

/** In which language a family wrote to us: the mails that answer are written in it. */
export const languageOfForms = defineMigration('0104-language-of-forms', (t) =>
  ['contact_enquiries', 'event_reservations', 'registrations', 'course_enrolments', 'orders'].map((table) =>
    t.addColumn(table, 'language', t.text.startsAt('en').oneOf(['en', 'kn', 'hi'])),
  ),
)

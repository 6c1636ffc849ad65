import { defineMigration } from './define.ts'

/** In which language a family wrote to us, or a parent is asked: our mails are written in it. */
export const languageOfForms = defineMigration('0104-language-of-forms', (t) =>
  [
    ...['contact_enquiries', 'event_reservations', 'registrations'],
    ...['course_enrolments', 'orders', 'consent_requests'],
  ].map((table) => t.addColumn(table, 'language', t.text.startsAt('en').oneOf(['en', 'kn', 'hi']))),
)

import { defineMigration } from './define.ts'

export const offers = defineMigration('0045-offers', (t) => [
  // The application whose seat this enrolment takes, and the waiver it was priced with.
  t.addColumn('course_enrolments', 'registration_id', t.link('registrations', 'set null').orNull()),
  t.addColumn('course_enrolments', 'waiver_percent', t.int.orNull()),
  // One offer is one seat: two courses paid in two windows must not both be given for it.
  t.index('course_enrolments_one_for_offer', 'course_enrolments', ['registration_id'], {
    unique: true,
    where: "registration_id is not null and payment_status = 'PAID'",
  }),
])

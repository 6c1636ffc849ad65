import { defineMigration } from './define.ts'

export const joinedAgain = defineMigration('0093-joined-again', (t) => [
  'drop index course_enrolments_one_paid',
  // One place for a student at a time: whoever has left, and paid for what was used, may join again.
  t.index('course_enrolments_one_paid', 'course_enrolments', ['person_key'], {
    unique: true,
    where: "payment_status = 'PAID' and left_at is null",
  }),
  'drop index course_enrolments_one_for_offer',
  t.index('course_enrolments_one_for_offer', 'course_enrolments', ['registration_id'], {
    unique: true,
    where: "registration_id is not null and payment_status = 'PAID' and left_at is null",
  }),
])

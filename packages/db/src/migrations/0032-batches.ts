import { defineMigration } from './define.ts'

export const batches = defineMigration('0032-batches', (t) => [
  // The class within a course that a student sits in, as the institute calls it.
  t.addColumn('course_enrolments', 'batch', t.text.orNull()),
  t.index('course_enrolments_in_class', 'course_enrolments', ['branch_id', 'course_id', 'batch'], {
    where: "payment_status = 'PAID' and left_at is null",
  }),
])

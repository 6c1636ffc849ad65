import { defineMigration } from './define.ts'

export const leaving = defineMigration('0015-leaving', (t) => [
  // The day on which a family said that the student leaves: up to it the fee is counted.
  t.addColumn('course_enrolments', 'leave_asked_at', t.instant.orNull()),
])

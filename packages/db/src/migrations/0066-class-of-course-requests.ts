import { defineMigration } from './define.ts'

/** Whoever wants to be called about a course says the student's class, and no e-mail address any more. */
export const classOfCourseRequests = defineMigration('0066-class-of-course-requests', (t) => [
  t.addColumn('course_requests', 'class', t.text.orNull()),
])

import type { Ctx } from '../kernel/context.ts'
import { foundPeople, type Reach } from '../kernel/found-people.ts'
import { idsWith } from '../kernel/trigrams.ts'

/** Whether the enrolment in a course is found by what somebody typed: by the student or the course. */
export const enrolmentFound = (ctx: Ctx, typed: string, reach: Reach) =>
  foundPeople(
    typed,
    {
      table: 'course_enrolments',
      ways: [(words, most) => idsWith(ctx, 'course_enrolments', words, most)],
      texts: ['name', 'email', 'phone', 'course_name'].map((column) => `course_enrolments.${column}`),
    },
    reach,
  )

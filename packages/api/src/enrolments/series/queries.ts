import type { Instant } from '@northlight/contract/dates'
import type { Db } from '@northlight/db/database'
import type { Owner } from '../../accounts/owner.ts'
import { enrolmentsOf } from '../queries.ts'

/** Courses that have papers and that this person is in: paid, and not left. */
export const joinedWithPapers = (db: Db, owner: Owner) =>
  enrolmentsOf(db, owner, undefined)
    .selectAll('course_enrolments')
    .where('course_enrolments.payment_status', '=', 'PAID')
    .where('course_enrolments.leave_asked_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('course_papers')
          .select('course_papers.id')
          .whereRef('course_papers.course_branch_id', '=', 'course_enrolments.course_branch_id'),
      ),
    )
    .orderBy('course_enrolments.id', 'desc')
    .limit(50)
    .execute()

export type JoinedCourse = Awaited<ReturnType<typeof joinedWithPapers>>[number]

export const papersOf = (db: Db, courseBranchIds: number[]) =>
  db
    .selectFrom('course_papers')
    .innerJoin('tests', 'tests.id', 'course_papers.test_id')
    .selectAll('course_papers')
    .select(['tests.name', 'tests.slug', 'tests.opens_at as test_opens_at', 'tests.is_paid'])
    .where('course_papers.course_branch_id', 'in', [0, ...courseBranchIds])
    .orderBy('course_papers.track')
    .orderBy('course_papers.number')
    .execute()

export type CoursePaper = Awaited<ReturnType<typeof papersOf>>[number]

/** How far this person is with each of these tests. */
export const statusOf = async (db: Db, userId: number, testIds: number[]) => {
  const rows = await db
    .selectFrom('test_enrolments')
    .select(['test_id', 'test_status'])
    .where('user_id', '=', userId)
    .where('is_enrolled', '=', true)
    .where('registration_id', 'is', null)
    .where('test_id', 'in', [0, ...testIds])
    .execute()
  return new Map(rows.map(({ test_id, test_status }) => [test_id, test_status]))
}

/** When the fee or its first part arrived: the day from which a series is counted. */
export const joinedAt = async (db: Db, { id, created_at }: JoinedCourse): Promise<Instant> => {
  const row = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.min('paid_at').as('paid_at'))
    .where('kind', '=', 'course')
    .where('subject_id', '=', id)
    .where('paid_at', 'is not', null)
    .executeTakeFirst()
  return row?.paid_at ?? created_at
}

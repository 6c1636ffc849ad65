import type { AttendanceDayTest, AttendanceRow } from '@northlight/contract/exams/attendance'
import type { Ctx } from '../../../kernel/context.ts'
import { inBranches } from '../../../kernel/paging.ts'
import { allow, branchesOf } from '../../../kernel/policy.ts'
import { branchOfAttempt } from '../../attempt/queries.ts'
import type { TestRow } from '../../online-tests/queries.ts'
import { nearNow } from './day.ts'

const stateOf = (state: string | null): AttendanceRow['state'] =>
  state === null || state === 'not_started'
    ? 'not_in'
    : state === 'in_progress' || state === 'overdue'
      ? 'writing'
      : 'ended'

/**
 * Everybody of a test in the branches of the person who asks. Anyone who has no branch (a free test, an admission test
 * at home) is everybody's: somebody has to ring them.
 */
const enrolledFor = (ctx: Ctx, testId: number) => {
  const branches = branchesOf(ctx, allow(ctx, 'console.attendance'))
  return ctx.db
    .selectFrom('test_enrolments')
    .innerJoin('users', 'users.id', 'test_enrolments.user_id')
    .leftJoin('attempts', 'attempts.enrolment_id', 'test_enrolments.id')
    .where('test_enrolments.test_id', '=', testId)
    .where('test_enrolments.is_enrolled', '=', true)
    .$if(branches !== null, (query) => query.where(inBranches(branchOfAttempt(), branches ?? [])))
}

/** Those who have not come first. */
const rowsOf = async (ctx: Ctx, testId: number): Promise<AttendanceRow[]> => {
  const rows = await enrolledFor(ctx, testId)
    .select(['test_enrolments.id', 'users.name', 'users.phone', 'attempts.state', 'attempts.started_at'])
    .select(['attempts.ended_at', branchOfAttempt().as('branch_id')])
    .orderBy('users.name')
    .orderBy('test_enrolments.id')
    .execute()
  const order: AttendanceRow['state'][] = ['not_in', 'writing', 'ended']
  return rows
    .map((row) => ({ ...row, state: stateOf(row.state) }))
    .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
}

export const attendanceDay = async (ctx: Ctx): Promise<AttendanceDayTest[]> => {
  allow(ctx, 'console.attendance')
  const tests: AttendanceDayTest[] = []
  for (const { id, slug, name, opens_at, closes_at } of await nearNow(ctx).execute()) {
    const groups = await enrolledFor(ctx, id)
      .select(({ fn }) => ['attempts.state', fn.countAll<number>().as('count')])
      .groupBy('attempts.state')
      .execute()
    const count = (...states: AttendanceRow['state'][]) =>
      groups.filter(({ state }) => states.includes(stateOf(state))).reduce((sum, group) => sum + group.count, 0)
    const enrolled = count('not_in', 'writing', 'ended')
    tests.push({ slug, name, opens_at, closes_at, enrolled, writing: count('writing'), ended: count('ended') })
  }
  return tests
}

export const testAttendance = async (ctx: Ctx, test: TestRow) => {
  const rows = await rowsOf(ctx, test.id)
  const places = await ctx.db.selectFrom('branches').select(['id', 'name']).orderBy('name').execute()
  const { slug, name, opens_at, closes_at } = test
  return { test: { slug, name, opens_at, closes_at }, places, rows }
}

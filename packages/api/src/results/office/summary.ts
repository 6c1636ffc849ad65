import type { GroupFigures, ResultSummary } from '@northlight/contract/results/office'
import { sql } from 'kysely'
import { branchOfAttempt } from '../../exams/attempt/queries.ts'
import { anyTest } from '../../exams/online-tests/queries.ts'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { inBranches } from '../../kernel/paging.ts'
import { allow, branchesOf } from '../../kernel/policy.ts'
import { asOf, classFigures } from '../../marking/rank-test.ts'
import { whole } from '../numbers.ts'

/** The course a student has a place in: what the office calls a batch. */
const courseOf = sql<string | null>`(
  select course_enrolments.course_name from course_enrolments
  where course_enrolments.user_id = test_enrolments.user_id and course_enrolments.payment_status = 'PAID'
  order by course_enrolments.id desc limit 1
)`

const rowsOf = (ctx: Ctx, testId: number, branches: readonly number[] | null) =>
  ctx.db
    .selectFrom('test_enrolments')
    .leftJoin('attempts', 'attempts.enrolment_id', 'test_enrolments.id')
    .leftJoin('test_results', 'test_results.attempt_id', 'attempts.id')
    .select(['attempts.state', 'test_results.marks', 'test_results.max_marks'])
    .select([branchOfAttempt().as('branch_id'), courseOf.as('course')])
    .where('test_enrolments.test_id', '=', testId)
    .where('test_enrolments.is_enrolled', '=', true)
    .$if(branches !== null, (query) => query.where(inBranches(branchOfAttempt(), branches ?? [])))
    .execute()

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

const isMarked = (row: Row): row is Row & { marks: number; max_marks: number } =>
  row.state === 'graded' && row.marks !== null && row.max_marks !== null

const figuresOf = (name: string | null, rows: Row[], max: number): GroupFigures => {
  const marks = rows.filter(isMarked).map((row) => asOf(row.marks, row.max_marks, max))
  const { takers, average, median, best, distribution } = classFigures(marks, max)
  return {
    name,
    takers,
    absent: rows.filter(({ state }) => state === null || state === 'not_started').length,
    average: whole(average),
    median: whole(median),
    best: whole(best),
    distribution: distribution.map((bar) => ({ from: whole(bar.from), to: whole(bar.to), takers: bar.takers })),
  }
}

const grouped = (rows: Row[], max: number, nameOf: (row: Row) => string | null): GroupFigures[] =>
  [...Map.groupBy(rows, nameOf)]
    .map(([name, own]) => figuresOf(name, own, max))
    .toSorted((a, b) => (a.name ?? '\uffff').localeCompare(b.name ?? '\uffff', 'en-IN'))

/** How a class did, as a whole and in its parts. Anyone who works in some branches sees those. */
export const resultSummary = async (ctx: Ctx, slug: string): Promise<ResultSummary> => {
  const branches = branchesOf(ctx, allow(ctx, 'results.read'))
  const test = (await anyTest(ctx.db, slug)) ?? fail('not_found')
  const rows = await rowsOf(ctx, test.id, branches)
  const names = new Map(
    (await ctx.db.selectFrom('branches').select(['id', 'name']).execute()).map(({ id, name }) => [id, name]),
  )
  const challenges = await ctx.db
    .selectFrom('key_challenges')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('test_id', '=', test.id)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  const max = Math.max(0, ...rows.filter(isMarked).map((row) => row.max_marks))
  const inState = (...states: string[]) => rows.filter(({ state }) => state !== null && states.includes(state)).length
  return {
    test: {
      slug: test.slug,
      name: test.name,
      is_admission: test.is_admission,
      closes_at: test.closes_at,
      results_released_at: test.results_released_at,
      is_by_hand: test.result_policy === 'by_hand',
    },
    enrolled: rows.length,
    marked: rows.filter(isMarked).length,
    unmarked: inState('submitted', 'abandoned'),
    writing: inState('in_progress', 'overdue'),
    max: whole(max),
    all: figuresOf(null, rows, max),
    by_branch: grouped(rows, max, ({ branch_id }) => (branch_id === null ? null : (names.get(branch_id) ?? null))),
    by_batch: grouped(rows, max, ({ course }) => course),
    open_challenges: Number(challenges.count),
  }
}

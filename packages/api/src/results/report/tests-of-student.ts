import type { NextTestView, TakenTestView } from '@northlight/contract/children'
import { testsWithPaper } from '../../exams/online-tests/queries.ts'
import { timesFor } from '../../exams/online-tests/start-times.ts'
import { isResultShown } from '../../exams/online-tests/visibility.ts'
import type { Ctx } from '../../kernel/context.ts'
import { whole } from '../numbers.ts'
import * as queries from '../queries.ts'
import { rankOf } from './report-parts.ts'

/** What a student is enrolled in and has not finished; the test of an application stands with the application. */
export const nextTests = async (ctx: Ctx, userId: number): Promise<NextTestView[]> => {
  const rows = await testsWithPaper(ctx.db)
    .innerJoin('test_enrolments', 'test_enrolments.test_id', 'tests.id')
    .select('test_enrolments.test_status')
    .where('test_enrolments.user_id', '=', userId)
    .where('test_enrolments.is_enrolled', '=', true)
    .where('test_enrolments.test_status', 'in', ['Pending', 'Ongoing'])
    .where('tests.is_admission', '=', false)
    .where('tests.is_active', '=', true)
    .where(({ eb, or }) => or([eb('tests.closes_at', 'is', null), eb('tests.closes_at', '>', ctx.now())]))
    .orderBy(({ fn, val }) => fn.coalesce('tests.opens_at', val('0001-01-01T00:00:00.000Z')))
    .orderBy('tests.id')
    .execute()
  const views: NextTestView[] = []
  for (const row of rows) {
    const { name, slug, opens_at, closes_at, test_status } = row
    views.push({ name, slug, status: test_status, opens_at, closes_at, ...(await timesFor(ctx, row, userId)) })
  }
  return views
}

/** The attempts of a student, newest first, with marks and letter where the student may read them. */
export const takenTests = async (ctx: Ctx, userId: number): Promise<TakenTestView[]> => {
  const results = new Map((await queries.resultsOfUser(ctx.db, userId)).map((row) => [row.attempt_id, row]))
  const attempts = await ctx.db
    .selectFrom('attempts')
    .innerJoin('tests', 'tests.id', 'attempts.test_id')
    .select(['attempts.id', 'attempts.uuid', 'tests.name', 'tests.is_admission'])
    .select(['attempts.started_at', 'attempts.ended_at'])
    .where('attempts.user_id', '=', userId)
    .where('attempts.started_at', 'is not', null)
    .$narrowType<{ started_at: string }>()
    .orderBy('attempts.started_at', 'desc')
    .orderBy('attempts.id', 'desc')
    .execute()
  return attempts.map(({ id, uuid, name, is_admission, started_at, ended_at }) => {
    const row = results.get(id)
    const isShown = row !== undefined && isResultShown(row, row, ctx.now())
    return {
      report: isShown && !is_admission ? uuid : null,
      name,
      started_at,
      ended_at,
      used_ms: ended_at === null ? null : Date.parse(ended_at) - Date.parse(started_at),
      result: isShown
        ? { marks: whole(row.marks), max_marks: whole(row.max_marks), rank: rankOf(row), takers: row.takers }
        : null,
    }
  })
}

/** The test of one of this student's attempts; anybody else's is not there. */
export const testOfAttempt = (ctx: Ctx, userId: number, uuid: string) =>
  testsWithPaper(ctx.db)
    .innerJoin('attempts', 'attempts.test_id', 'tests.id')
    .where('attempts.uuid', '=', uuid)
    .where('attempts.user_id', '=', userId)
    .where('tests.is_admission', '=', false)
    .executeTakeFirst()

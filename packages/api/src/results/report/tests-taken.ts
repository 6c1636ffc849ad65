import type { ChildDataView } from '@northlight/contract/families'
import { isResultShown } from '../../exams/online-tests/visibility.ts'
import type { Ctx } from '../../kernel/context.ts'
import { whole } from '../numbers.ts'
import * as queries from '../queries.ts'
import { rankOf } from './report-parts.ts'

/** The attempts of a student, newest first, each with its result where it may be seen. */
export const testsTaken = async (ctx: Ctx, userId: number): Promise<ChildDataView['tests']> => {
  const results = new Map((await queries.resultsOfUser(ctx.db, userId)).map((row) => [row.attempt_id, row]))
  const attempts = await ctx.db
    .selectFrom('attempts')
    .innerJoin('tests', 'tests.id', 'attempts.test_id')
    .select(['attempts.id', 'tests.name', 'attempts.started_at', 'attempts.ended_at'])
    .where('attempts.user_id', '=', userId)
    .where('attempts.started_at', 'is not', null)
    .$narrowType<{ started_at: string }>()
    .orderBy('attempts.started_at', 'desc')
    .orderBy('attempts.id', 'desc')
    .execute()
  return attempts.map(({ id, name, started_at, ended_at }) => {
    const row = results.get(id)
    if (!row || !isResultShown(row, row, ctx.now())) return { name, started_at, ended_at, result: null }
    const { marks, max_marks, takers } = row
    const rank = rankOf(row)
    return { name, started_at, ended_at, result: { marks: whole(marks), max_marks: whole(max_marks), rank, takers } }
  })
}

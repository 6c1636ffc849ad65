import type { AttemptRow } from '../exams/attempt/queries.ts'
import { type Enrolment, enrolmentOf, type TestRow } from '../exams/online-tests/queries.ts'
import { isResultShown } from '../exams/online-tests/visibility.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'
import { markAttempts } from '../marking/mark-attempts.ts'
import { queueRanking } from '../marking/queue-marking.ts'
import type { ResultRow, SheetRow } from './queries.ts'
import * as queries from './queries.ts'

export type User = { id: number }

/** An attempt that has ended as the rules foresee; one ended by leaving the screen has no report. */
export type Completed = { test: TestRow; enrolment: Enrolment; attempt: AttemptRow }
export type Marked = Completed & { result: ResultRow; sheet: SheetRow }

/** Anybody else's attempt looks like one that does not exist. */
export const completedOf = async (ctx: Ctx, test: TestRow, user: User): Promise<Completed> => {
  const enrolment = await enrolmentOf(ctx.db, test, user.id)
  if (!enrolment?.is_enrolled || enrolment.test_status !== 'Completed') return fail('not_found')
  const attempt = (await queries.attemptOf(ctx.db, enrolment.id)) ?? fail('not_found')
  return { test, enrolment, attempt }
}

export const storedResult = async (ctx: Ctx, completed: Completed): Promise<Marked | undefined> => {
  const result = await queries.resultOf(ctx.db, completed.attempt.id)
  const sheet = result && (await queries.sheetOfAttempt(ctx.db, completed.attempt.id))
  return result && sheet && { ...completed, result, sheet }
}

/** The result. Anyone who looks before the queue has come to it does not wait: it is marked on the spot. */
export const markedOf = async (ctx: Ctx, completed: Completed): Promise<Marked | undefined> => {
  const known = await storedResult(ctx, completed)
  if (known && completed.attempt.state === 'graded') return known
  const marked = await markAttempts(ctx.db, [completed.attempt.id], { now: ctx.now() })
  if (marked.length > 0) await inTransaction(ctx, (ctx) => queueRanking(ctx, completed.test.id))
  return storedResult(ctx, completed)
}

/** The own result as far as it may be seen; 404 otherwise. */
export const shownResult = async (ctx: Ctx, test: TestRow, user: User): Promise<Marked> => {
  const completed = await completedOf(ctx, test, user)
  if (!isResultShown(test, completed.attempt, ctx.now()))
    return fail('not_found', 'The result of this test is not out yet.')
  return (await markedOf(ctx, completed)) ?? fail('not_found')
}

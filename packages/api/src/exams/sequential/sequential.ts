import {
  type AnswerName,
  answerNames,
  type EliminatedInput,
  type FillAnswerInput,
} from '@northlight/contract/exams/sequential'
import type { Answer } from '@northlight/exam/answers/answers'
import { tallyOf } from '@northlight/exam/attempt/integrity'
import { type Action, next, type Outcome } from '@northlight/exam/attempt/next'
import { currentQuestion } from '@northlight/exam/attempt/sequential'
import type { Item } from '@northlight/exam/papers/paper'
import { audit } from '../../kernel/audit.ts'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { noteConduct } from '../attempt/conduct.ts'
import { inSharedTransaction } from '../attempt/free.ts'
import { orRefuse, refuse } from '../attempt/or-refuse.ts'
import * as attempts from '../attempt/queries.ts'
import { createAttempt, prepareStart, requireStanding } from '../attempt/start.ts'
import { asOfNow, ms, readAttempt, type StoredAttempt, storeAttempt } from '../attempt/stored-attempt.ts'
import type { TestRow } from '../online-tests/queries.ts'
import * as queries from '../online-tests/queries.ts'
import { requireOneByOne } from './one-by-one.ts'
import { toQuestionSet } from './views.ts'

/** One question after the other. Every verb works on the question that is stored as shown, never on a number sent in. */
type User = { id: number }

const isOver = () => fail('bad_request', 'Exam is over already!')

/**
 * Does something with the attempt, which is made when it is not there yet. What must hold before a first start is asked
 * outside the shared transaction, and only then.
 */
const withAttempt = async (
  ctx: Ctx,
  test: TestRow,
  user: User,
  action: Action,
  then: (ctx: Ctx, outcome: Outcome, before: StoredAttempt) => Promise<StoredAttempt>,
): Promise<StoredAttempt> => {
  const enrolment = await requireStanding(ctx, test, user)
  if (enrolment.attempt_id === null) {
    await requireOneByOne(ctx, test)
    const prepared = await prepareStart(ctx, test, enrolment, 'sequential')
    const made = await createAttempt(ctx, test, enrolment, prepared, action)
    if (made) return made
  }
  return inSharedTransaction(ctx, async (ctx) => {
    const row = (await attempts.attemptOfEnrolment(ctx, enrolment.id, { hold: true })) ?? fail('conflict')
    const before = await readAttempt(ctx, row)
    return then(ctx, next(before.attempt, action, ms(ctx.now())), before)
  })
}

/**
 * Shows the question and stamps when that first happened; after the end it says how the test ended. A paper of free
 * delivery that begins here goes on here: the attempt keeps the way it was begun.
 */
export const questionSet = async (ctx: Ctx, test: TestRow, user: User) => {
  const stored = await withAttempt(ctx, test, user, { type: 'serve' }, (ctx, outcome, before) =>
    storeAttempt(ctx, before, orRefuse(outcome).attempt),
  )
  return toQuestionSet(ctx, test, asOfNow(ctx, stored))
}

/** `Answer2` is the second option as this student sees it. */
const chosen = (item: Item | undefined, name: AnswerName | undefined): Answer | null => {
  const option = name && item?.options[answerNames.indexOf(name)]
  return option === undefined ? null : { type: 'single', option }
}

const ownForAnswer = async (ctx: Ctx, test: TestRow, user: User): Promise<StoredAttempt | undefined> => {
  const enrolment = await queries.enrolmentOf(ctx.db, test, user.id)
  if (!enrolment?.is_enrolled) return undefined
  const row = await attempts.attemptOfEnrolment(ctx, enrolment.id, { hold: true })
  return row && readAttempt(ctx, row)
}

/**
 * Answers the question on the screen. A double click, a retry or an answer meant for another question changes nothing
 * and is answered as if it had: the screen asks for the question again and goes on.
 */
export const fillAnswer = (ctx: Ctx, test: TestRow, user: User, input: FillAnswerInput): Promise<void> =>
  inSharedTransaction(ctx, async (ctx) => {
    const before = await ownForAnswer(ctx, test, user)
    if (!before?.attempt.progress) return isOver()
    const current = currentQuestion(before.attempt.progress)
    const item = before.row.items.find((one) => one.slot === current?.slot)
    const outcome = next(
      before.attempt,
      {
        type: 'answer',
        answer: chosen(item, input.attempted_answer),
        reason: input.attempted_answer ? null : (input.reason ?? null),
        ...(input.question_id !== undefined && { version: input.question_id }),
      },
      ms(ctx.now()),
    )
    if (!outcome.ok) return isOver()
    await storeAttempt(ctx, before, outcome.attempt)
  })

/** Whether the first leaving ends this test: then it does so also before the first question. */
const endsAtOnce = ({ integrity_policy }: TestRow) =>
  integrity_policy?.policy === 'eliminate' && integrity_policy.warnings === 0

/** Counts one leaving, and gives the attempt as it is then; nothing for a test that was not begun. */
const countLeaving = async (
  ctx: Ctx,
  test: TestRow,
  user: User,
  reason: string,
): Promise<StoredAttempt | undefined> => {
  const enrolment = await queries.enrolmentOf(ctx.db, test, user.id)
  if (!enrolment?.is_enrolled) return isOver()
  const begun = await attempts.attemptOfEnrolment(ctx, enrolment.id, { hold: false })
  if (!begun && !endsAtOnce(test)) {
    await audit(ctx, { action: 'exams.leave-screen', entity: 'test', id: test.id, details: { reason } })
    return undefined
  }
  return withAttempt(ctx, test, user, { type: 'leave', reason }, async (ctx, outcome, before) => {
    if (!outcome.ok) return isOver()
    const after = await storeAttempt(ctx, before, outcome.attempt)
    const action = after.attempt.state === 'eliminated' ? 'exams.eliminate' : 'exams.leave-screen'
    await audit(ctx, { action, entity: 'attempt', id: after.row.id, details: { test: test.id } })
    await noteConduct(ctx, test, before, after)
    return after
  })
}

/**
 * The screen says that the rules were broken. It is counted as one leaving, as the server received it; the test ends
 * where its policy says so after that many warnings, and not because a browser asked for it. While the test goes on the
 * call is refused: a client would take any success for the end.
 */
export const leaveScreen = async (ctx: Ctx, test: TestRow, user: User, { reason }: EliminatedInput): Promise<void> => {
  const stored = await countLeaving(ctx, test, user, reason)
  if (stored?.attempt.state === 'eliminated') return
  const said = stored && tallyOf(stored.attempt.events, stored.attempt.policy).sentence
  refuse('not_eliminated', `Your test goes on. ${said || 'This is recorded.'}`)
}

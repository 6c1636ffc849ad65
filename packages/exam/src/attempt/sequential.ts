import type { Answer } from '../answers/answers.ts'
import type { Ms } from '../durations.ts'
import type { Responses } from '../marking/mark.ts'
import { type Grant, NEXT_QUESTION_AFTER, QUESTION_GRACE, questionDeadline, type TimeTerms } from './timing.ts'

export const ATTEMPT_STATUSES = ['Attempted', 'Failed To Answer', 'Eliminated'] as const
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number]

export type SequentialRecord = {
  slot: number
  version: number
  status: AttemptStatus
  answer: Answer | null
  /** An answer that came after its time. It earns nothing and is kept for staff. */
  lateAnswer: Answer | null
  reason: string | null
  servedAt: Ms
  at: Ms
}

export type SequentialQuestion = { slot: number; version: number; durationMs: Ms | null }

/** One question after the other, no way back. `servedAt` is null until the current question was shown. */
export type SequentialProgress = {
  questions: SequentialQuestion[]
  servedAt: Ms | null
  records: SequentialRecord[]
}

export const currentQuestion = (progress: SequentialProgress): SequentialQuestion | null =>
  progress.questions[progress.records.length] ?? null

export const isFinished = (progress: SequentialProgress): boolean =>
  progress.records.length >= progress.questions.length

/** When the question on the screen ends; `null` when it is not timed or not shown yet. */
export const currentDeadline = (progress: SequentialProgress, terms: TimeTerms, grants: Grant[]): Ms | null => {
  const question = currentQuestion(progress)
  if (!question || progress.servedAt === null) return null
  // Extra time goes to the question that is, or is about to be, on the screen when it is given.
  const since = progress.records.at(-1)?.at ?? Number.NEGATIVE_INFINITY
  const own = grants.filter((grant) => grant.at >= since)
  return questionDeadline(terms, question.durationMs, progress.servedAt, own)
}

const withRecord = (
  progress: SequentialProgress,
  entry: { status: AttemptStatus; answer: Answer | null; lateAnswer: Answer | null; reason: string | null; at: Ms },
): SequentialProgress => {
  const question = currentQuestion(progress)
  if (!question) return progress
  const { slot, version } = question
  const record: SequentialRecord = { slot, version, servedAt: progress.servedAt ?? entry.at, ...entry }
  return { ...progress, servedAt: null, records: [...progress.records, record] }
}

/** The last sign of the student: the question on the screen was shown, or else the last one was finished. */
export const lastSign = (progress: SequentialProgress, startedAt: Ms): Ms =>
  progress.servedAt ?? progress.records.at(-1)?.at ?? startedAt

/** Whether the current question's time, and the little it may travel, is over. */
export const isQuestionOver = (progress: SequentialProgress, terms: TimeTerms, grants: Grant[], now: Ms): boolean => {
  const deadline = currentDeadline(progress, terms, grants)
  return deadline !== null && now > deadline + QUESTION_GRACE
}

/**
 * Shows the current question and stamps when its time began, at its first showing or a few seconds after the last
 * answer: neither a reload nor a pause refills it.
 * A question whose time ran out while the student was away is recorded as not answered, and the next is shown.
 */
export const serve = (progress: SequentialProgress, terms: TimeTerms, grants: Grant[], now: Ms): SequentialProgress => {
  const deadline = currentDeadline(progress, terms, grants)
  const left =
    deadline !== null && isQuestionOver(progress, terms, grants, now)
      ? withRecord(progress, {
          status: 'Failed To Answer',
          answer: null,
          lateAnswer: null,
          reason: 'The time for this question was over.',
          at: deadline,
        })
      : progress
  if (isFinished(left) || left.servedAt !== null) return left
  const answered = left === progress && terms.clock === 'question' ? left.records.at(-1) : undefined
  // Between an answer and the next question no time stands still: anyone who waits to ask for it has less of it.
  return { ...left, servedAt: answered ? Math.min(now, answered.at + NEXT_QUESTION_AFTER) : now }
}

export type SequentialAnswer = {
  answer: Answer | null
  reason: string | null
  version?: number | undefined
  /** When the whole attempt ends, where it does. */
  endsAt?: Ms | null
}
export type Ignored = 'not_shown' | 'other_question'

/**
 * Records the answer to the question on the screen and moves on. A second click, a retry or an answer meant for
 * another question finds nothing shown and changes nothing.
 */
export const recordAnswer = (
  progress: SequentialProgress,
  terms: TimeTerms,
  grants: Grant[],
  given: SequentialAnswer,
  now: Ms,
): { progress: SequentialProgress; ignored?: Ignored } => {
  const question = currentQuestion(progress)
  if (!question || progress.servedAt === null) return { progress, ignored: 'not_shown' }
  if (given.version !== undefined && given.version !== question.version) return { progress, ignored: 'other_question' }
  const isOver = given.endsAt !== undefined && given.endsAt !== null && now > given.endsAt + QUESTION_GRACE
  const isLate = isOver || isQuestionOver(progress, terms, grants, now)
  const answer = isLate ? null : given.answer
  return {
    progress: withRecord(progress, {
      status: answer ? 'Attempted' : 'Failed To Answer',
      answer,
      lateAnswer: isLate ? given.answer : null,
      reason:
        isLate && given.answer
          ? `The answer came after the ${isOver ? 'end of the test' : 'time for this question'}.`
          : given.reason,
      at: now,
    }),
  }
}

/** What is marked. A question that was never shown is missing, so it costs nothing. */
export const sequentialResponses = (progress: SequentialProgress): Responses =>
  Object.fromEntries(progress.records.map((record) => [record.slot, record.answer]))

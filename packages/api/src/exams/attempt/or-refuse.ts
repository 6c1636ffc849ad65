import type { ExamRefusal } from '@northlight/contract/exams/refusals'
import type { Outcome } from '@northlight/exam/attempt/next'
import { ApiFailure } from '../../kernel/errors.ts'

/** 409 with a sentence for the student and a code for the screen. */
export const refuse = (code: ExamRefusal, message: string): never => {
  throw new ApiFailure('conflict', { message, extra: { code } })
}

/** An action the engine refuses is a conflict. */
export const orRefuse = (outcome: Outcome): Extract<Outcome, { ok: true }> =>
  outcome.ok ? outcome : refuse(outcome.refusal, outcome.sentence)

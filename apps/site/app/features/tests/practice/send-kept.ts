import type { FeedbackView } from '@northlight/contract/results/practice'
import { isApiError } from '../../../platform/api/api-error.ts'
import type { KeptAnswer } from './kept-practice.ts'

/** Whether nothing came back at all: then the answer may still be given later. */
export const isUnreached = (error: unknown): boolean => !isApiError(error) || error.status === 0

type Told = { number: number; feedback: FeedbackView }

/**
 * Sends what was answered without a line, in its order. What the server refuses is dropped: the question was answered
 * elsewhere, or the practice is gone. Gives what was told and what still waits.
 */
export const sendKept = async (
  answers: KeptAnswer[],
  send: (answer: KeptAnswer) => Promise<FeedbackView>,
): Promise<{ told: Told[]; left: KeptAnswer[] }> => {
  const told: Told[] = []
  for (const [at, answer] of answers.entries()) {
    try {
      told.push({ number: answer.number, feedback: await send(answer) })
    } catch (error) {
      if (isUnreached(error)) return { told, left: answers.slice(at) }
    }
  }
  return { told, left: [] }
}

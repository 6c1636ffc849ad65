import type { FeedbackView } from '@northlight/contract/results/practice'
import { isApiError } from '../../../platform/api/api-error.ts'
import type { KeptAnswer } from '../kept/kept-practice.ts'

/** Whether nothing came back at all: then the answer may still be given later. */
export const isUnreached = (error: unknown): boolean => !isApiError(error) || error.status === 0

/** The practice is gone or has ended, or this is no answer to the question: no later try would change that. */
const isRefused = (error: unknown): boolean => isApiError(error) && [404, 409, 422].includes(error.status)

type Kept = {
  /** What waits at this moment, in the order it was given. */
  waiting: () => KeptAnswer[]
  send: (answer: KeptAnswer) => Promise<FeedbackView>
  onTold: (number: number, feedback: FeedbackView) => void
  onRefused: (number: number) => void
}

/**
 * Sends what was answered offline, one after the other, also what is kept meanwhile. Whatever else than a refusal
 * goes wrong (no connection, signed out, too many at once, a server that restarts), the rest goes on waiting.
 */
export const sendKept = async ({ waiting, send, onTold, onRefused }: Kept): Promise<void> => {
  const tried = new Set<number>()
  const next = () => waiting().find(({ number }) => !tried.has(number))
  for (let answer = next(); answer; answer = next()) {
    tried.add(answer.number)
    try {
      onTold(answer.number, await send(answer))
    } catch (error) {
      if (!isRefused(error)) return
      onRefused(answer.number)
    }
  }
}

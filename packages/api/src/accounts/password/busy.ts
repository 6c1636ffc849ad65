import { ApiFailure } from '../../kernel/errors.ts'
import { QueueFull } from './fair-queue.ts'

/** Said to anyone who finds no place in a queue any more. */
export const asBusy = (error: unknown): never => {
  if (!(error instanceof QueueFull)) throw error
  const message = 'Very many people are signing in just now. Please try again in a few seconds.'
  throw new ApiFailure('unavailable', { message, headers: { 'retry-after': '10' } })
}

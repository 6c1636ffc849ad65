import type { Database } from '@northlight/db/database'
import { fold } from '@northlight/db/fold'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Ctx } from '../../kernel/context.ts'
import { ApiFailure } from '../../kernel/errors.ts'
import { limiterFor, personDigest, take, waitSentence } from '../../kernel/limits.ts'

/**
 * Wrong passwords for one account from anywhere. An attacker with many addresses is slowed here; the owner's own
 * device is never asked, so that nobody can shut a person out of their account.
 */
const rule = { points: 20, seconds: 15 * 60 }

const guards = new WeakMap<Database, RateLimiterAbstract>()

const guardOf = ({ services: { database } }: Ctx) => {
  const guard = guards.get(database) ?? limiterFor(database, 'guessing', rule)
  guards.set(database, guard)
  return guard
}

// Unknown addresses are counted like known ones: the pause tells nothing about who has an account.
const keyOf = (email: string) => personDigest(fold(email))

export const checkGuessing = async (ctx: Ctx, email: string) => {
  const state = await guardOf(ctx).get(keyOf(email))
  if (!state || state.consumedPoints < rule.points) return
  const wait = Math.max(1, Math.ceil(state.msBeforeNext / 1000))
  throw new ApiFailure('too_many', { message: waitSentence(wait), headers: { 'retry-after': String(wait) } })
}

export const countWrongGuess = (ctx: Ctx, email: string) => take(guardOf(ctx), keyOf(email)).catch(() => undefined)

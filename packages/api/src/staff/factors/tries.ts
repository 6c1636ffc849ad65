import { minutes } from '@northlight/contract/durations'
import type { Database } from '@northlight/db/database'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Ctx } from '../../kernel/context.ts'
import { ApiFailure } from '../../kernel/errors.ts'
import { limiterFor, take } from '../../kernel/limits.ts'

/** Five wrong ones in a quarter of an hour: six digits are few. */
const rule = { points: 5, seconds: minutes(15) / 1000 }

export type Tried = 'totp' | 'passkey' | 'recovery'

const made = new WeakMap<Database, RateLimiterAbstract>()

/** Shared by all processes on PostgreSQL, kept in memory by the one process on SQLite. */
const limiterOf = ({ services: { database } }: Ctx): RateLimiterAbstract => {
  const limiter = made.get(database) ?? limiterFor(database, 'second-factor', rule)
  made.set(database, limiter)
  return limiter
}

const keyOf = (userId: number, kind: Tried) => `${kind}:${userId}`

/**
 * Counts a try before it is looked at: counted only afterwards, a thousand sent at once would all be looked at. Each
 * kind rests by itself, and the password never does: anyone who guesses digits does not shut the owner's passkey out.
 * Gives whether this was the last try before the pause.
 */
export const takeTry = async (ctx: Ctx, userId: number, kind: Tried): Promise<{ isLast: boolean }> => {
  try {
    const { remainingPoints } = await take(limiterOf(ctx), keyOf(userId, kind))
    return { isLast: remainingPoints === 0 }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const wait = Math.ceil(Number(error.headers['retry-after'] ?? 60) / 60)
    throw new ApiFailure('too_many', {
      message: `Too many wrong tries. This factor rests for ${wait === 1 ? 'a minute' : `${wait} minutes`}; another one of yours works meanwhile.`,
      headers: error.headers,
    })
  }
}

export const clearTries = (ctx: Ctx, userId: number, kind: Tried) => limiterOf(ctx).delete(keyOf(userId, kind))

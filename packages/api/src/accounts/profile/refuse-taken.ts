import type { Database } from '@northlight/db/database'
import { isUniqueViolation } from '@northlight/db/errors'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Ctx } from '../../kernel/context.ts'
import { invalid } from '../../kernel/errors.ts'
import { limiterFor, take } from '../../kernel/limits.ts'
import * as queries from '../queries.ts'

export const addressTaken = 'This e-mail address already has an account.'

const rule = { points: 20, seconds: 15 * 60 }
const limiters = new WeakMap<Database, RateLimiterAbstract>()
const limiterOf = ({ services: { database } }: Ctx) => {
  const limiter = limiters.get(database) ?? limiterFor(database, 'taken', rule)
  limiters.set(database, limiter)
  return limiter
}

/** People make this mistake once; anyone who tries out numbers to learn who has an account is stopped. */
export const countAsking = (ctx: Ctx) => take(limiterOf(ctx), ctx.address)

/** Which of the two unique fields belong to somebody else, each said on its own field; both when both do. */
export const refuseTaken =
  (ctx: Ctx, input: { email: string; phone: string }, self?: number) =>
  async (error: unknown): Promise<never> => {
    if (!isUniqueViolation(error, 'users')) throw error
    await countAsking(ctx)
    const isOther = (user: { id: number } | undefined) => user !== undefined && user.id !== self
    const email = isOther(await queries.userByEmail(ctx.db, input.email))
    const phone = isOther(await queries.userByPhone(ctx.db, input.phone))
    return invalid({
      ...(email && { email: [addressTaken] }),
      ...(phone && { phone: ['This mobile number already has an account.'] }),
    })
  }

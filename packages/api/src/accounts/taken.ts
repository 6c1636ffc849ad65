import { minutes } from '@northlight/contract/durations'
import type { Database } from '@northlight/db/database'
import { isUniqueViolation } from '@northlight/db/errors'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Ctx } from '../kernel/context.ts'
import { invalid } from '../kernel/errors.ts'
import { digest, limiterFor, take } from '../kernel/limits.ts'
import * as queries from './queries.ts'

export const addressTaken = 'This e-mail address already has an account.'

/** So many may read from one network address that somebody has an account; a list of numbers is not tried out here. */
const rule = { points: 30, seconds: minutes(10) / 1000 }
const askers = new WeakMap<Database, RateLimiterAbstract>()

export const countAsking = ({ address, services: { database } }: Ctx) => {
  const asked = askers.get(database) ?? limiterFor(database, 'taken', rule)
  askers.set(database, asked)
  return take(asked, digest(address))
}

/** Which of the two unique fields belong to somebody else, each said on its own field; both when both do. */
export const taken =
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

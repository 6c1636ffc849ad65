import { isUniqueViolation } from '@northlight/db/errors'
import type { Ctx } from '../kernel/context.ts'
import { invalid } from '../kernel/errors.ts'
import * as queries from './queries.ts'

export const addressTaken = 'This e-mail address already has an account.'

/** Which of the two unique fields belong to somebody else, each said on its own field; both when both do. */
export const taken =
  (ctx: Ctx, input: { email: string; phone: string }, self?: number) =>
  async (error: unknown): Promise<never> => {
    if (!isUniqueViolation(error, 'users')) throw error
    const isOther = (user: { id: number } | undefined) => user !== undefined && user.id !== self
    const email = isOther(await queries.userByEmail(ctx.db, input.email))
    const phone = isOther(await queries.userByPhone(ctx.db, input.phone))
    return invalid({
      ...(email && { email: [addressTaken] }),
      ...(phone && { phone: ['This mobile number already has an account.'] }),
    })
  }

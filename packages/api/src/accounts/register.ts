import type { RegisterInput } from '@northlight/contract/accounts'
import { isUniqueViolation } from '@northlight/db/errors'
import { audit } from '../kernel/audit.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { invalid } from '../kernel/errors.ts'
import { enqueue } from '../kernel/jobs/define-job.ts'
import { sendVerificationLink } from './jobs.ts'
import { hashPassword } from './passwords.ts'
import * as queries from './queries.ts'
import { issueToken } from './tokens.ts'

/** Which of the two unique fields belong to somebody else, each said on its own field; both when both do. */
export const taken =
  (ctx: Ctx, input: { email: string; phone: string }, self?: number) =>
  async (error: unknown): Promise<never> => {
    if (!isUniqueViolation(error, 'users')) throw error
    const isOther = (user: { id: number } | undefined) => user !== undefined && user.id !== self
    const email = isOther(await queries.userByEmail(ctx.db, input.email))
    const phone = isOther(await queries.userByPhone(ctx.db, input.phone))
    return invalid({
      ...(email && { email: ['This e-mail address already has an account.'] }),
      ...(phone && { phone: ['This mobile number already has an account.'] }),
    })
  }

/** A new student's account, signed in at once; the address waits to be confirmed. */
export const registerAccount = async (ctx: Ctx, input: RegisterInput, device: string) => {
  if (input.date_of_birth && input.date_of_birth > ctx.now().slice(0, 10))
    invalid({ date_of_birth: ['The date of birth lies in the future.'] })
  const password_hash = await hashPassword(input.password)
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    const user = await queries.insertUser(ctx.db, {
      name: input.name,
      email: input.email,
      phone: input.phone,
      password_hash,
      role: 'student',
      date_of_birth: input.date_of_birth ?? null,
      created_at: now,
      updated_at: now,
    })
    const token = await issueToken(ctx, user, device)
    await audit(ctx, { action: 'accounts.register', entity: 'user', id: user.id })
    await enqueue(ctx, sendVerificationLink, { user_id: user.id })
    return { user, token }
  }).catch(taken(ctx, input))
}

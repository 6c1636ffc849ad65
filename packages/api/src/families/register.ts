import type { RegisterInput } from '@northlight/contract/accounts'
import { isMinor } from '@northlight/contract/age'
import { indianDay } from '@northlight/contract/dates'
import { sendVerificationLink } from '../accounts/jobs.ts'
import { hashPassword } from '../accounts/password/passwords.ts'
import { refuseTaken } from '../accounts/profile/refuse-taken.ts'
import * as queries from '../accounts/queries.ts'
import { issueToken } from '../accounts/session/tokens.ts'
import { audit } from '../kernel/audit.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { enqueue } from '../kernel/jobs/define-job.ts'
import { languageOfCall } from '../kernel/language-of-call.ts'
import { checkBirth, nameParent, parentIn } from './consent/parent.ts'

/** A new student's account, signed in at once; the address waits to be confirmed. */
export const registerAccount = async (ctx: Ctx, input: RegisterInput, device: string) => {
  const born = input.date_of_birth
  checkBirth(ctx, born)
  // Who is under 18 and names nobody gets the account all the same: a parent is asked for before the first test.
  const parent =
    born && isMinor(born, indianDay(ctx.now()))
      ? parentIn(input, { emails: [input.email], phone: input.phone })
      : undefined
  const password_hash = await hashPassword(input.password, ctx.address)
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    const user = await queries.insertUser(ctx.db, {
      name: input.name,
      email: input.email,
      phone: input.phone,
      password_hash,
      role: 'student',
      date_of_birth: born ?? null,
      created_at: now,
      updated_at: now,
    })
    const token = await issueToken(ctx, user, device)
    await audit(ctx, { action: 'accounts.register', entity: 'user', id: user.id })
    await enqueue(ctx, sendVerificationLink, { user_id: user.id, language: languageOfCall(ctx) })
    if (parent) await nameParent(ctx, user, parent)
    return { user, token }
  }).catch(refuseTaken(ctx, input))
}

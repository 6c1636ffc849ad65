import { fold } from '@northlight/db/fold'
import type { Ctx } from '../../kernel/context.ts'
import type { OrderRequest } from './orders.ts'

type Payer = OrderRequest['payer']

/**
 * Anyone who pays from this account. It is the student, as the form names them, where the address is the student's,
 * where nobody is signed in, and where the account has not confirmed its own.
 */
export const payerFrom = async ({ db }: Ctx, userId: number | null, student: Payer): Promise<Payer> => {
  if (userId === null) return student
  const account = await db
    .selectFrom('users')
    .select(['name', 'email', 'phone'])
    .where('id', '=', userId)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
  return account && fold(account.email) !== fold(student.email) ? account : student
}

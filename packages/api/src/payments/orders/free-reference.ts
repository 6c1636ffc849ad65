import type { Ctx } from '../../kernel/context.ts'

/**
 * A cheque or transfer whose receipt is cancelled may stand on another one: a returned cheque is presented again, or
 * somebody else did pay with it. What was taken back keeps its number beside it.
 */
export const freeReference = async ({ db }: Ctx, paymentId: number): Promise<void> => {
  const row = await db
    .selectFrom('desk_payments')
    .select('reference')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  if (!row?.reference) return
  const { reference } = row
  await db.updateTable('returned_cheques').set({ reference }).where('payment_id', '=', paymentId).execute()
  await db.updateTable('desk_payments').set({ reference: null }).where('payment_id', '=', paymentId).execute()
}

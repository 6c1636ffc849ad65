import type { Instant } from '@northlight/contract/dates'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { forgetMails } from '../mails/forget-mails.ts'
import { limitOf } from '../retention/limit-of.ts'

const removed = 'removed'
const nobody = (id: number) => `removed-${id}@deleted.invalid`

/** Few enough that nobody who writes at the same moment waits for long. */
const atOnce = 200

const ordersWithPayer = (ctx: Ctx, before: Instant) =>
  ctx.db
    .selectFrom('orders')
    .select('id')
    .where('created_at', '<', before)
    .where('payer_name', '!=', removed)
    .orderBy('id')
    .limit(atOnce)

const withoutPayer = async (ctx: Ctx, ids: number[]) => {
  for (const id of ids) {
    const payer = { payer_name: removed, payer_email: nobody(id), payer_phone: null }
    await ctx.db.updateTable('orders').set(payer).where('id', '=', id).execute()
    await ctx.db
      .updateTable('receipts')
      .set({ ...payer, student_name: null })
      .where('order_id', '=', id)
      .execute()
  }
  await forgetMails(ctx.db, 'orders', ids)
}

type Step = (ctx: Ctx) => Promise<number>

/** Begun without an account and never paid. One for which money came is kept: it may have to go back. */
const forgetUnpaidOrders: Step = async (ctx) => {
  const rows = await ordersWithPayer(ctx, limitOf(ctx, 'unpaidOrders'))
    .where('user_id', 'is', null)
    .where('status', 'in', ['PENDING', 'CANCELLED'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('unmatched_payments')
            .select('unmatched_payments.id')
            .whereRef('unmatched_payments.order_id', '=', 'orders.id'),
        ),
      ),
    )
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await withoutPayer(ctx, ids)
  return ids.length
}

/** Sums and numbers stay in the books; who paid is asked for by nobody any more. */
const forgetOldOrders: Step = async (ctx) => {
  const ids = (await ordersWithPayer(ctx, limitOf(ctx, 'payments')).execute()).map(({ id }) => id)
  if (ids.length > 0) await withoutPayer(ctx, ids)
  return ids.length
}

/** Names of those who paid, or began to, once their time is over. An account's own orders end with it, or with the books. */
export const forgetPayers = async (ctx: Ctx): Promise<void> => {
  for (const step of [forgetUnpaidOrders, forgetOldOrders]) while ((await inTransaction(ctx, step)) === atOnce);
}

import type { Ctx } from '../kernel/context.ts'
import { closeOpenOrder, holdOrders } from '../payments/orders/orders.ts'
import * as queries from './queries.ts'

const begunWith = async ({ db }: Ctx, registrationId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('course_enrolments')
    .select('id')
    .where('registration_id', '=', registrationId)
    .where('payment_status', 'in', ['PENDING', 'CANCELLED'])
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Called before the application is locked: a payment is recorded in the same order, orders first. */
export const holdOffered = async (ctx: Ctx, registrationId: number): Promise<void> => {
  for (const id of await begunWith(ctx, registrationId)) await holdOrders(ctx, 'course', id)
}

/** The offer is over: nobody is asked any more for what was begun with it and not paid. In the caller's transaction. */
export const closeOffered = async (ctx: Ctx, registrationId: number): Promise<void> => {
  for (const id of await begunWith(ctx, registrationId)) {
    await closeOpenOrder(ctx, 'course', id)
    await queries.changeUnpaid(ctx.db, id, { payment_status: 'CANCELLED', updated_at: ctx.now() })
  }
}

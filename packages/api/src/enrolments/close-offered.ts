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

const takenWith = ({ db }: Ctx, registrationId: number) =>
  db
    .selectFrom('course_enrolments')
    .selectAll()
    .where('registration_id', '=', registrationId)
    .where('left_at', 'is', null)
    .orderBy('id')
    .execute()

/** Held before the application is, so that a payment comes before or after: everything taken with an offer. */
export const holdTaken = async (ctx: Ctx, registrationId: number): Promise<void> => {
  for (const { id } of await takenWith(ctx, registrationId)) await holdOrders(ctx, 'course', id)
}

/** Whether money ever came for what was taken with an offer, be it for a moment, or waits for somebody to place it. */
export const hasComeFor = async (ctx: Ctx, registrationId: number): Promise<boolean> => {
  const ids = (await takenWith(ctx, registrationId)).map(({ id }) => id)
  const row = await ctx.db
    .selectFrom('orders')
    .leftJoin('unmatched_payments', 'unmatched_payments.order_id', 'orders.id')
    .select('orders.id')
    .where('orders.kind', '=', 'course')
    .where('orders.subject_id', 'in', [0, ...ids])
    .where((or) => or.or([or('orders.paid_at', 'is not', null), or('unmatched_payments.state', '=', 'open')]))
    .executeTakeFirst()
  return row !== undefined
}

/**
 * A seat that was taken and for which nothing was paid is given up; one that cost nothing is free for others again. In
 * the caller's transaction, with the orders held.
 */
export const giveUpTaken = async (ctx: Ctx, registrationId: number): Promise<void> => {
  await closeOffered(ctx, registrationId)
  for (const row of await takenWith(ctx, registrationId)) {
    if (row.payment_status !== 'PAID') continue
    await queries.changeEnrolment(ctx.db, row.id, { payment_status: 'CANCELLED', updated_at: ctx.now() })
    await queries.givePlaceBack(ctx, row.course_branch_id)
  }
}

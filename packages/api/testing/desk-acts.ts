import { randomUUID } from 'node:crypto'
import { indianDay } from '@northlight/contract/dates'
import { expect } from 'vitest'
import { partsOf } from '../src/enrolments/instalment-queries.ts'
import { takeInstalment } from '../src/enrolments/office/payments/take-instalment.ts'
import type { Ctx } from '../src/kernel/context.ts'
import { takeOrder } from '../src/payments/office/take-order.ts'
import { noteMistake, noteReturnedCheque } from '../src/payments/orders/take-back.ts'
import type { Order } from '../src/payments/purchases.ts'
import { notePaidOut } from '../src/payments/refunds/paid-out.ts'
import { choose, orRefused } from './stories.ts'

/** What happens over the counter in a story of payments: money taken, paid out by hand, a cheque that comes back. */

let numbers = 0

/** A cheque first: it is the one that can come back. */
const handed = (at: number, amount_paise: number) => {
  numbers += 1
  const reference = String(numbers).padStart(12, '0')
  const means = (['cheque', 'cash', 'upi'] as const)[at % 3] ?? 'cash'
  return { means, amount_paise, key: randomUUID(), ...(means !== 'cash' && { reference }) }
}

const deskPaymentsOf = ({ db }: Ctx, orders: Order[]) =>
  db
    .selectFrom('payments')
    .innerJoin('desk_payments', 'desk_payments.payment_id', 'payments.id')
    .leftJoin('returned_cheques', 'returned_cheques.payment_id', 'payments.id')
    .selectAll('payments')
    .select(['desk_payments.means', 'returned_cheques.returned_on'])
    .where('order_id', 'in', [0, ...orders.map(({ id }) => id)])
    .orderBy('payments.id')
    .execute()

const refundsOf = ({ db }: Ctx, ids: number[]) =>
  db
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', 'in', [0, ...ids])
    .orderBy('id')
    .execute()

type Desk = {
  ctx: Ctx
  /** Takes money, and asks for refunds. */
  office: () => Ctx
  /** Pays out, and hears of the bank. */
  second: () => Ctx
  orders: () => Promise<Order[]>
  /** The course in which the student is. */
  standing: () => Promise<{ id: number } | undefined>
}

export const deskActs = ({ ctx, office, second, orders, standing }: Desk) => ({
  'desk-order': async (at: number) => {
    const order = choose(await orders(), at)
    if (order) await takeOrder(office(), order.id, handed(at, order.amount_paise))
  },
  'desk-part': async (at: number) => {
    const row = await standing()
    const part = row && (await partsOf(ctx.db, [row.id])).find(({ state }) => state === 'open')
    if (row && part) await takeInstalment(office(), row.id, { ...handed(at, part.amount_paise), number: part.number })
  },
  'paid-out': async (at: number) => {
    const ids = (await deskPaymentsOf(ctx, await orders())).map(({ id }) => id)
    const refund = choose(
      (await refundsOf(ctx, ids)).filter(({ state }) => state === 'requested'),
      at,
    )
    if (refund) await notePaidOut(second(), refund.id, { means: 'cash' })
  },
  'cheque-back': async (at: number) => {
    const cheques = (await deskPaymentsOf(ctx, await orders())).filter(({ means }) => means === 'cheque')
    const cheque = choose(cheques, at)
    const note = { on: indianDay(ctx.now()), reason: 'Funds insufficient' }
    if (cheque) await noteReturnedCheque(second(), cheque.order_id, note)
  },
  mistake: async (at: number) => {
    const payment = choose(await deskPaymentsOf(ctx, await orders()), at)
    if (payment) await noteMistake(second(), payment.order_id, { reason: 'Noted for the sister' })
  },
})

/** Whatever waits to be paid out by hand is paid out. */
export const payAllOut = async (ctx: Ctx, second: Ctx, orders: Order[]) => {
  const ids = (await deskPaymentsOf(ctx, orders)).map(({ id }) => id)
  for (const { id, state } of await refundsOf(ctx, ids))
    if (state === 'requested') await orRefused(notePaidOut(second, id, { means: 'cash' }))
}

/**
 * Money of the desk is one paid order’s, and what the family got back never more than it gave. Of a cheque that came
 * back nothing is left: its order is over, and nobody got a refund of it. Gives the orders that count as paid by it.
 */
export const expectDeskBalanced = async (ctx: Ctx, orders: Order[]): Promise<number[]> => {
  const payments = await deskPaymentsOf(ctx, orders)
  const counting: number[] = []
  for (const { id, order_id, amount_paise, returned_on } of payments) {
    const made = (await refundsOf(ctx, [id])).filter(({ state }) => state !== 'failed')
    expect(made.map(({ state }) => state)).toEqual(made.map(() => 'processed'))
    const given = made.reduce((sum, one) => sum + one.amount_paise, 0)
    expect(given).toBeLessThanOrEqual(amount_paise)
    const order = orders.find((one) => one.id === order_id)
    if (returned_on !== null) {
      expect([made.length, given]).toEqual([1, amount_paise])
      expect(order).toMatchObject({ status: 'CANCELLED', refunded_paise: 0, paid_at: expect.any(String) })
      continue
    }
    expect(order).toMatchObject({ status: given === amount_paise ? 'REFUND' : 'PAID', refunded_paise: given })
    counting.push(order_id)
  }
  return counting
}

import type fc from 'fast-check'
import { expect } from 'vitest'
import { systemContext } from '../src/kernel/context.ts'
import { ApiFailure } from '../src/kernel/errors.ts'
import type { Gateway, PaymentProof } from '../src/kernel/services.ts'
import type { Order } from '../src/payments/purchases.ts'
import { sendRefund } from '../src/payments/refunds/refunds.ts'
import type { FakeGateway } from './fake-gateway.ts'
import type { Fixtures } from './test.ts'

/** Parts of property tests in which what people, the office and the bank do overlaps in any way. */

type World = Fixtures['world']

/** Refusals in words are answers; anything else is a failure of ours. */
export const orRefused = (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    if (!(error instanceof ApiFailure)) throw error
  })

export const choose = <T>(list: T[], at: number) => list[at % Math.max(list.length, 1)]

/** The bank answers in any order: every question to it waits until the scheduler lets it through. */
export const slowBank = (bank: FakeGateway, scheduler: fc.Scheduler): Gateway => {
  const slow = <Args extends unknown[], T>(call: (...args: Args) => Promise<T>) => scheduler.scheduleFunction(call)
  return {
    ...bank,
    createOrder: slow(bank.createOrder),
    fetchPayments: slow(bank.fetchPayments),
    capture: slow(bank.capture),
  }
}

export const sendRefunds = async ({ services }: World) => {
  const asked = await services.database.db.selectFrom('refunds').select('id').where('state', '=', 'requested').execute()
  for (const { id } of asked) await sendRefund.run(systemContext(services, 'test'), { refund_id: id })
}

/**
 * Every rupee that the bank took is in one of the two books, second payments went back, and the bank has given back
 * what the books say. Once all news has been told and every refund is sent; with the orders that were paid at the desk.
 */
export const expectBalanced = async (
  { services, gateway }: World,
  orders: Order[],
  proofs: PaymentProof[],
  paidAtDesk: number[] = [],
) => {
  const { db } = services.database
  const ids = proofs.map(({ payment_id }) => payment_id)
  const among = ['', ...ids]
  const payments = await db.selectFrom('payments').selectAll().where('gateway_payment_id', 'in', among).execute()
  const aside = await db.selectFrom('unmatched_payments').selectAll().where('gateway_payment_id', 'in', among).execute()
  const booked = [...payments, ...aside].map((row) => row.gateway_payment_id)
  expect(booked.sort()).toEqual(ids.toSorted())
  for (const { reason, state } of aside)
    if (reason === 'paid_twice' || reason === 'paid_after_refund') expect(state).toBe('refunded')
  const known = new Map(gateway.memory().payments.map((payment) => [payment.id, payment.amount_refunded_paise]))
  for (const { id, order_id, gateway_payment_id, amount_paise } of payments) {
    const refunds = await db.selectFrom('refunds').select('amount_paise').where('payment_id', '=', id).execute()
    const given = refunds.reduce((sum, one) => sum + one.amount_paise, 0)
    expect(given).toBe(known.get(gateway_payment_id))
    expect(given).toBeLessThanOrEqual(amount_paise)
    expect(orders.find((order) => order.id === order_id)).toMatchObject({
      ...{ status: given === amount_paise ? 'REFUND' : 'PAID', refunded_paise: given, amount_paise },
    })
  }
  const paid = orders.filter(({ status }) => status === 'PAID' || status === 'REFUND').map(({ id }) => id)
  const counting = [...payments.map(({ order_id }) => order_id), ...paidAtDesk]
  expect(paid).toEqual(counting.sort((one, other) => one - other))
}

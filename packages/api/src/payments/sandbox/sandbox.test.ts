import { seconds } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { test as base } from '../../../testing/test.ts'
import { createApi } from '../../create-api.ts'
import type { Ctx } from '../../kernel/context.ts'
import { type Order, openOrder } from '../orders/orders.ts'
import { cancelOrder, verifyPayment } from '../orders/record-payment.ts'
import type { ActOutcome } from './bank.ts'
import { sandboxGateway } from './gateway.ts'

type Bank = {
  order: Order
  press: (act: string, method?: string) => Promise<{ status: number; outcome: ActOutcome }>
  drain: () => Promise<number>
  window: (path: string) => Promise<Response>
}

const test = base.extend<Bank & { bankCtx: Ctx }>({
  bankCtx: async ({ ctx, world, make }, use) => {
    await make.institute()
    const { database, clock, keys } = world.services
    await use({ ...ctx, services: { ...world.services, gateway: sandboxGateway({ database, clock, keys }) } })
  },
  order: async ({ bankCtx, make }, use) =>
    use(
      await openOrder(bankCtx, {
        kind: 'course',
        subject_id: (await make.enrolment()).id,
        amount_paise: 1_47_600_00,
        user_id: null,
        payer: { name: 'Asha Rao', email: 'asha@example.com', phone: null },
        description: 'a course',
      }),
    ),
  window: async ({ bankCtx }, use) => {
    const api = createApi(bankCtx.services)
    await use((path) =>
      api.sandbox(new Request(`https://northlight.test${path}`), { address: '203.0.113.7', requestId: 'w' }),
    )
  },
  press: async ({ bankCtx, order }, use) => {
    const api = createApi(bankCtx.services)
    await use(async (act, method = 'POST') => {
      const path = `/sandbox/checkout/${order.gateway_order_id}/${act}`
      const reply = await api.sandbox(new Request(`https://northlight.test${path}`, { method }), {
        address: '203.0.113.7',
        requestId: 'w',
      })
      return { status: reply.status, outcome: (await reply.json()) as ActOutcome }
    })
  },
  drain: async ({ bankCtx }, use) => use(createApi(bankCtx.services).runner.drain),
})

const proofIn = (outcome: ActOutcome) => {
  if (outcome.kind !== 'paid') throw new Error(`not paid but ${outcome.kind}`)
  const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = outcome.proof
  return { order_id: razorpay_order_id, payment_id: razorpay_payment_id, signature: razorpay_signature }
}

describe('the window of the sandbox', () => {
  test('says that it is a demo, what is owed and what each button does', async ({ order, window }) => {
    const reply = await window(`/sandbox/checkout/${order.gateway_order_id}`)
    const html = await reply.text()
    expect(reply.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(html).toContain('Demo. No money moves here.')
    expect(html).toContain('Pay ₹1,47,600')
    for (const act of ['pay', 'fail', 'late', 'twice', 'dismiss']) expect(html).toContain(`data-act="${act}"`)
  })

  test('knows no order but its own, and no other act', async ({ window, press }) => {
    expect((await window('/sandbox/checkout/order_unknown')).status).toBe(404)
    expect((await window('/sandbox/checkout/%3Cscript%3E')).status).toBe(404)
    expect((await press('steal')).status).toBe(404)
    expect((await press('pay', 'GET')).status).toBe(405)
  })

  test('pays: the proof is good, and its messages change nothing more', async ({ bankCtx, order, press, drain }) => {
    const { outcome } = await press('pay')
    expect((await verifyPayment(bankCtx, 'course', order.subject_id, proofIn(outcome))).status).toBe('PAID')
    await drain()
    expect(await bankCtx.db.selectFrom('receipts').select('number').execute()).toHaveLength(1)
    expect(await bankCtx.db.selectFrom('webhook_deliveries').select('outcome').execute()).toEqual([
      { outcome: 'known' },
      { outcome: 'known' },
    ])
  })

  test('declines, and the same order can be paid afterwards', async ({ bankCtx, order, press, drain }) => {
    expect((await press('fail')).outcome).toMatchObject({ kind: 'failed' })
    await drain()
    const failed = await bankCtx.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
    expect(failed).toMatchObject({ status: 'PENDING', last_failure: expect.stringContaining('declined') })
    await verifyPayment(bankCtx, 'course', order.subject_id, proofIn((await press('pay')).outcome))
    const paid = await bankCtx.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
    expect(paid).toMatchObject({ status: 'PAID', last_failure: null })
  })

  test('pays late: the window is closed, the order given up, and the message still settles it', async ({
    bankCtx,
    world,
    order,
    press,
    drain,
  }) => {
    expect((await press('late')).outcome).toEqual({ kind: 'dismissed' })
    await cancelOrder(bankCtx, order)
    await drain()
    expect((await bankCtx.db.selectFrom('orders').select('status').executeTakeFirst())?.status).toBe('CANCELLED')
    world.clock.advance(seconds(6))
    await drain()
    expect((await bankCtx.db.selectFrom('orders').select('status').executeTakeFirst())?.status).toBe('PAID')
  })

  test('pays twice: one counts, the other is kept for staff', async ({ bankCtx, press, drain }) => {
    await press('twice')
    await drain()
    expect(await bankCtx.db.selectFrom('receipts').select('id').execute()).toHaveLength(1)
    expect(await bankCtx.db.selectFrom('unmatched_payments').select('reason').execute()).toEqual([
      { reason: 'paid_twice' },
    ])
  })

  test('gives back as the real one does: once, and never too much', async ({ bankCtx, order, press }) => {
    const { gateway } = bankCtx.services
    const { payment_id } = proofIn((await press('pay')).outcome)
    const first = await gateway.refund(payment_id, { amount_paise: 100, receipt: 'a' })
    expect(await gateway.refund(payment_id, { amount_paise: 100, receipt: 'a' })).toEqual(first)
    await expect(gateway.refund(payment_id, { amount_paise: 1_47_600_00, receipt: 'b' })).rejects.toThrow('greater')
    expect(await gateway.fetchPayments(order.gateway_order_id)).toMatchObject([{ status: 'captured' }])
  })
})

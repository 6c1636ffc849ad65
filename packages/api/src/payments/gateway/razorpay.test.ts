import { seconds } from '@northlight/contract/durations'
import { test as base, describe, expect } from 'vitest'
import { razorpayServer } from '../../../testing/razorpay-server.ts'
import { test as world } from '../../../testing/test.ts'
import { createApi } from '../../create-api.ts'
import type { Gateway } from '../../kernel/services.ts'
import { openOrder } from '../orders/orders.ts'
import { verifyPayment } from '../orders/record-payment.ts'
import { signPayment, signWebhook } from './gateway.ts'
import { razorpayGateway } from './razorpay.ts'

const keys = { keyId: 'rzp_test_1', keySecret: 'the-key-secret', webhookSecret: 'the-hook-secret' }

type Remote = Awaited<ReturnType<typeof razorpayServer>>
const fixtures = {
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures from this pattern
  remote: async ({}, use: (remote: Remote) => Promise<void>) => {
    const remote = await razorpayServer({ id: keys.keyId, secret: keys.keySecret })
    await use(remote)
    remote.close()
  },
  gateway: async ({ remote }: { remote: Remote }, use: (gateway: Gateway) => Promise<void>) =>
    use(razorpayGateway(keys, { root: remote.root })),
}
const test = base.extend<{ remote: Remote; gateway: Gateway }>(fixtures)
const order = { amount_paise: 37_800_00, currency: 'INR', receipt: 'our-reference', notes: { kind: 'course' } } as const

describe('Razorpay', () => {
  test('makes an order, tells of its payments and of its state', async ({ gateway, remote }) => {
    const made = await gateway.createOrder(order)
    expect(made).toEqual({
      id: 'order_1',
      status: 'created',
      amount_paise: 37_800_00,
      amount_paid_paise: 0,
      currency: 'INR',
      receipt: 'our-reference',
      notes: { kind: 'course' },
      created_at: '2026-11-14T23:46:40.000Z',
    })
    expect(await gateway.fetchPayments(made.id)).toEqual([])
    remote.pay(made.id, { status: 'failed', error_description: 'The bank said no.' })
    remote.pay(made.id)
    expect(await gateway.fetchPayments(made.id)).toMatchObject([
      { id: 'pay_1', status: 'failed', error_description: 'The bank said no.' },
      { id: 'pay_2', status: 'captured', amount_paise: 37_800_00, method: 'upi', order_id: made.id, currency: 'INR' },
    ])
    expect(remote.seen).toContain('GET /v1/orders/order_1/payments')
  })

  test('takes money that was set aside; what was taken before stays taken', async ({ gateway, remote }) => {
    const { id } = await gateway.createOrder(order)
    remote.pay(id, { status: 'authorized', captured: false })
    const [payment] = await gateway.fetchPayments(id)
    if (!payment) throw new Error('no payment')
    expect((await gateway.capture(payment)).status).toBe('captured')
    expect((await gateway.capture(payment)).status).toBe('captured')
  })

  test('gives back a part once, also when asked twice with the same reference', async ({ gateway, remote }) => {
    const { id } = await gateway.createOrder(order)
    const payment = remote.pay(id)
    const asked = { amount_paise: 1000_00, receipt: '550e8400-e29b-41d4-a716-446655440000' }
    const first = await gateway.refund(payment.id, asked)
    expect(first).toMatchObject({ payment_id: payment.id, amount_paise: 1000_00, status: 'pending' })
    expect(await gateway.refund(payment.id, asked)).toEqual(first)
    await expect(gateway.refund(payment.id, { ...asked, amount_paise: 2000_00 })).rejects.toMatchObject({ status: 400 })
  })

  test('refuses in its own words, and those refusals are final', async ({ gateway }) => {
    await expect(gateway.createOrder({ ...order, amount_paise: 50 })).rejects.toMatchObject({
      message: 'The amount must be at least INR 1.00',
      status: 400,
    })
    await expect(gateway.fetchPayments('order_unknown')).rejects.toMatchObject({ status: 400 })
  })

  test('with wrong keys says so, and never repeats them', async ({ remote }) => {
    const stranger = razorpayGateway({ ...keys, keySecret: 'not-the-secret' }, { root: remote.root })
    const error = await stranger.createOrder(order).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'GatewayError', status: 401, message: 'Authentication failed' })
    expect(JSON.stringify(error)).not.toContain('not-the-secret')
  })

  test.for([
    ['is busy', { status: 429, body: { error: { description: 'Too many requests' } } }],
    ['is broken', { status: 502, body: {} }],
    ['speaks in riddles', { status: 200, body: { hello: 'world' } }],
  ] as const)('that %s is worth another try', async ([, answer], { gateway, remote }) => {
    remote.inTrouble(answer)
    await expect(gateway.createOrder(order)).rejects.toMatchObject({ name: 'GatewayError', status: null })
  })

  test('that cannot be reached is worth another try', async ({ remote }) => {
    remote.close()
    const gone = razorpayGateway(keys, { root: remote.root, patience: seconds(2) })
    await expect(gone.createOrder(order)).rejects.toMatchObject({ status: null })
  })
})

world('an order paid at Razorpay is paid here, by proof and by message', async ({ ctx, world, make }) => {
  const remote = await razorpayServer({ id: keys.keyId, secret: keys.keySecret })
  try {
    await make.institute()
    const services = { ...world.services, gateway: razorpayGateway(keys, { root: remote.root }) }
    const own = { ...ctx, services }
    const buy = async () =>
      openOrder(own, {
        kind: 'course',
        subject_id: (await make.enrolment()).id,
        amount_paise: 37_800_00,
        user_id: null,
        payer: { name: 'Asha Rao', email: 'asha@example.com', phone: null },
        description: 'a course',
      })
    const first = await buy()
    const ids = { order_id: first.gateway_order_id, payment_id: remote.pay(first.gateway_order_id).id }
    const proof = { ...ids, signature: signPayment(ids, keys.keySecret) }
    expect((await verifyPayment(own, 'course', first.subject_id, proof)).status).toBe('PAID')

    const second = await buy()
    const payment = remote.pay(second.gateway_order_id)
    const body = JSON.stringify({
      entity: 'event',
      account_id: 'acc_1',
      event: 'payment.captured',
      contains: ['payment'],
      payload: { payment: { entity: payment } },
      created_at: 1_794_700_001,
    })
    const reply = await createApi(services).fetch(
      new Request('https://northlight.test/api/v1/payments/webhook', {
        method: 'POST',
        body,
        headers: { 'x-razorpay-signature': signWebhook(body, keys.webhookSecret), 'x-razorpay-event-id': 'evt_1' },
      }),
      { address: '203.0.113.7', requestId: 'hook' },
    )
    expect(reply.status).toBe(200)
    expect((await ctx.db.selectFrom('orders').select('status').execute()).map(({ status }) => status)).toEqual([
      'PAID',
      'PAID',
    ])
    // The demo's window does not exist where real money is taken.
    const window = await createApi(services).sandbox(
      new Request(`https://northlight.test/sandbox/checkout/${first.gateway_order_id}`),
      { address: '203.0.113.7', requestId: 'window' },
    )
    expect(window.status).toBe(404)
  } finally {
    remote.close()
  }
})

import { describe, expect } from 'vitest'
import type { SignedWebhook } from '../../../testing/fake-gateway.ts'
import { test as base } from '../../../testing/test.ts'

type Headers = Record<string, string>

const test = base.extend<{ hook: (body: BodyInit, headers?: Headers) => Promise<{ status: number; text: string }> }>({
  hook: async ({ api, make }, use) => {
    await make.institute()
    await use(async (body, headers = {}) => {
      const request = new Request('https://northlight.test/api/v1/payments/webhook', { method: 'POST', body, headers })
      const reply = await api.fetch(request, { address: '203.0.113.7', requestId: 'hook' })
      return { status: reply.status, text: await reply.text() }
    })
  },
})

const signed = ({ signature, eventId }: SignedWebhook): Headers => ({
  'content-type': 'application/json',
  'x-razorpay-signature': signature,
  'x-razorpay-event-id': eventId,
})

describe('the door for the gateway', () => {
  test('records a payment once, however often the event comes', async ({ ctx, world, make, hook }) => {
    const order = await make.exampleOrder()
    const event = world.gateway.webhook('payment.captured', 'pay_example')
    for (let time = 0; time < 3; time++) expect(await hook(event.body, signed(event))).toMatchObject({ status: 200 })
    expect(await ctx.db.selectFrom('payments').select('order_id').execute()).toEqual([{ order_id: order.id }])
    expect(await ctx.db.selectFrom('webhook_deliveries').select(['event', 'outcome']).execute()).toEqual([
      { event: 'payment.captured', outcome: 'recorded' },
    ])
  })

  test.for([
    ['without a signature', (event: SignedWebhook) => ({ ...signed(event), 'x-razorpay-signature': '' }), 401],
    [
      'with another signature',
      (event: SignedWebhook) => ({ ...signed(event), 'x-razorpay-signature': 'a'.repeat(64) }),
      401,
    ],
  ] as const)(
    'refuses an event %s and writes a line in the log',
    async ([, headers, status], { ctx, world, make, hook }) => {
      await make.exampleOrder()
      const event = world.gateway.webhook('payment.captured', 'pay_example')
      const reply = await hook(event.body, headers(event))
      expect(reply.status).toBe(status)
      expect(JSON.parse(reply.text).message).toBe('The signature does not fit the body.')
      expect(world.logger.lines.some(({ message }) => message === 'a payment webhook was refused')).toBe(true)
      expect(await ctx.db.selectFrom('payments').select('id').execute()).toEqual([])
    },
  )

  test('refuses a body that was changed by one space after it was signed', async ({ world, make, hook }) => {
    await make.exampleOrder()
    const event = world.gateway.webhook('payment.captured', 'pay_example')
    expect((await hook(`${event.body} `, signed(event))).status).toBe(401)
  })

  test('refuses a megabyte before reading it', async ({ world, hook }) => {
    const reply = await hook(new Uint8Array(1024 * 1024).fill(97), { 'x-razorpay-signature': 'a'.repeat(64) })
    expect(reply.status).toBe(413)
    expect(world.logger.lines.some(({ message }) => message === 'a payment webhook was refused')).toBe(true)
  })

  test('says so when a signed body is no event, and passes over events it does not know', async ({
    world,
    make,
    hook,
  }) => {
    await make.exampleOrder()
    const nonsense = world.gateway.sign('[1]')
    expect((await hook(nonsense.body, signed(nonsense))).status).toBe(400)
    const unknown = world.gateway.sign('{"event":"invoice.paid","payload":{}}')
    expect((await hook(unknown.body, signed(unknown))).status).toBe(200)
  })

  test('notes why a try failed, for the family to read', async ({ ctx, world, make, hook }) => {
    const order = await make.exampleOrder()
    const failed = world.gateway.fail('order_example', 'Your bank is asleep.')
    const event = world.gateway.webhook('payment.failed', failed.id)
    expect((await hook(event.body, signed(event))).status).toBe(200)
    const row = await ctx.db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirst()
    expect(row).toMatchObject({ status: 'PENDING', last_failure: 'Your bank is asleep.' })
  })

  test('tries again after a failure of ours, because the event was not kept', async ({ ctx, world, make, hook }) => {
    await make.exampleOrder()
    const event = world.gateway.webhook('payment.captured', 'pay_example')
    await ctx.db.deleteFrom('settings').execute()
    expect((await hook(event.body, signed(event))).status).toBeGreaterThanOrEqual(400)
    expect(await ctx.db.selectFrom('webhook_deliveries').select('id').execute()).toEqual([])
    await make.institute()
    expect((await hook(event.body, signed(event))).status).toBe(200)
    expect(await ctx.db.selectFrom('receipts').select('id').execute()).toHaveLength(1)
  })
})

import type { Role } from '@northlight/contract/roles'
import { describe, expect } from 'vitest'
import { ctxAs } from '../../../testing/staff.ts'
import { test as base } from '../../../testing/test.ts'
import { type Ctx, systemContext } from '../../kernel/context.ts'
import type { Gateway } from '../../kernel/services.ts'
import { GatewayError } from '../gateway/gateway.ts'
import { receiveWebhook } from '../gateway/webhook.ts'
import { verifyPayment } from '../orders/record-payment.ts'
import { requestRefund, sendRefund } from './refunds.ts'

const fee = 37_800_00

type Money = {
  /** A paid enrolment and the context of a person with this role. */
  paid: { payment_id: number; order_id: number }
  as: (role: Role) => Promise<Ctx>
  send: (refund: { id: number }) => Promise<void>
}

const test = base.extend<Money>({
  paid: async ({ ctx, world, make }, use) => {
    await make.institute()
    const order = await make.order()
    const ids = { order_id: order.gateway_order_id, payment_id: 'pay_one' }
    const proof = world.gateway.seed({ ...ids, amount_paise: fee })
    await verifyPayment(ctx, 'course', order.subject_id, proof)
    const { id } = await ctx.db.selectFrom('payments').select('id').executeTakeFirstOrThrow()
    await use({ payment_id: id, order_id: order.id })
  },
  as: async ({ ctx, make }, use) =>
    use(async (role) => {
      const { id } = await make.user({ role })
      return ctxAs(ctx, { id, role })
    }),
  send: async ({ world }, use) =>
    use(({ id }) => sendRefund.run(systemContext(world.services, 'test'), { refund_id: id })),
})

const orderState = (ctx: Ctx, id: number) =>
  ctx.db.selectFrom('orders').select(['status', 'refunded_paise']).where('id', '=', id).executeTakeFirst()

describe('a refund', () => {
  test('is for administrators alone', async ({ paid, as }) => {
    for (const role of ['student', 'parent', 'editor', 'counsellor', 'examiner'] as const)
      await expect(requestRefund(await as(role), { of: paid, amount_paise: 100, reason: 'x' })).rejects.toMatchObject({
        code: 'forbidden',
      })
  })

  test('may be a part, then the rest, and never more than was paid', async ({ ctx, paid, as, send }) => {
    const admin = await as('admin')
    await send(await requestRefund(admin, { of: paid, amount_paise: 10_000_00, reason: 'One month less' }))
    expect(await orderState(ctx, paid.order_id)).toEqual({ status: 'PAID', refunded_paise: 10_000_00 })
    await expect(requestRefund(admin, { of: paid, amount_paise: fee, reason: 'All' })).rejects.toMatchObject({
      code: 'invalid',
      errors: { amount: ['At most ₹27,800 of this payment can be refunded.'] },
    })
    for (const amount_paise of [0, -5, 0.5])
      await expect(requestRefund(admin, { of: paid, amount_paise, reason: 'x' })).rejects.toThrow()
    await send(await requestRefund(admin, { of: paid, amount_paise: 27_800_00, reason: 'Moved away' }))
    expect(await orderState(ctx, paid.order_id)).toEqual({ status: 'REFUND', refunded_paise: fee })
    const enrolment = await ctx.db.selectFrom('course_enrolments').select('payment_status').executeTakeFirst()
    expect(enrolment?.payment_status).toBe('REFUND')
    const log = await ctx.db
      .selectFrom('audit_log')
      .select('action')
      .where('action', 'like', 'payments.%refund')
      .execute()
    expect(log.map(({ action }) => action)).toEqual([
      'payments.request-refund',
      'payments.record-refund',
      'payments.request-refund',
      'payments.record-refund',
    ])
  })

  test('asked for by two people at once is never more than was paid', async ({ ctx, paid, as }) => {
    const admin = await as('admin')
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, () => requestRefund(admin, { of: paid, amount_paise: 20_000_00, reason: 'x' })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await ctx.db.selectFrom('refunds').select('id').execute()).toHaveLength(1)
  })

  test('waits while the gateway is down, and is sent once however often it is tried', async ({
    ctx,
    world,
    paid,
    as,
    send,
  }) => {
    const refund = await requestRefund(await as('admin'), { of: paid, amount_paise: 5000, reason: 'x' })
    world.gateway.goDown()
    await expect(send(refund)).rejects.toThrow('could not be reached')
    world.gateway.comeBack()
    await send(refund)
    await send(refund)
    expect(await orderState(ctx, paid.order_id)).toEqual({ status: 'PAID', refunded_paise: 5000 })
    const [payment] = await world.gateway.fetchPayments(
      (await ctx.db.selectFrom('orders').select('gateway_order_id').executeTakeFirstOrThrow()).gateway_order_id,
    )
    expect(payment?.amount_refunded_paise).toBe(5000)
  })

  test('told again by the gateway, in any order, changes nothing', async ({ ctx, world, api, paid, as, send }) => {
    const refund = await requestRefund(await as('admin'), { of: paid, amount_paise: fee, reason: 'x' })
    await send(refund)
    const { gateway_refund_id } = await ctx.db.selectFrom('refunds').selectAll().executeTakeFirstOrThrow()
    for (const event of ['refund.processed', 'refund.created', 'refund.processed', 'refund.failed'] as const) {
      const { body, signature, eventId } = world.gateway.refundWebhook(event, gateway_refund_id ?? '')
      await receiveWebhook(ctx, { body: new TextEncoder().encode(body), signature, eventId })
    }
    expect(await ctx.db.selectFrom('refunds').select(['state', 'amount_paise']).execute()).toEqual([
      { state: 'processed', amount_paise: fee },
    ])
    await api.runner.drain()
    expect(world.mail.to('asha@example.com').filter(({ subject }) => subject.includes('refund'))).toHaveLength(1)
  })

  test('said to have failed, and then to have gone out, has gone out: nobody gives the same money twice', async ({
    ctx,
    world,
    paid,
    as,
  }) => {
    const admin = await as('admin')
    const { receipt } = await requestRefund(admin, { of: paid, amount_paise: 5_000_00, reason: 'One week less' })
    // The answer to our own call was lost; the bank tells of it by messages.
    const made = await world.gateway.refund('pay_one', { amount_paise: 5_000_00, receipt })
    for (const event of ['refund.failed', 'refund.processed', 'refund.failed'] as const) {
      const { body, signature, eventId } = world.gateway.refundWebhook(event, made.id)
      await receiveWebhook(ctx, { body: new TextEncoder().encode(body), signature, eventId })
    }
    expect(await orderState(ctx, paid.order_id)).toEqual({ status: 'PAID', refunded_paise: 5_000_00 })
    await expect(requestRefund(admin, { of: paid, amount_paise: fee, reason: 'All' })).rejects.toMatchObject({
      errors: { amount: ['At most ₹32,800 of this payment can be refunded.'] },
    })
  })

  test('that the bank tells of while it refuses our call has gone out, and is not sent a second time', async ({
    ctx,
    world,
    paid,
    as,
  }) => {
    const admin = await as('admin')
    const { id } = await requestRefund(admin, { of: paid, amount_paise: 5_000_00, reason: 'One week less' })
    const gateway: Gateway = {
      ...world.gateway,
      refund: async (payment, refund) => {
        const made = await world.gateway.refund(payment, refund)
        const { body, signature, eventId } = world.gateway.refundWebhook('refund.processed', made.id)
        await receiveWebhook(ctx, { body: new TextEncoder().encode(body), signature, eventId })
        throw new GatewayError('The same request was made before.', 400)
      },
    }
    await sendRefund.run(systemContext({ ...world.services, gateway }, 'test'), { refund_id: id })
    expect(await ctx.db.selectFrom('refunds').select(['state', 'failure']).execute()).toEqual([
      { state: 'processed', failure: null },
    ])
    await expect(requestRefund(admin, { of: paid, amount_paise: fee, reason: 'All' })).rejects.toMatchObject({
      errors: { amount: ['At most ₹32,800 of this payment can be refunded.'] },
    })
  })

  test('made at the gateway twice under one reference is counted twice', async ({ ctx, world, paid }) => {
    for (const [count, receipt] of ['goodwill', 'goodwill '].entries()) {
      const made = await world.gateway.refund('pay_one', { amount_paise: 1_000_00, receipt })
      const told = world.gateway.refundWebhook('refund.processed', made.id)
      const { body, signature, eventId } = world.gateway.sign(told.body.replace('goodwill ', 'goodwill'))
      await receiveWebhook(ctx, { body: new TextEncoder().encode(body), signature, eventId })
      expect(await orderState(ctx, paid.order_id)).toEqual({ status: 'PAID', refunded_paise: (count + 1) * 1_000_00 })
    }
  })

  test('made at the gateway itself is heard of, even before the payment it belongs to', async ({
    ctx,
    world,
    make,
  }) => {
    await make.institute()
    await make.exampleOrder()
    const made = await world.gateway.refund('pay_example', { amount_paise: fee, receipt: 'from-the-dashboard' })
    const told = [
      world.gateway.refundWebhook('refund.processed', made.id),
      world.gateway.webhook('payment.captured', 'pay_example', { status: 'captured' }),
    ]
    for (const { body, signature, eventId } of told)
      await receiveWebhook(ctx, { body: new TextEncoder().encode(body), signature, eventId })
    expect(await ctx.db.selectFrom('orders').select(['status', 'refunded_paise']).execute()).toEqual([
      { status: 'REFUND', refunded_paise: fee },
    ])
    expect(await ctx.db.selectFrom('unmatched_payments').select('id').execute()).toEqual([])
  })

  test('gives back money that was kept for staff', async ({ ctx, world, make, as, send }) => {
    await make.institute()
    world.gateway.seed({ order_id: 'order_elsewhere', payment_id: 'pay_elsewhere', amount_paise: 500 })
    const { body, signature, eventId } = world.gateway.webhook('payment.captured', 'pay_elsewhere')
    await receiveWebhook(ctx, { body: new TextEncoder().encode(body), signature, eventId })
    const kept = await ctx.db.selectFrom('unmatched_payments').selectAll().executeTakeFirstOrThrow()
    await send(
      await requestRefund(await as('admin'), { of: { unmatched_id: kept.id }, amount_paise: 500, reason: 'x' }),
    )
    expect(await ctx.db.selectFrom('unmatched_payments').select(['state', 'refunded_paise']).execute()).toEqual([
      { state: 'refunded', refunded_paise: 500 },
    ])
  })

  test('that the gateway refuses is told to staff', async ({ ctx, world, paid, as, send }) => {
    const refund = await requestRefund(await as('admin'), { of: paid, amount_paise: fee, reason: 'x' })
    await world.gateway.refund('pay_one', { amount_paise: fee, receipt: 'somebody-else' })
    await send(refund)
    expect(await ctx.db.selectFrom('refunds').select(['state', 'failure']).execute()).toEqual([
      { state: 'failed', failure: 'The total refund amount is greater than the payment amount' },
    ])
  })
})

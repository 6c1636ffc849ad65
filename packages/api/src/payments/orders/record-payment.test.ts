import { hours, minutes } from '@northlight/contract/durations'
import { financialYear } from '@northlight/contract/payments/receipt-number'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import type { SignedWebhook } from '../../../testing/fake-gateway.ts'
import { ctxAs } from '../../../testing/staff.ts'
import { test as base } from '../../../testing/test.ts'
import { type Ctx, inTransaction, systemContext } from '../../kernel/context.ts'
import { receiveWebhook } from '../gateway/webhook.ts'
import type { Order } from '../purchases.ts'
import { requestRefund, sendRefund } from '../refunds/refunds.ts'
import { openOrder } from './orders.ts'
import { cancelOrder, verifyPayment } from './record-payment.ts'
import { askAboutOpenOrders } from './sweep.ts'

const fee = 37_800_00

const test = base.extend<{ buy: () => Promise<Order>; deliver: (webhook: SignedWebhook) => Promise<string> }>({
  buy: async ({ ctx, make }, use) => {
    await make.institute()
    await use(async () => {
      const enrolment = await make.enrolment()
      return openOrder(ctx, {
        kind: 'course',
        subject_id: enrolment.id,
        amount_paise: fee,
        user_id: null,
        payer: { name: enrolment.name, email: enrolment.email, phone: enrolment.phone },
        description: 'Foundation Evenings, Bengaluru',
      })
    })
  },
  deliver: async ({ ctx }, use) =>
    use(({ body, signature, eventId }) =>
      receiveWebhook(ctx, { body: new TextEncoder().encode(body), signature, eventId }),
    ),
})

const stateOf = async (ctx: Ctx, order: Order) => ({
  order: (await ctx.db.selectFrom('orders').select('status').where('id', '=', order.id).executeTakeFirst())?.status,
  enrolment: (
    await ctx.db
      .selectFrom('course_enrolments')
      .select('payment_status')
      .where('id', '=', order.subject_id)
      .executeTakeFirst()
  )?.payment_status,
  payments: (await ctx.db.selectFrom('payments').select('id').where('order_id', '=', order.id).execute()).length,
  receipts: (await ctx.db.selectFrom('receipts').select('id').where('order_id', '=', order.id).execute()).length,
})
const paidOnce = { order: 'PAID', enrolment: 'PAID', payments: 1, receipts: 1 }

const unmatched = (ctx: Ctx) =>
  ctx.db
    .selectFrom('unmatched_payments')
    .select(['gateway_payment_id', 'reason', 'amount_paise'])
    .orderBy('id')
    .execute()

describe('one payment', () => {
  test('heard ten times in any order, with proofs, cancellations and questions between, is one payment and one receipt', async ({
    ctx,
    world,
    buy,
    deliver,
  }) => {
    const steps = [
      ...Array.from({ length: 10 }, () => 'captured' as const),
      ...Array.from({ length: 10 }, () => 'order.paid' as const),
      ...(['verify', 'verify', 'cancel', 'cancel', 'sweep', 'failed', 'failed'] as const),
    ]
    const anyOrder = fc.shuffledSubarray(steps, { minLength: steps.length, maxLength: steps.length })
    await fc.assert(
      fc.asyncProperty(anyOrder, fc.integer({ min: 1, max: 6 }), async (sequence, atOnce) => {
        const order = await buy()
        const id = order.gateway_order_id
        const refused = world.gateway.fail(id)
        const proof = world.gateway.pay(id)
        const told = {
          captured: world.gateway.webhook('payment.captured', proof.payment_id),
          'order.paid': world.gateway.webhook('order.paid', proof.payment_id),
          failed: world.gateway.webhook('payment.failed', refused.id),
        }
        const act = {
          captured: () => deliver(told.captured),
          'order.paid': () => deliver(told['order.paid']),
          failed: () => deliver(told.failed),
          verify: () => verifyPayment(ctx, 'course', order.subject_id, proof),
          cancel: () => cancelOrder(ctx, order),
          sweep: () => askAboutOpenOrders.run(systemContext(world.services, 'test'), {}),
        }
        for (let at = 0; at < sequence.length; at += atOnce)
          await Promise.all(sequence.slice(at, at + atOnce).map((step) => act[step]()))
        expect(await stateOf(ctx, order)).toEqual(paidOnce)
        expect(await unmatched(ctx)).toEqual([])
      }),
      { numRuns: 8 },
    )
    // Every receipt of the year stands right behind the one before it.
    const receipts = await ctx.db.selectFrom('receipts').select(['sequence', 'number']).orderBy('sequence').execute()
    expect(receipts.map(({ sequence }) => sequence)).toEqual(receipts.map((_, at) => at + 1))
    expect(receipts[0]?.number).toBe('R/2026-27/000001')
  })

  test('mails its receipt to the payer and a notice to the office, once', async ({ ctx, world, api, buy, deliver }) => {
    const order = await buy()
    const proof = world.gateway.pay(order.gateway_order_id)
    await verifyPayment(ctx, 'course', order.subject_id, proof)
    await deliver(world.gateway.webhook('payment.captured', proof.payment_id))
    await api.runner.drain()
    expect(world.mail.to('asha@example.com').map(({ subject }) => subject)).toEqual([
      'Test Institute - Receipt R/2026-27/000001',
    ])
    expect(world.mail.to('office@institute.test').map(({ subject }) => subject)).toEqual(['Enrollment Enquiry'])
    expect(world.mail.to('asha@example.com')[0]?.text).toContain(proof.payment_id)
  })

  test('counts after the window was closed: paying wins over cancelling, in both orders', async ({
    ctx,
    world,
    buy,
    deliver,
  }) => {
    const order = await buy()
    expect((await cancelOrder(ctx, order)).status).toBe('CANCELLED')
    expect(await stateOf(ctx, order)).toMatchObject({ order: 'CANCELLED', enrolment: 'CANCELLED' })
    const proof = world.gateway.pay(order.gateway_order_id)
    await deliver(world.gateway.webhook('payment.captured', proof.payment_id))
    expect(await stateOf(ctx, order)).toEqual(paidOnce)
    expect((await cancelOrder(ctx, order)).status).toBe('PAID')
    expect(await stateOf(ctx, order)).toEqual(paidOnce)
  })

  test('that the bank has only set aside is taken when the proof comes', async ({ ctx, world, buy }) => {
    const order = await buy()
    await verifyPayment(ctx, 'course', order.subject_id, world.gateway.authorize(order.gateway_order_id))
    expect(await stateOf(ctx, order)).toEqual(paidOnce)
  })

  test('with nothing written is undone whole when what was bought cannot be written', async ({ ctx, world, buy }) => {
    const order = await buy()
    const proof = world.gateway.pay(order.gateway_order_id)
    await ctx.db.deleteFrom('settings').where('key', '=', 'institute').execute()
    await expect(verifyPayment(ctx, 'course', order.subject_id, proof)).rejects.toThrow()
    expect(await stateOf(ctx, order)).toEqual({ order: 'PENDING', enrolment: 'PENDING', payments: 0, receipts: 0 })
    expect(await ctx.db.selectFrom('receipt_counters').selectAll().execute()).toEqual([])
  })
})

describe('a paid order', () => {
  test('stays paid when another window is opened at a new price while the bank is being asked', async ({
    ctx,
    world,
    buy,
    deliver,
  }) => {
    const order = await buy()
    const createOrder: typeof world.gateway.createOrder = async (wanted) => {
      // While the gateway makes the new order, the family pays in the old window.
      const { payment_id } = world.gateway.pay(order.gateway_order_id)
      await deliver(world.gateway.webhook('payment.captured', payment_id))
      return world.gateway.createOrder(wanted)
    }
    const services = { ...ctx.services, gateway: { ...world.gateway, createOrder } }
    const { kind, subject_id, description } = order
    const payer = { name: 'Asha Rao', email: 'asha@example.com', phone: null }
    const dearer = { kind, subject_id, description, payer, user_id: null, amount_paise: fee + 1_000_00 }
    await expect(openOrder({ ...ctx, services }, dearer)).rejects.toThrow('This is paid already.')
    expect(await stateOf(ctx, order)).toEqual(paidOnce)
    expect(await ctx.db.selectFrom('orders').select('id').execute()).toHaveLength(1)
  })

  test('a second payment goes back by itself, and the family is told in words', async ({
    ctx,
    world,
    api,
    buy,
    deliver,
  }) => {
    const order = await buy()
    for (let time = 0; time < 2; time++) {
      const { payment_id } = world.gateway.pay(order.gateway_order_id)
      await deliver(world.gateway.webhook('payment.captured', payment_id))
    }
    await api.runner.drain()
    expect(await stateOf(ctx, order)).toEqual(paidOnce)
    expect(
      await ctx.db.selectFrom('unmatched_payments').select(['reason', 'state', 'refunded_paise']).execute(),
    ).toEqual([{ reason: 'paid_twice', state: 'refunded', refunded_paise: fee }])
    const mails = world.mail.to('asha@example.com').filter(({ subject }) => subject.includes('goes back'))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text.replace(/\s+/g, ' ')).toContain(
      'we have received ₹37,800 from you. It was paid a second time for the same thing.',
    )
  })

  test('at a bank that refuses the refund the money stays with the office', async ({
    ctx,
    world,
    api,
    buy,
    deliver,
  }) => {
    const order = await buy()
    const told = [1, 2].map(() => world.gateway.pay(order.gateway_order_id).payment_id)
    for (const id of told) await deliver(world.gateway.webhook('payment.captured', id))
    // Given back at the gateway's own desk before our request reaches it.
    await world.gateway.refund(told[1] ?? '', { amount_paise: fee, receipt: 'by-hand' })
    await api.runner.drain()
    expect(await ctx.db.selectFrom('unmatched_payments').select('state').execute()).toEqual([{ state: 'open' }])
    expect(await ctx.db.selectFrom('refunds').select('state').execute()).toEqual([{ state: 'failed' }])
  })
})

describe('money that fits no rule', () => {
  test('is kept for staff with its reason: unknown order, wrong amount, paid twice', async ({
    ctx,
    world,
    api,
    buy,
    deliver,
  }) => {
    const stranger = world.gateway.seed({ order_id: 'order_elsewhere', payment_id: 'pay_elsewhere', amount_paise: 500 })
    const first = await buy()
    const second = await buy()
    const less = world.gateway.pay(first.gateway_order_id, { amount_paise: 100 })
    const once = world.gateway.pay(second.gateway_order_id)
    const twice = world.gateway.pay(second.gateway_order_id)
    for (const { payment_id } of [stranger, less, once, twice])
      for (let time = 0; time < 3; time++) await deliver(world.gateway.webhook('payment.captured', payment_id))
    expect(await unmatched(ctx)).toEqual([
      { gateway_payment_id: 'pay_elsewhere', reason: 'unknown_order', amount_paise: 500 },
      { gateway_payment_id: less.payment_id, reason: 'wrong_amount', amount_paise: 100 },
      { gateway_payment_id: twice.payment_id, reason: 'paid_twice', amount_paise: fee },
    ])
    expect(await stateOf(ctx, first)).toMatchObject({ order: 'PENDING', receipts: 0 })
    expect(await stateOf(ctx, second)).toEqual(paidOnce)
    await api.runner.drain()
    expect(world.mail.to('office@institute.test').filter(({ subject }) => subject.includes('attention'))).toHaveLength(
      3,
    )
  })

  test('at a price that is no longer offered is kept once the order is closed and a day old, and said before', async ({
    ctx,
    http,
    world,
    make,
    buy,
    deliver,
  }) => {
    const place = await make.courseAtBranch({ amount_paise: fee })
    const [now, later, same] = [await buy(), await buy(), await buy()]
    await ctx.db.updateTable('course_enrolments').set({ course_branch_id: place.id }).execute()
    for (const order of [now, later, same]) await cancelOrder(ctx, order)
    const told = async (order: Order) => {
      const { payment_id } = world.gateway.pay(order.gateway_order_id)
      await deliver(world.gateway.webhook('payment.captured', payment_id))
    }
    const price = (amount_paise: number) => ctx.db.updateTable('course_branches').set({ amount_paise }).execute()
    const objection = async (order: Order) =>
      (await http.get(`/payments/orders/${order.gateway_order_id}`)).body.objection
    expect(await objection(now)).toBeNull()
    await price(fee + 1_000_00)
    expect(await objection(now)).toBe('The fee has changed since this payment was begun. Please begin again.')
    // The window was still open when the price rose.
    await told(now)
    expect(await stateOf(ctx, now)).toEqual(paidOnce)
    world.clock.advance(hours(25))
    await told(later)
    expect(await stateOf(ctx, later)).toMatchObject({ order: 'CANCELLED', enrolment: 'CANCELLED', receipts: 0 })
    expect(await unmatched(ctx)).toMatchObject([{ reason: 'wrong_amount', amount_paise: fee }])
    await price(fee)
    await told(same)
    expect(await stateOf(ctx, same)).toEqual(paidOnce)
  })

  test('in another currency is kept for staff', async ({ ctx, world, buy, deliver }) => {
    const order = await buy()
    const proof = world.gateway.pay(order.gateway_order_id)
    const webhook = world.gateway.webhook('payment.captured', proof.payment_id, { currency: 'USD' })
    await deliver(webhook)
    expect(await unmatched(ctx)).toMatchObject([{ reason: 'wrong_currency' }])
    expect(await stateOf(ctx, order)).toMatchObject({ order: 'PENDING', receipts: 0 })
  })

  test('a window opened on many screens at once, each at another price, is one open order', async ({ ctx, buy }) => {
    const { kind, subject_id, description, payer_name, payer_email } = await buy()
    const payer = { name: payer_name, email: payer_email, phone: null }
    const opened = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        openOrder(ctx, { kind, subject_id, description, payer, user_id: null, amount_paise: fee + at + 1 }),
      ),
    )
    expect(opened).toHaveLength(8)
    const left = await ctx.db.selectFrom('orders').select('status').where('subject_id', '=', subject_id).execute()
    expect(left.filter(({ status }) => status === 'PENDING')).toHaveLength(1)
    expect(left.filter(({ status }) => status === 'CANCELLED')).toHaveLength(8)
  })

  test('for a second order of the same thing is kept, and the first one counts', async ({
    ctx,
    world,
    buy,
    deliver,
  }) => {
    const order = await buy()
    const dearer = await openOrder(ctx, {
      kind: 'course',
      subject_id: order.subject_id,
      amount_paise: fee + 100,
      user_id: null,
      payer: { name: 'Asha Rao', email: 'asha@example.com', phone: null },
      description: 'the same at a new price',
    })
    expect(dearer.id).not.toBe(order.id)
    for (const { gateway_order_id } of [order, dearer]) {
      const { payment_id } = world.gateway.pay(gateway_order_id)
      await deliver(world.gateway.webhook('payment.captured', payment_id))
    }
    expect(await stateOf(ctx, order)).toEqual(paidOnce)
    expect(await unmatched(ctx)).toMatchObject([{ reason: 'paid_twice', amount_paise: fee + 100 }])
  })

  test('for a student who was enrolled meanwhile is kept: the place is given once', async ({
    ctx,
    world,
    make,
    buy,
    deliver,
  }) => {
    const order = await buy()
    const same = await ctx.db.selectFrom('course_enrolments').select('person_key').executeTakeFirstOrThrow()
    await make.enrolment({ person_key: same.person_key, payment_status: 'PAID' })
    const { payment_id } = world.gateway.pay(order.gateway_order_id)
    await deliver(world.gateway.webhook('payment.captured', payment_id))
    expect(await unmatched(ctx)).toMatchObject([{ reason: 'paid_twice' }])
    expect(await stateOf(ctx, order)).toMatchObject({ order: 'CANCELLED', payments: 0, receipts: 0 })
  })

  test('sent again after it was given back changes nothing', async ({ ctx, world, make, buy, deliver }) => {
    const order = await buy()
    const proof = world.gateway.pay(order.gateway_order_id)
    await verifyPayment(ctx, 'course', order.subject_id, proof)
    const admin = await make.user({ role: 'admin' })
    const asAdmin = ctxAs(ctx, admin)
    const { id } = await ctx.db.selectFrom('payments').select('id').executeTakeFirstOrThrow()
    const refund = await requestRefund(asAdmin, { of: { payment_id: id }, amount_paise: fee, reason: 'Moved away' })
    await sendRefund.run(systemContext(world.services, 'test'), { refund_id: refund.id })
    await deliver(world.gateway.webhook('payment.captured', proof.payment_id))
    await expect(verifyPayment(ctx, 'course', order.subject_id, proof)).rejects.toThrow('refunded')
    expect(await stateOf(ctx, order)).toEqual({ order: 'REFUND', enrolment: 'REFUND', payments: 1, receipts: 1 })
    const again = world.gateway.pay(order.gateway_order_id)
    await deliver(world.gateway.webhook('payment.captured', again.payment_id))
    expect(await unmatched(ctx)).toMatchObject([{ reason: 'paid_after_refund' }])
  })

  test('in an old window goes back once the fee was given back, and is said before; a window opened later begins anew', async ({
    ctx,
    http,
    world,
    make,
    api,
    buy,
    deliver,
  }) => {
    const old = await buy()
    const request = {
      ...{ kind: 'course' as const, subject_id: old.subject_id, amount_paise: fee + 100, user_id: null },
      ...{ payer: { name: 'Asha Rao', email: 'asha@example.com', phone: null }, description: 'at a new price' },
    }
    const newer = await openOrder(ctx, request)
    world.clock.advance(minutes(1))
    const tell = async (order: Order) => {
      const { payment_id } = world.gateway.pay(order.gateway_order_id)
      await deliver(world.gateway.webhook('payment.captured', payment_id))
    }
    await tell(newer)
    const { id } = await ctx.db.selectFrom('payments').select('id').executeTakeFirstOrThrow()
    const admin = ctxAs(ctx, await make.user({ role: 'admin' }))
    await requestRefund(admin, { of: { payment_id: id }, amount_paise: fee + 100, reason: 'Moved away' })
    await api.runner.drain()
    expect((await http.get(`/payments/orders/${old.gateway_order_id}`)).body).toMatchObject({
      objection: 'This payment was refunded. Please begin again.',
    })
    await tell(old)
    await api.runner.drain()
    expect(await stateOf(ctx, newer)).toEqual({ order: 'REFUND', enrolment: 'REFUND', payments: 1, receipts: 1 })
    expect(await stateOf(ctx, old)).toMatchObject({ order: 'CANCELLED', payments: 0 })
    expect(await ctx.db.selectFrom('unmatched_payments').select(['reason', 'state']).execute()).toEqual([
      { reason: 'paid_after_refund', state: 'refunded' },
    ])
    world.clock.advance(minutes(1))
    const anew = await openOrder(ctx, request)
    await tell(anew)
    expect(await stateOf(ctx, anew)).toEqual(paidOnce)
  })
})

describe('a proof', () => {
  test('with a wrong signature, of another order or of nothing is refused', async ({ ctx, world, buy }) => {
    const order = await buy()
    const other = await buy()
    const proof = world.gateway.pay(order.gateway_order_id)
    const bad = { ...proof, signature: proof.signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')) }
    await expect(verifyPayment(ctx, 'course', order.subject_id, bad)).rejects.toThrow('Payment verification failed.')
    await expect(verifyPayment(ctx, 'course', other.subject_id, proof)).rejects.toThrow('Data not found.')
    await expect(verifyPayment(ctx, 'test', order.subject_id, proof)).rejects.toThrow('Data not found.')
    expect(await stateOf(ctx, order)).toMatchObject({ order: 'PENDING', payments: 0 })
    expect(world.logger.lines.some(({ message }) => message.includes('wrong signature'))).toBe(true)
  })

  test('is not believed while the gateway cannot be asked, and counts once it can', async ({ ctx, world, buy }) => {
    const order = await buy()
    const proof = world.gateway.pay(order.gateway_order_id)
    world.gateway.goDown()
    await expect(verifyPayment(ctx, 'course', order.subject_id, proof)).rejects.toMatchObject({ code: 'unavailable' })
    world.gateway.comeBack()
    expect((await verifyPayment(ctx, 'course', order.subject_id, proof)).status).toBe('PAID')
  })

  test('of a payment the bank has not taken is told as a pause', async ({ ctx, world, buy }) => {
    const order = await buy()
    const proof = world.gateway.pay(order.gateway_order_id, { amount_paise: 100 })
    await expect(verifyPayment(ctx, 'course', order.subject_id, proof)).rejects.toThrow('needs a look by our office')
  })
})

describe('an order', () => {
  test('is the same for two clicks, also at the same moment', async ({ ctx, make }) => {
    const { id } = await make.enrolment()
    const ask = () =>
      openOrder(ctx, {
        kind: 'course',
        subject_id: id,
        amount_paise: fee,
        user_id: null,
        payer: { name: 'Asha Rao', email: 'asha@example.com', phone: null },
        description: 'a course',
      })
    const orders = await Promise.all([ask(), ask(), ask(), ask()])
    expect(new Set([...orders, await ask()].map((order) => order.gateway_order_id)).size).toBe(1)
    expect(await ctx.db.selectFrom('orders').select('id').execute()).toHaveLength(1)
  })

  test('belongs to the bank that made it: another one makes its own', async ({ ctx, world, buy }) => {
    const order = await buy()
    const gateway = { ...world.gateway, name: 'another bank' }
    const payer = { name: 'Asha R. Rao', email: 'asha@example.com', phone: null }
    const request = { kind: 'course', subject_id: order.subject_id, amount_paise: fee, user_id: null } as const
    const corrected = await openOrder(ctx, { ...request, payer, description: 'a course' })
    expect(corrected).toMatchObject({ id: order.id, payer_name: 'Asha R. Rao' })
    const other = { ...ctx, services: { ...ctx.services, gateway } }
    expect((await openOrder(other, { ...request, payer, description: 'a course' })).id).not.toBe(order.id)
  })

  test('is never asked for inside a transaction', async ({ ctx, buy }) => {
    const order = await buy()
    const inside = inTransaction(ctx, (ctx) =>
      openOrder(ctx, {
        kind: 'course',
        subject_id: order.subject_id + 1,
        amount_paise: fee,
        user_id: null,
        payer: { name: 'A', email: 'a@b.test', phone: null },
        description: '',
      }),
    )
    await expect(inside).rejects.toThrow('outside a transaction')
  })
})

describe('receipts', () => {
  test('of forty payments at once are numbered without a gap', async ({ ctx, world, buy }) => {
    const orders: Order[] = []
    for (let n = 0; n < 40; n++) orders.push(await buy())
    await Promise.all(
      orders.map((order, n) => {
        const proof = world.gateway.pay(order.gateway_order_id)
        // Every fourth one fails in the end and takes its number back with it.
        if (n % 4 > 0) return verifyPayment(ctx, 'course', order.subject_id, proof)
        return inTransaction(ctx, async (ctx) => {
          await receiveWebhook(ctx, webhookOf(world.gateway.webhook('payment.captured', proof.payment_id)))
          throw new Error('the lights went out')
        }).catch(() => {})
      }),
    )
    const rows = await ctx.db.selectFrom('receipts').select('sequence').orderBy('sequence').execute()
    expect(rows.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1))
  })

  test('belong to the Indian financial year', () => {
    expect(financialYear('2026-03-31T18:29:59.000Z')).toBe('2025-26')
    expect(financialYear('2026-03-31T18:30:00.000Z')).toBe('2026-27')
    expect(financialYear('2099-12-31T00:00:00.000Z')).toBe('2099-00')
  })
})

const webhookOf = ({ body, signature, eventId }: SignedWebhook) => ({
  body: new TextEncoder().encode(body),
  signature,
  eventId,
})

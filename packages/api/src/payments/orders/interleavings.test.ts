import { minutes } from '@northlight/contract/durations'
import fc from 'fast-check'
import { expect } from 'vitest'
import { actorAs } from '../../../testing/staff.ts'
import { test } from '../../../testing/test.ts'
import { enrol } from '../../enrolments/enrol.ts'
import { type Ctx, systemContext } from '../../kernel/context.ts'
import { ApiFailure } from '../../kernel/errors.ts'
import type { Gateway, PaymentProof } from '../gateway/gateway.ts'
import { receiveWebhook } from '../gateway/webhook.ts'
import type { Order } from '../purchases.ts'
import { requestRefund } from '../refunds/refunds.ts'
import { cancelOrder, verifyPayment } from './record-payment.ts'
import { askAboutOpenOrders } from './sweep.ts'

const student = { name: 'Asha Rao', email: 'asha@example.com', phone: '9845000199' }
const slugs = { course: 'foundation', branch: 'mysuru' }

/** What may happen in any order. `at` chooses among the windows that are open by then. */
const command = fc.record({
  kind: fc.constantFrom(
    'open',
    'open-in-parts',
    'pay',
    'pay',
    'webhook',
    'verify',
    'cancel',
    'price',
    'refund',
    'sweep',
  ),
  at: fc.nat({ max: 7 }),
})
const rounds = fc.array(fc.array(command, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 6 })

/** Refusals in words are answers; anything else is a failure of ours. */
const orRefused = (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    if (!(error instanceof ApiFailure)) throw error
  })

test('whatever overlaps, money that was taken is one paid order’s or goes back, and what was paid stays paid', async ({
  ctx,
  world,
  make,
  api,
}) => {
  await make.institute()
  const course = await make.course({ slug: 'foundation', name: 'Foundation' })
  const branch = await make.branch({ slug: 'mysuru', name: 'Mysuru' })
  await make.courseAtBranch({
    course_id: course.id,
    branch_id: branch.id,
    amount_paise: 42_000_00,
    fee_plan: { parts: [{ percent: 50 }, { percent: 50, days_after_start: 90 }] },
    starts_on: '2030-06-01',
  })
  const admin = await make.user({ role: 'admin' })

  const run = async (scheduler: fc.Scheduler, sequence: { kind: string; at: number }[][], name: string) => {
    // The bank answers in any order: every question to it waits until the scheduler lets it through.
    const slow = <Args extends unknown[], T>(call: (...args: Args) => Promise<T>) => scheduler.scheduleFunction(call)
    const bank = world.gateway
    const gateway: Gateway = {
      ...bank,
      createOrder: slow(bank.createOrder),
      fetchPayments: slow(bank.fetchPayments),
      capture: slow(bank.capture),
    }
    const services = { ...world.services, gateway }
    const visitor: Ctx = { ...ctx, services }
    const windows: Order[] = []
    const proofs: PaymentProof[] = []
    const everPaid = new Set<number>()
    const person = { ...student, name }
    let held: string | undefined

    const choose = <T>(list: T[], at: number) => list[at % Math.max(list.length, 1)]
    const open = async (pay: 'full' | 'parts') => {
      const { order } = await enrol(visitor, slugs, { ...person, pay, razorpay_order_id: held })
      if (!order) return
      held = order.gateway_order_id
      windows.push(order)
    }
    const tell = (proof: PaymentProof) => {
      const { body, signature, eventId } = bank.webhook('payment.captured', proof.payment_id, {
        status: 'captured',
      })
      return receiveWebhook(visitor, { body: new TextEncoder().encode(body), signature, eventId })
    }
    const act: Record<string, (at: number) => Promise<unknown>> = {
      open: () => open('full'),
      'open-in-parts': () => open('parts'),
      pay: async (at) => {
        const order = choose(windows, at)
        if (order) proofs.push(bank.pay(order.gateway_order_id))
      },
      webhook: async (at) => {
        const proof = choose(proofs, at)
        if (proof) await tell(proof)
      },
      verify: async (at) => {
        const proof = choose(proofs, at)
        const order = windows.find((one) => one.gateway_order_id === proof?.order_id)
        if (proof && order) await verifyPayment(visitor, 'course', order.subject_id, proof)
      },
      cancel: async (at) => {
        const order = choose(windows, at)
        if (order) await cancelOrder(visitor, order)
      },
      price: async (at) => {
        const amount_paise = 42_000_00 + (at % 3) * 1_000_00
        await ctx.db.updateTable('course_branches').set({ amount_paise }).execute()
      },
      refund: async (at) => {
        const paid = await ctx.db.selectFrom('payments').select(['id', 'amount_paise']).orderBy('id', 'desc').execute()
        const payment = choose(paid, at)
        const actor = actorAs(ctx, admin)
        if (payment)
          await requestRefund(
            { ...visitor, actor },
            { of: { payment_id: payment.id }, amount_paise: payment.amount_paise, reason: 'Leaves' },
          )
      },
      sweep: () => {
        world.clock.advance(minutes(5))
        return askAboutOpenOrders.run(systemContext(services, 'test'), {})
      },
    }

    for (const round of sequence) {
      await scheduler.waitFor(Promise.all(round.map(({ kind, at }) => orRefused(act[kind]?.(at) ?? Promise.resolve()))))
      const own = [0, ...windows.map(({ id }) => id)]
      const orders = await ctx.db.selectFrom('orders').select(['id', 'status']).where('id', 'in', own).execute()
      for (const { id, status } of orders) {
        if (status === 'PAID') everPaid.add(id)
        else if (everPaid.has(id)) expect(status).toBe('REFUND')
      }
    }
    // All the news arrives in the end, and every job is done.
    for (const proof of proofs) await tell(proof)
    await api.runner.drain()
    return { windows, proofs, everPaid }
  }

  let count = 0
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), rounds, async (scheduler, sequence) => {
      const { windows, proofs, everPaid } = await run(scheduler, sequence, `Asha ${++count}`)
      const ids = proofs.map(({ payment_id }) => payment_id)
      const among = ['', ...ids]
      const placed = await ctx.db.selectFrom('payments').selectAll().where('gateway_payment_id', 'in', among).execute()
      const aside = await ctx.db
        .selectFrom('unmatched_payments')
        .selectAll()
        .where('gateway_payment_id', 'in', among)
        .execute()
      // Every payment is in exactly one of the two books, and nobody holds a second payment.
      expect([...placed, ...aside].map((row) => row.gateway_payment_id).sort()).toEqual([...ids].sort())
      expect(new Set(placed.map(({ order_id }) => order_id)).size).toBe(placed.length)
      expect(aside.filter(({ reason }) => reason === 'paid_twice').map(({ state }) => state)).toEqual(
        aside.filter(({ reason }) => reason === 'paid_twice').map(() => 'refunded'),
      )
      const orders = await ctx.db
        .selectFrom('orders')
        .selectAll()
        .where('id', 'in', [0, ...windows.map(({ id }) => id)])
        .execute()
      for (const { order_id } of placed)
        expect(['PAID', 'REFUND']).toContain(orders.find(({ id }) => id === order_id)?.status)
      for (const id of everPaid) expect(placed.map(({ order_id }) => order_id)).toContain(id)
      // One student, one fee: never two paid orders at once.
      expect(orders.filter(({ status }) => status === 'PAID').length).toBeLessThanOrEqual(1)
      const receipts = await ctx.db.selectFrom('receipts').select('sequence').orderBy('sequence').execute()
      expect(receipts.map(({ sequence }) => sequence)).toEqual(receipts.map((_, at) => at + 1))
    }),
    { numRuns: 40, endOnFailure: true },
  )
}, 60_000)

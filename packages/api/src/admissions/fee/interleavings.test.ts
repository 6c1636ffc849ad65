import { minutes } from '@northlight/contract/durations'
import fc from 'fast-check'
import { expect } from 'vitest'
import { aRegistration } from '../../../testing/admission-factories.ts'
import { ctxAs } from '../../../testing/staff.ts'
import { choose, expectBalanced, orRefused, sendRefunds, slowBank } from '../../../testing/stories.ts'
import { type Fixtures, test } from '../../../testing/test.ts'
import { type Ctx, systemContext } from '../../kernel/context.ts'
import type { PaymentProof } from '../../kernel/services.ts'
import { receiveWebhook } from '../../payments/gateway/webhook.ts'
import { verifyPayment } from '../../payments/orders/record-payment.ts'
import { askAboutOpenOrders } from '../../payments/orders/sweep.ts'
import { requestRefund } from '../../payments/refunds/refunds.ts'
import { releaseLateSeats } from '../jobs.ts'
import { registrationById } from '../queries.ts'
import { changeSitting } from '../registration/change-sitting.ts'
import { withdrawApplication, withdrawFor } from '../registration/withdraw.ts'
import { payAgain } from './pay.ts'
import { returnFee } from './return-fee.ts'

/** What may happen in any order; more often than once where it leads somewhere. */
const kinds = [
  ...['window', 'window', 'pay', 'told', 'told', 'told', 'verify', 'move', 'move', 'move', 'move', 'sweep'],
  ...['late', 'withdraw', 'withdraw-for', 'return-fee', 'return-fee', 'goodwill', 'send'],
]
const command = fc.record({ kind: fc.constantFrom(...kinds), at: fc.nat({ max: 7 }) })
const rounds = fc.array(fc.array(command, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 6 })

/** A small one, so that money comes when the last seat has gone; one that costs nothing; and two fees. */
const sittings = [
  { code: 'cheap', fee_paise: 99_00 },
  { code: 'dear', fee_paise: 499_00 },
  { code: 'free', fee_paise: 0 },
  { code: 'small', fee_paise: 99_00, seats: 6 },
]

type World = Pick<Fixtures, 'ctx' | 'world'> & { admin: number }

const ordersOf = ({ db }: Ctx, id: number) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('kind', '=', 'admission')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()

/** Everything this family, the office and the bank can do with the fee of one application. */
const actsOf = ({ ctx, world, admin }: World, family: { id: number; user: number }, scheduler: fc.Scheduler) => {
  const { id } = family
  const bank = world.gateway
  const visitor: Ctx = { ...ctx, services: { ...world.services, gateway: slowBank(bank, scheduler) } }
  const own = ctxAs(visitor, { id: family.user, role: 'student' })
  const office = () => ctxAs(visitor, { id: admin, role: 'admin' })
  const proofs: PaymentProof[] = []
  const tell = async ({ payment_id }: PaymentProof) => {
    const { body, signature, eventId } = bank.webhook('payment.captured', payment_id, { status: 'captured' })
    await receiveWebhook(visitor, { body: new TextEncoder().encode(body), signature, eventId })
  }
  const pay = async (at: number) => {
    const order = choose(await ordersOf(ctx, id), at)
    if (!order) return []
    const proof = bank.pay(order.gateway_order_id)
    proofs.push(proof)
    return [proof]
  }
  const job = () => systemContext(visitor.services, 'test')
  const acts: Record<string, (at: number) => Promise<unknown>> = {
    window: () => payAgain(own),
    pay,
    told: async (at) => {
      for (const proof of await pay(at)) await tell(proof)
    },
    verify: async (at) => {
      const proof = choose(proofs, at)
      if (proof) await verifyPayment(visitor, 'admission', id, proof)
    },
    move: (at) => changeSitting(own, choose(sittings, at)?.code ?? ''),
    sweep: () => {
      world.clock.advance(minutes(5))
      return askAboutOpenOrders.run(job(), {})
    },
    // The half hour of a held seat has passed.
    late: () => {
      world.clock.advance(minutes(31))
      return releaseLateSeats.run(job(), {})
    },
    withdraw: () => withdrawApplication(own),
    'withdraw-for': () => withdrawFor(office(), id),
    'return-fee': () => returnFee(office(), id),
    goodwill: async (at) => {
      const paid = (await ordersOf(ctx, id)).find(({ status }) => status === 'PAID')
      const payment = await ctx.db
        .selectFrom('payments')
        .selectAll()
        .where('order_id', '=', paid?.id ?? 0)
        .executeTakeFirst()
      const amount_paise = at % 2 === 0 ? payment?.amount_paise : 10_00
      if (payment && amount_paise)
        await requestRefund(office(), { of: { payment_id: payment.id }, amount_paise, reason: 'Goodwill' })
    },
    send: () => sendRefunds(world),
  }
  return { acts, proofs, tell }
}

/** What the application says of its money is what the books say, and nobody is asked for what is not owed. */
const expectOneFee = async (ctx: Ctx, id: number) => {
  const row = (await registrationById(ctx.db, id)) ?? expect.unreachable()
  const orders = await ordersOf(ctx, id)
  const of = (status: string) => orders.filter((order) => order.status === status)
  expect(of('PAID').length).toBeLessThan(2)
  for (const { amount_paise } of of('PENDING'))
    expect({ status: row.payment_status, isLive: row.state !== 'withdrawn', fee: row.fee_paise }).toEqual({
      ...{ status: 'PENDING', isLive: true, fee: amount_paise },
    })
  if (row.payment_status === 'PAID')
    expect(of('PAID').map(({ amount_paise }) => amount_paise)).toEqual(row.fee_paise === 0 ? [] : [row.fee_paise])
  else expect(of('PAID')).toEqual([])
  if (row.payment_status === 'REFUND') expect([of('REFUND').length, row.seat]).toEqual([1, 'none'])
  if (row.state === 'withdrawn') expect(row.seat).toBe('none')
  if (row.seat === 'taken') expect(row.payment_status).toBe('PAID')
}

test('whatever overlaps, the fee of an application is paid once or goes back, and every seat is counted', async ({
  ctx,
  world,
  make,
}) => {
  await make.institute()
  const made: Awaited<ReturnType<typeof make.sitting>>[] = []
  for (const fields of sittings)
    made.push(await make.sitting({ seats: 1_000, sits_on: '2027-03-07', ...fields, register_by: '2027-03-01' }))
  const [first] = made
  const parts: World = { ctx, world, admin: (await make.user({ role: 'admin' })).id }

  await fc.assert(
    fc.asyncProperty(fc.scheduler(), rounds, async (scheduler, story) => {
      const user = await make.user()
      const { id } = await aRegistration(ctx, user, first ?? expect.unreachable())
      const { acts, proofs, tell } = actsOf(parts, { id, user: user.id }, scheduler)
      await scheduler.waitFor(acts.window?.(0) ?? Promise.resolve())
      for (const round of story) {
        const works = round.map(({ kind, at }) => orRefused(acts[kind]?.(at) ?? Promise.resolve()))
        await scheduler.waitFor(Promise.all(works))
      }
      for (const proof of proofs) await tell(proof)
      await sendRefunds(world)
      await ctx.db.updateTable('orders').set({ next_check_at: null }).execute()

      await expectBalanced(world, await ordersOf(ctx, id), proofs)
      await expectOneFee(ctx, id)
      for (const { id: sitting } of made) {
        const seated = await ctx.db
          .selectFrom('registrations')
          .select('id')
          .where('sitting_id', '=', sitting)
          .where('seat', '!=', 'none')
          .execute()
        const { seats_taken } = await ctx.db
          .selectFrom('sittings')
          .select('seats_taken')
          .where('id', '=', sitting)
          .executeTakeFirstOrThrow()
        expect(seats_taken).toBe(seated.length)
      }
    }),
    { numRuns: 40, endOnFailure: true },
  )
}, 60_000)

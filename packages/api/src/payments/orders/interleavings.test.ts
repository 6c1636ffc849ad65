import { indianDay } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import fc from 'fast-check'
import { expect } from 'vitest'
import { aRegistration } from '../../../testing/admission-factories.ts'
import { deskActs, expectDeskBalanced, payAllOut } from '../../../testing/desk-acts.ts'
import { ctxAs } from '../../../testing/staff.ts'
import { choose, expectBalanced, orRefused, sendRefunds, slowBank } from '../../../testing/stories.ts'
import { type Fixtures, test } from '../../../testing/test.ts'
import { acceptOffer } from '../../admissions/offer/offer.ts'
import { decline } from '../../admissions/office/move-application.ts'
import { offer } from '../../admissions/office/offer.ts'
import { takeSeat } from '../../admissions/office/take-seat.ts'
import { enrol } from '../../enrolments/enrol.ts'
import { partsOf } from '../../enrolments/instalment-queries.ts'
import { payInstalment } from '../../enrolments/instalments.ts'
import { leaveCourse } from '../../enrolments/leave.ts'
import { propose } from '../../enrolments/office/refunds/propose.ts'
import { sign } from '../../enrolments/office/refunds/sign.ts'
import { type Ctx, systemContext } from '../../kernel/context.ts'
import type { PaymentProof } from '../../kernel/services.ts'
import { receiveWebhook } from '../gateway/webhook.ts'
import { isReturned } from '../purchases.ts'
import { requestRefund } from '../refunds/refunds.ts'
import { deskGateway } from './orders.ts'
import { cancelOrder, verifyPayment } from './record-payment.ts'
import { askAboutOpenOrders } from './sweep.ts'

const fee = 42_000_00
const slugs = { course: 'foundation', branch: 'mysuru' }

const always = [
  ...['pay', 'told', 'told', 'told', 'webhook', 'verify', 'cancel', 'price', 'refund', 'send', 'sweep'],
  ...['desk-order', 'paid-out', 'cheque-back', 'mistake'],
]
const joined = ['open-in-parts', 'told', 'second-due']
/** How a story begins, and what may happen in it in any order; more often than once where it leads somewhere. */
const ways = {
  plain: { begins: [], kinds: ['open', 'open', 'open-in-parts', 'open-in-parts', 'next-part'] },
  joined: {
    begins: joined,
    kinds: ['next-part', 'next-part', 'desk-part', 'desk-part', 'open', 'leave', 'settle', 'refund'],
  },
  leaving: {
    begins: [...joined, 'leave', 'propose'],
    kinds: ['next-part', 'desk-part', 'desk-part', 'sign', 'settle', 'open'],
  },
  desk: {
    begins: ['open', 'desk-order', 'cheque-back'],
    kinds: ['next-part', 'desk-part', 'desk-part', 'open', 'leave'],
  },
  offered: { begins: ['offer', 'accept'], kinds: ['accept', 'take-seat', 'take-seat', 'offer', 'offer', 'decline'] },
}
/** The window of the first offer is paid at the moment at which a colleague takes the seat for the second. */
const offeredAnew = {
  begins: ['offer', 'accept'],
  rounds: [
    [{ kind: 'offer', at: 7 }],
    [
      { kind: 'take-seat', at: 1 },
      { kind: 'told', at: 7 },
    ],
  ],
}
/** `at` chooses among the windows, payments or prices that there are by then. */
const stories = fc.oneof(
  fc.constant(offeredAnew),
  ...Object.values(ways).map(({ begins, kinds }) => {
    const command = fc.record({ kind: fc.constantFrom(...always, ...kinds), at: fc.nat({ max: 7 }) })
    const round = fc.array(command, { minLength: 1, maxLength: 4 })
    return fc.record({ begins: fc.constant(begins), rounds: fc.array(round, { minLength: 3, maxLength: 6 }) })
  }),
)

const sum = (amounts: number[]) => amounts.reduce((total, one) => total + one, 0)

type Family = { id: number; email: string; registration: number }
type World = Pick<Fixtures, 'ctx' | 'world'> & { place: number; admins: [number, number] }

/** Every window that was ever opened for this family. */
const ordersOf = ({ db }: Ctx, { email }: Family) =>
  db
    .selectFrom('orders')
    .innerJoin('course_enrolments', 'course_enrolments.id', 'orders.subject_id')
    .selectAll('orders')
    .where('kind', '=', 'course')
    .where('course_enrolments.email', '=', email)
    .orderBy('orders.id')
    .execute()

/** All rows about one family's money, as the books have them. */
const booksOf = async (ctx: Ctx, family: Family) => {
  const { db } = ctx
  const enrolments = await db.selectFrom('course_enrolments').selectAll().where('email', '=', family.email).execute()
  const ids = [0, ...enrolments.map(({ id }) => id)]
  const orders = await ordersOf(ctx, family)
  const ofOrders = [0, ...orders.map(({ id }) => id)]
  const payments = await db.selectFrom('payments').selectAll().where('order_id', 'in', ofOrders).orderBy('id').execute()
  const refunds = await db
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', 'in', [0, ...payments.map(({ id }) => id)])
    .orderBy('id')
    .execute()
  const cases = await db.selectFrom('refund_cases').selectAll().where('enrolment_id', 'in', ids).execute()
  return { enrolments, orders, payments, refunds, cases, parts: await partsOf(db, ids) }
}

/** Everything this family, the office and the bank can do; the bank answers when the scheduler lets it. */
const actsOf = ({ ctx, world, place, admins }: World, family: Family, scheduler: fc.Scheduler) => {
  const bank = world.gateway
  const gateway = slowBank(bank, scheduler)
  const services = { ...world.services, gateway }
  const visitor: Ctx = { ...ctx, services }
  const own = ctxAs(visitor, { id: family.id, role: 'student' })
  const office = () => ctxAs(visitor, { id: admins[0], role: 'admin' })
  const second = () => ctxAs(visitor, { id: admins[1], role: 'admin' })
  const person = { name: 'Asha Rao', email: family.email, phone: '9845000199' }
  const proofs: PaymentProof[] = []
  let held: string | undefined

  const open = async (pay: 'full' | 'parts') => {
    const { order } = await enrol(visitor, slugs, { ...person, pay, razorpay_order_id: held })
    held = order?.gateway_order_id ?? held
  }
  const tell = async ({ payment_id }: PaymentProof) => {
    const { body, signature, eventId } = bank.webhook('payment.captured', payment_id, { status: 'captured' })
    await receiveWebhook(visitor, { body: new TextEncoder().encode(body), signature, eventId })
  }
  // An order of the desk has no window.
  const windowAt = async (at: number) => {
    const opened = (await ordersOf(ctx, family)).filter((order) => order.gateway !== deskGateway)
    return choose(opened, at)
  }
  const standing = async () =>
    (await booksOf(ctx, family)).enrolments.find((row) => row.payment_status === 'PAID' && row.left_at === null)
  const openCase = async () =>
    (await booksOf(ctx, family)).cases.find(({ state }) => state === 'asked' || state === 'proposed')
  const facts = { starts_on: indianDay(ctx.now()), period_count: 12, period_unit: 'months' } as const
  const proposeSum = async () => {
    const found = await openCase()
    if (found) await propose(office(), found.id, { version: found.version, ...facts })
  }
  const signSum = async () => {
    const found = await openCase()
    if (found) await sign(second(), found.id, found.version)
  }
  const pay = async (at: number) => {
    const order = await windowAt(at)
    if (!order) return []
    const proof = bank.pay(order.gateway_order_id)
    proofs.push(proof)
    return [proof]
  }
  const acts: Record<string, (at: number) => Promise<unknown>> = {
    open: () => open('full'),
    'open-in-parts': () => open('parts'),
    'next-part': async () => {
      const row = await standing()
      const part = row && (await partsOf(ctx.db, [row.id])).find(({ state }) => state === 'open')
      const payer = { owner: { id: family.id, verifiedEmail: family.email }, payerId: family.id }
      if (row && part) await payInstalment(own, payer, row.id, part.number)
    },
    pay,
    told: async (at) => {
      for (const proof of await pay(at)) await tell(proof)
    },
    // As if the day had come: anyone who leaves owes it all the same.
    'second-due': () =>
      ctx.db
        .updateTable('instalments')
        .set({ due_on: indianDay(ctx.now()) })
        .where('number', '=', 2)
        .execute(),
    webhook: async (at) => {
      const proof = choose(proofs, at)
      if (proof) await tell(proof)
    },
    verify: async (at) => {
      const proof = choose(proofs, at)
      const order = (await ordersOf(ctx, family)).find((one) => one.gateway_order_id === proof?.order_id)
      if (proof && order) await verifyPayment(visitor, 'course', order.subject_id, proof)
    },
    cancel: async (at) => {
      const order = await windowAt(at)
      if (order) await cancelOrder(visitor, order)
    },
    price: async (at) => {
      await ctx.db
        .updateTable('course_branches')
        .set({ amount_paise: fee + (at % 3) * 1_000_00 })
        .execute()
    },
    refund: async (at) => {
      const payment = choose((await booksOf(ctx, family)).payments, at)
      const part = payment && (at % 2 === 0 ? payment.amount_paise : 1_000_00)
      if (payment && part)
        await requestRefund(office(), { of: { payment_id: payment.id }, amount_paise: part, reason: 'Goodwill' })
    },
    send: () => sendRefunds(world),
    sweep: () => {
      world.clock.advance(minutes(5))
      return askAboutOpenOrders.run(systemContext(services, 'test'), {})
    },
    leave: async () => {
      const row = await standing()
      if (row) await leaveCourse(own, row.id)
    },
    propose: proposeSum,
    sign: signSum,
    settle: async () => {
      await proposeSum()
      await signSum()
    },
    offer: (at) =>
      offer(office(), family.registration, {
        ...{ course_branch_id: place, waiver_percent: [80, 20, 100][at % 3] ?? 0, until: '2099-12-31' },
        reason: 'As was promised.',
      }),
    accept: (at) => {
      const pay = at % 2 === 0 ? 'full' : 'parts'
      return acceptOffer(own, { course_slug: slugs.course, branch_slug: slugs.branch }, pay)
    },
    'take-seat': (at) =>
      takeSeat(second(), family.registration, { pay: at % 2 === 0 ? 'whole' : 'parts', on_word_of: 'the father' }),
    decline: () => decline(office(), family.registration),
    ...deskActs({ ctx, office, second, orders: () => ordersOf(ctx, family), standing }),
  }
  return { acts, proofs, tell, second }
}

/** One student, one place, one fee: its parts once each, and never more than was agreed on. */
const expectOneFee = async (ctx: Ctx, family: Family) => {
  const { enrolments, orders, parts, payments, refunds, cases } = await booksOf(ctx, family)
  expect(enrolments.filter((row) => row.payment_status === 'PAID' && row.left_at === null).length).toBeLessThan(2)
  for (const row of enrolments) {
    const paid = orders.filter((order) => order.subject_id === row.id && order.status === 'PAID')
    expect(sum(paid.map(({ amount_paise }) => amount_paise))).toBeLessThanOrEqual(row.discounted_amount_paise)
    expect(paid.length === 1 || paid.every(({ part }) => part > 0)).toBe(true)
    const own = parts.filter((part) => part.enrolment_id === row.id)
    if (own.length > 0 && row.payment_status !== 'PENDING' && row.payment_status !== 'CANCELLED') {
      expect(sum(own.map(({ amount_paise }) => amount_paise))).toBe(row.discounted_amount_paise)
      expect(own.filter(({ state }) => state === 'paid').map(({ number }) => number)).toEqual(
        paid.map(({ part }) => part).sort((one, other) => one - other),
      )
    }
  }
  for (const one of cases.filter(({ state }) => state === 'sent')) {
    const ofCase = refunds.filter(({ case_id }) => case_id === one.id)
    // What was called off with a returned cheque was taken off the sum.
    const stood = ofCase.filter(({ state }) => state !== 'failed')
    expect(sum(stood.map(({ amount_paise }) => amount_paise))).toBe(one.sum_paise)
    const [first] = ofCase
    if (!first) continue
    // What the sum was worked out from is what the family had paid and not got back when it was signed.
    const mine = orders.filter((order) => order.subject_id === one.enrolment_id).map(({ id }) => id)
    const came = payments.filter(({ order_id }) => mine.includes(order_id))
    // A refund that was called off before had not gone; its cheque, which came back then, had.
    const cameBack = (payment: number | null) =>
      refunds.find((back) => back.payment_id === payment && back.gateway_refund_id === `returned_${payment}`)?.id
    const hadGone = ({ id, state, payment_id }: (typeof refunds)[number]) =>
      id < first.id && (state !== 'failed' || (cameBack(payment_id) ?? 0) > first.id)
    const gone = refunds.filter((back) => hadGone(back) && came.some(({ id }) => id === back.payment_id))
    const amounts = (rows: { amount_paise: number }[]) => sum(rows.map(({ amount_paise }) => amount_paise))
    expect(amounts(came) - amounts(gone)).toBe(one.paid_paise)
  }
}

/** Anyone who is in by an offer pays what the offer that stands says; a declined application gives no place. */
const expectOffered = async (ctx: Ctx, family: Family) => {
  const given = (await booksOf(ctx, family)).enrolments.filter(
    (row) => row.registration_id !== null && (row.payment_status === 'PAID' || row.payment_status === 'REFUND'),
  )
  expect(given.filter((row) => row.payment_status === 'PAID' && row.left_at === null).length).toBeLessThan(2)
  const { state } = await ctx.db
    .selectFrom('registrations')
    .select('state')
    .where('id', '=', family.registration)
    .executeTakeFirstOrThrow()
  const live = await ctx.db
    .selectFrom('offers')
    .selectAll()
    .where('registration_id', '=', family.registration)
    .where('replaced_at', 'is', null)
    .executeTakeFirst()
  for (const row of given) {
    expect(state).toBe('admitted')
    expect(row.discounted_amount_paise).toBe((live?.fee_paise ?? 0) - (live?.waived_paise ?? 0))
  }
}

test('whatever overlaps, money that was taken is one paid order’s or goes back, and what was paid stays paid', async ({
  ctx,
  world,
  make,
}) => {
  await make.institute()
  await make.billing({ waiver_alone_rupees: 1_00_000 })
  const course = await make.course({ slug: slugs.course, name: 'Foundation' })
  const branch = await make.branch({ slug: slugs.branch, name: 'Mysuru' })
  const place = await make.courseAtBranch({
    course_id: course.id,
    branch_id: branch.id,
    amount_paise: fee,
    seats: 1_000,
    fee_plan: { parts: [{ percent: 40 }, ...[90, 180].map((days_after_start) => ({ percent: 30, days_after_start }))] },
    starts_on: '2030-06-01',
  })
  const sitting = await make.sitting()
  const admin = async () => (await make.user({ role: 'admin' })).id
  const parts: World = { ctx, world, place: place.id, admins: [await admin(), await admin()] }

  await fc.assert(
    fc.asyncProperty(fc.scheduler(), stories, async (scheduler, { begins, rounds }) => {
      const user = await make.user({ email_verified_at: ctx.now() })
      const applied = { state: 'appeared', payment_status: 'PAID', seat: 'taken', name: 'Asha Rao' } as const
      const { id: registration } = await aRegistration(ctx, user, sitting, { ...applied, email: user.email })
      const family: Family = { id: user.id, email: user.email, registration }
      const { acts, proofs, tell, second } = actsOf(parts, family, scheduler)
      for (const kind of begins) await scheduler.waitFor(acts[kind]?.(0) ?? Promise.resolve())

      const everPaid = new Set<number>()
      for (const round of rounds) {
        const works = round.map(({ kind, at }) => orRefused(acts[kind]?.(at) ?? Promise.resolve()))
        await scheduler.waitFor(Promise.all(works))
        for (const order of await ordersOf(ctx, family)) {
          if (order.status === 'PAID') everPaid.add(order.id)
          else if (everPaid.has(order.id) && !isReturned(order)) expect(order.status).toBe('REFUND')
        }
      }
      // All the news arrives in the end, and every refund is sent.
      for (const proof of proofs) await tell(proof)
      await sendRefunds(world)
      await payAllOut(ctx, second(), await ordersOf(ctx, family))
      // Nobody asks about the orders of this family in the stories of others.
      await ctx.db.updateTable('orders').set({ next_check_at: null }).execute()

      const orders = await ordersOf(ctx, family)
      await expectBalanced(world, orders, proofs, await expectDeskBalanced(ctx, orders))
      await expectOneFee(ctx, family)
      await expectOffered(ctx, family)
      const receipts = await ctx.db.selectFrom('receipts').select('sequence').orderBy('sequence').execute()
      expect(receipts.map(({ sequence }) => sequence)).toEqual(receipts.map((_, at) => at + 1))
      const seats = await ctx.db
        .selectFrom('course_enrolments')
        .select('id')
        .where('payment_status', '=', 'PAID')
        .where('left_at', 'is', null)
        .execute()
      expect(await ctx.db.selectFrom('course_branches').select('seats_held').execute()).toEqual([
        { seats_held: seats.length },
      ])
    }),
    { numRuns: 60, endOnFailure: true },
  )
}, 60_000)

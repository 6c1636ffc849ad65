import { days, hours, minutes } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { aRegistration } from '../../../testing/admission-factories.ts'
import { ctxAs } from '../../../testing/staff.ts'
import { test as base } from '../../../testing/test.ts'
import { untilSomebodyWaits } from '../../../testing/until-somebody-waits.ts'
import { changeUnpaid } from '../../enrolments/queries.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { childApplication } from '../../parents/child-application.ts'
import { verifyPayment } from '../../payments/orders/record-payment.ts'
import { askAboutOpenOrders } from '../../payments/orders/sweep.ts'
import { requestRefund } from '../../payments/refunds/refunds.ts'
import { detailOf } from '../office/detail.ts'
import { decline } from '../office/move-application.ts'
import { offer as offerSeat } from '../office/offer.ts'
import { takeSeat } from '../office/take-seat.ts'
import { lockRegistration, registrationById } from '../queries.ts'
import { withdrawFor } from '../registration/withdraw.ts'
import { seatByOffer } from './seat-by-offer.ts'

// biome-ignore lint/suspicious/noExplicitAny: replies are read as JSON, and a test names what it expects of them
type Body = any

const fee = 1_00_000_00
const path = '/admission/offer/course/two-year-integrated-jee/branch/mysuru'
const asSent = (proof: { order_id: string; payment_id: string; signature: string }) => ({
  razorpay_order_id: proof.order_id,
  razorpay_payment_id: proof.payment_id,
  razorpay_signature: proof.signature,
})

/** A family with a seat offered and half of the tuition waived; the course has two seats and a plan of two parts. */
const test = base.extend<{
  family: { token: string; registration: number }
  place: (change: object) => Promise<void>
  stateOf: () => Promise<string>
}>({
  family: async ({ ctx, make }, use) => {
    await make.institute()
    await make.options()
    const course = await make.course({ slug: 'two-year-integrated-jee', name: 'Two-Year Integrated' })
    const branch = await make.branch({ slug: 'mysuru', name: 'Mysuru' })
    await make.courseAtBranch({
      ...{ course_id: course.id, branch_id: branch.id, amount_paise: fee, seats: 2, starts_on: '2026-12-14' },
      fee_plan: { parts: [{ percent: 50 }, { percent: 50, days_after_start: 90 }] },
    })
    const user = await make.user()
    const { id } = await aRegistration(ctx, user, await make.sitting(), {
      state: 'offered',
      payment_status: 'PAID',
      seat: 'taken',
      waiver_percent: 50,
      result_at: ctx.now(),
    })
    await use({ token: await make.token(user), registration: id })
  },
  place: async ({ ctx }, use) =>
    use(async (change) => {
      await ctx.db.updateTable('course_branches').set(change).execute()
    }),
  stateOf: async ({ ctx, family }, use) =>
    use(async () => {
      const row = await ctx.db
        .selectFrom('registrations')
        .select('state')
        .where('id', '=', family.registration)
        .executeTakeFirstOrThrow()
      return row.state
    }),
})

describe('a seat that is offered', () => {
  test('says the fee after the waiver, is paid, and ends in admission, of the family as counsellors know it too', async ({
    ctx,
    make,
    http,
    world,
    family,
    stateOf,
  }) => {
    const known = await make.family({ state: 'visited' })
    const { user_id } = await ctx.db.selectFrom('registrations').select('user_id').executeTakeFirstOrThrow()
    const account = { family_id: known.id, user_id: user_id ?? 0, created_at: ctx.now() }
    await ctx.db.insertInto('family_accounts').values(account).execute()
    const stranger = await make.family({ state: 'visited' })
    const familyStates = () => ctx.db.selectFrom('families').select(['id', 'state']).orderBy('id').execute()
    const offer = ((await http.get('/admission/offer', family)).body as Body).offer
    expect(offer).toMatchObject({
      ...{ state: 'open', waiver_percent: 50 },
      places: [
        { course_slug: 'two-year-integrated-jee', fee_paise: fee, waived_paise: fee / 2, payable_paise: fee / 2 },
      ],
    })
    expect(offer.places[0].parts.map((part: Body) => part.amount_paise)).toEqual([fee / 4, fee / 4])
    const taken = await http.postJson(path, {}, family)
    expect(taken).toMatchObject({ status: 201, body: { order: { amount_paise: fee / 2 } } })
    expect(await stateOf()).toBe('offered')
    expect((await familyStates()).map(({ state }) => state)).toEqual(['visited', 'visited'])
    const again = (await http.postJson(path, {}, family)).body as Body
    const { razorpay_order_id } = (taken.body as Body).order
    expect(again.order.razorpay_order_id).toBe(razorpay_order_id)
    const paid = await http.postJson('/enrollment/verify', asSent(world.gateway.pay(razorpay_order_id)), family)
    expect(paid.status).toBe(200)
    expect(await stateOf()).toBe('admitted')
    expect(await familyStates()).toEqual([
      { id: known.id, state: 'admitted' },
      { id: stranger.id, state: 'visited' },
    ])
    expect((await http.get('/admission/offer', family)).body).toMatchObject({ offer: { state: 'taken', places: [] } })
    expect((await http.postJson(path, {}, family)).status).toBe(409)
  })

  test('is taken with the first instalment, and the second is half of what is left of the fee', async ({
    http,
    world,
    family,
    stateOf,
  }) => {
    const { order } = (await http.postJson(`${path}?pay=parts`, {}, family)).body as Body
    expect(order.amount_paise).toBe(fee / 4)
    await http.postJson('/enrollment/verify', asSent(world.gateway.pay(order.razorpay_order_id)), family)
    expect(await stateOf()).toBe('admitted')
    expect((await http.get('/instalments', family)).body).toMatchObject({
      fees: [{ fee_paise: fee / 2, paid_paise: fee / 4, left_paise: fee / 4 }],
    })
  })

  test('costs nothing with a full waiver, and the seat is theirs at once', async ({ ctx, http, family, stateOf }) => {
    await ctx.db.updateTable('registrations').set({ waiver_percent: 100 }).execute()
    expect(await http.postJson(path, {}, family)).toMatchObject({ status: 201, body: { order: null } })
    expect(await stateOf()).toBe('admitted')
  })

  test('waives tuition alone, and a larger discount of the day is taken instead, never besides', async ({
    http,
    family,
    place,
  }) => {
    const payable = async () =>
      ((await http.get('/admission/offer', family)).body as Body).offer.places[0].payable_paise
    await place({
      fee_parts: [
        { name: 'Tuition', amount_paise: 60_000_00 },
        { name: 'Hostel', amount_paise: 40_000_00 },
      ],
    })
    expect(await payable()).toBe(70_000_00)
    await place({ discount_percent: 10 })
    expect(await payable()).toBe(70_000_00)
    await place({ discount_percent: 40 })
    expect(await payable()).toBe(60_000_00)
  })
})

const named = { title: 'Two-Year Integrated, Mysuru', fee_paise: fee, waiver_percent: 60, waived_paise: 60_000_00 }

const nameSeat = async (ctx: Ctx, registration_id: number, until: string) => {
  const place = await ctx.db.selectFrom('course_branches').select('id').executeTakeFirstOrThrow()
  await ctx.db
    .insertInto('offers')
    .values({ ...named, registration_id, course_branch_id: place.id, until, created_at: ctx.now() })
    .execute()
}

describe('a seat that the office has named', () => {
  test('is taken at the fee it was offered at, once, by the family or by a colleague for them', async ({
    ctx,
    http,
    world,
    family,
    place,
    stateOf,
  }) => {
    await nameSeat(ctx, family.registration, '2026-12-31')
    await ctx.db.updateTable('users').set({ name: 'Sunita Rao', email_verified_at: ctx.now() }).execute()
    expect((await http.get('/admission/offer', family)).body).toMatchObject({
      offer: {
        ...{ state: 'open', waiver_percent: 60, held_until: '2026-12-31T18:29:59.999Z' },
        places: [{ branch_slug: 'mysuru', fee_paise: fee, payable_paise: 40_000_00 }],
      },
    })
    const { order } = (await http.postJson(path, {}, family)).body as Body
    expect(order).toMatchObject({ amount_paise: 40_000_00, payer: { name: 'Sunita Rao' } })
    // While the window of the bank is open the course becomes dearer, and a colleague takes the seat as well.
    await place({ amount_paise: 2 * fee })
    const row = (await registrationById(ctx.db, family.registration)) ?? expect.unreachable()
    const again = await seatByOffer(ctx, row, { pay: 'full' })
    expect(again.order?.gateway_order_id).toBe(order.razorpay_order_id)
    const proof = asSent(world.gateway.pay(order.razorpay_order_id))
    expect((await http.postJson('/enrollment/verify', proof, family)).status).toBe(200)
    expect(await stateOf()).toBe('admitted')
    expect(
      await ctx.db.selectFrom('course_enrolments').select(['payment_status', 'discounted_amount_paise']).execute(),
    ).toEqual([{ payment_status: 'PAID', discounted_amount_paise: 40_000_00 }])
  })

  test('costs less where a discount of the day begins later, in every place, and what was offered once it ends', async ({
    ctx,
    make,
    http,
    world,
    family,
    place,
    stateOf,
  }) => {
    const admin = ctxAs(ctx, await make.user({ role: 'admin' }))
    await nameSeat(ctx, family.registration, '2026-12-31')
    const other = await aRegistration(ctx, await make.user(), await make.sitting({ code: 'other' }), {
      ...{ state: 'offered', payment_status: 'PAID', seat: 'taken' },
    })
    await nameSeat(ctx, other.id, '2026-12-31')
    const prices = async () => {
      const { offer } = (await http.get('/admission/offer', family)).body as Body
      const row = (await registrationById(ctx.db, family.registration)) ?? expect.unreachable()
      const { to_pay_paise, now_paise } = (await detailOf(admin, row)).offer ?? expect.unreachable()
      const child = await childApplication(ctx, row.user_id ?? 0)
      const [{ payable_paise, letter_paise, parts }] = offer.places
      const sum = parts.reduce((all: number, part: Body) => all + part.amount_paise, 0)
      const { waiver_percent } = offer
      return {
        waiver_percent,
        letter_paise,
        to_pay_paise,
        all: [payable_paise, sum, now_paise, child?.offer?.to_pay_paise],
      }
    }
    const as = (paise: number) => [paise, paise, paise, paise]
    const offered = { waiver_percent: 60, letter_paise: null, to_pay_paise: 40_000_00, all: as(40_000_00) }
    expect(await prices()).toEqual(offered)
    await place({ discount_percent: 70, discount_until: '2026-11-20' })
    expect(await prices()).toEqual({
      ...{ waiver_percent: 0, letter_paise: 40_000_00, to_pay_paise: 40_000_00, all: as(30_000_00) },
    })
    // A day after the last one of the discount: as it was offered, to anyone who has not taken the seat yet.
    world.clock.advance(days(10))
    family.token = await make.token({ id: (await registrationById(ctx.db, family.registration))?.user_id ?? 0 })
    expect(await prices()).toEqual(offered)
    // A smaller discount than the waiver changes nothing.
    await place({ discount_percent: 20, discount_until: null })
    expect(await prices()).toEqual(offered)
    await place({ discount_percent: 70, discount_until: null })
    const { order } = (await http.postJson(`${path}?pay=parts`, {}, family)).body as Body
    expect(order.amount_paise).toBe(15_000_00)
    // The discount ends while the window of the bank is open: the price of the day it was taken on stands.
    await place({ discount_percent: 0 })
    expect((await prices()).all).toEqual(as(30_000_00))
    expect((await http.get(`/payments/orders/${order.razorpay_order_id}`, family)).body).toMatchObject({
      objection: null,
    })
    const proof = asSent(world.gateway.pay(order.razorpay_order_id))
    expect((await http.postJson('/enrollment/verify', proof, family)).status).toBe(200)
    expect(await stateOf()).toBe('admitted')
    expect((await http.get('/instalments', family)).body).toMatchObject({ fees: [{ fee_paise: 30_000_00 }] })
    expect((await registrationById(ctx.db, other.id))?.state).toBe('offered')
  })

  test('costs what the course does on the day a colleague takes it, asked twice the same; nothing where the day asks nothing', async ({
    ctx,
    make,
    http,
    family,
    place,
    stateOf,
  }) => {
    const admin = ctxAs(ctx, await make.user({ role: 'admin' }))
    await nameSeat(ctx, family.registration, '2026-12-31')
    await place({ discount_percent: 70 })
    await takeSeat(admin, family.registration, { pay: 'whole', on_word_of: 'the father' })
    await place({ discount_percent: 0 })
    await takeSeat(admin, family.registration, { pay: 'whole', on_word_of: 'the father' })
    await place({ discount_percent: 90 })
    const row = (await registrationById(ctx.db, family.registration)) ?? expect.unreachable()
    expect((await detailOf(admin, row)).offer).toMatchObject({ to_pay_paise: 40_000_00, now_paise: 30_000_00 })
    expect(await ctx.db.selectFrom('orders').select('amount_paise').execute()).toEqual([{ amount_paise: 30_000_00 }])
    expect((await http.get('/payments', family)).body).toMatchObject({ totals: { owed_paise: 30_000_00 } })

    const user = await make.user()
    const free = await aRegistration(ctx, user, await make.sitting({ code: 'other' }), {
      ...{ state: 'offered', payment_status: 'PAID', seat: 'taken' },
    })
    await nameSeat(ctx, free.id, '2026-12-31')
    await place({ discount_percent: 100 })
    const taken = await http.postJson(path, {}, { token: await make.token(user) })
    expect(taken).toMatchObject({ status: 201, body: { order: null, offer: { state: 'taken' } } })
    expect(await stateOf()).toBe('admitted')
  })

  test('is not kept at the price of a day by whoever begins it and pays nothing; once they are admitted it is', async ({
    ctx,
    make,
    http,
    world,
    family,
    place,
    stateOf,
  }) => {
    const admin = ctxAs(ctx, await make.user({ role: 'admin' }))
    await nameSeat(ctx, family.registration, '2026-12-31')
    await place({ discount_percent: 70 })
    const cheap = ((await http.postJson(path, {}, family)).body as Body).order
    expect(cheap.amount_paise).toBe(30_000_00)
    await place({ discount_percent: 0 })
    const shown = async () => ((await http.get('/admission/offer', family)).body as Body).offer.places[0].payable_paise
    const cancel = { razorpay_order_id: cheap.razorpay_order_id }
    expect((await http.postJson('/enrollment/cancelled', cancel, family)).status).toBe(200)
    // Closed by mistake: for a day the price is theirs still.
    world.clock.advance(hours(23))
    expect(await shown()).toBe(30_000_00)
    const again = ((await http.postJson(path, {}, family)).body as Body).order
    expect(again.amount_paise).toBe(30_000_00)
    world.clock.advance(days(13))
    await askAboutOpenOrders.run(ctx, {})
    family.token = await make.token({ id: (await registrationById(ctx.db, family.registration))?.user_id ?? 0 })
    expect(await shown()).toBe(40_000_00)
    // Nor by the old window.
    const old = `/payments/orders/${again.razorpay_order_id}`
    expect((await http.get(old, family)).body).toMatchObject({
      status: 'CANCELLED',
      objection: 'The fee has changed since this payment was begun. Please begin again.',
    })
    const late = asSent(world.gateway.pay(again.razorpay_order_id))
    expect((await http.postJson('/enrollment/verify', late, family)).status).toBe(409)
    const { order } = (await http.postJson(path, {}, family)).body as Body
    expect(order.amount_paise).toBe(40_000_00)
    await place({ discount_percent: 70 })
    await takeSeat(admin, family.registration, { pay: 'whole', on_word_of: 'the father' })
    expect(await stateOf()).toBe('admitted')
    await place({ discount_percent: 0 })
    world.clock.advance(days(13))
    await askAboutOpenOrders.run(ctx, {})
    await takeSeat(admin, family.registration, { pay: 'whole', on_word_of: 'the father' })
    const asked = await ctx.db.selectFrom('orders').select(['status', 'amount_paise']).orderBy('id').execute()
    expect(asked.slice(-2)).toEqual([
      { status: 'CANCELLED', amount_paise: 30_000_00 },
      { status: 'PENDING', amount_paise: 30_000_00 },
    ])
  })

  test('keeps the price of a day no longer by being cancelled and begun again, or begun in parts', async ({
    ctx,
    make,
    http,
    world,
    family,
    place,
  }) => {
    await nameSeat(ctx, family.registration, '2026-12-31')
    const user = (await registrationById(ctx.db, family.registration))?.user_id ?? 0
    const wait = async (ms: number) => {
      world.clock.advance(ms)
      family.token = await make.token({ id: user })
    }
    const shown = async () => ((await http.get('/admission/offer', family)).body as Body).offer.places[0].payable_paise
    const begin = async (pay: 'full' | 'parts' = 'full') =>
      ((await http.postJson(`${path}?pay=${pay}`, {}, family)).body as Body).order
    const cancel = ({ razorpay_order_id }: Body) =>
      http.postJson('/enrollment/cancelled', { razorpay_order_id }, family)
    await place({ discount_percent: 70 })
    await cancel(await begin())
    await place({ discount_percent: 0 })
    await wait(hours(23))
    const second = await begin()
    expect(second.amount_paise).toBe(30_000_00)
    await cancel(second)
    await wait(hours(23))
    expect(await shown()).toBe(40_000_00)
    expect((await begin()).amount_paise).toBe(40_000_00)

    // Taken anew on a cheap day, at a price of its own: it counts from then.
    await place({ discount_percent: 80 })
    expect((await begin()).amount_paise).toBe(20_000_00)
    await place({ discount_percent: 0 })
    await wait(days(5) + hours(12))
    expect(await shown()).toBe(20_000_00)
    const { razorpay_order_id, ...parts } = await begin('parts')
    expect(parts.amount_paise).toBe(10_000_00)
    expect(await shown()).toBe(20_000_00)
    // The six days of the first order are over, and the one in parts is open still: a family may have its window open.
    await wait(hours(13))
    expect(await shown()).toBe(40_000_00)
    const inTime = world.gateway.pay(razorpay_order_id)
    await wait(hours(12))
    const late = asSent(world.gateway.pay(razorpay_order_id))
    expect((await http.postJson('/enrollment/verify', late, family)).status).toBe(409)
    expect(await ctx.db.selectFrom('unmatched_payments').select('reason').execute()).toEqual([
      { reason: 'wrong_amount' },
    ])
    expect((await http.postJson('/enrollment/verify', asSent(inTime), family)).status).toBe(200)
  })

  test('is held until the end of its last day, and no longer', async ({ ctx, http, family }) => {
    await nameSeat(ctx, family.registration, '2026-01-31')
    expect((await http.get('/admission/offer', family)).body).toMatchObject({ offer: { state: 'past', places: [] } })
    expect((await http.postJson(path, {}, family)).status).toBe(409)
  })
})

describe('nobody takes', () => {
  test('a seat that is not offered to them, or in a course they did not apply for', async ({
    make,
    ctx,
    http,
    family,
  }) => {
    const other = { token: await make.token(await make.user()) }
    expect((await http.get('/admission/offer', other)).body).toEqual({ offer: null })
    expect((await http.postJson(path, {}, other)).status).toBe(404)
    const elsewhere = path.replace('two-year-integrated-jee', 'foundation-evenings')
    await make.courseAtBranch({ course_id: (await make.course({ slug: 'foundation-evenings' })).id })
    expect((await http.postJson(elsewhere, {}, family)).status).toBe(404)
    for (const state of ['appeared', 'declined', 'withdrawn'] as const) {
      await ctx.db.updateTable('registrations').set({ state }).execute()
      expect((await http.postJson(path, {}, family)).status).toBe(404)
    }
  })

  test('an offer after its thirty days, nor the last seat twice', async ({ ctx, make, http, world, family, place }) => {
    await place({ seats: 1, seats_held: 1 })
    expect((await http.postJson(path, {}, family)).status).toBe(409)
    await place({ seats_held: 0 })
    world.clock.advance(days(31))
    const { user_id } = await ctx.db.selectFrom('registrations').select('user_id').executeTakeFirstOrThrow()
    const later = { token: await make.token({ id: user_id ?? 0 }) }
    expect((await http.get('/admission/offer', later)).body).toMatchObject({ offer: { state: 'past', places: [] } })
    expect((await http.postJson(path, {}, later)).status).toBe(409)
    expect(family.registration).toBeGreaterThan(0)
  })

  test('the waiver away by enrolling plainly besides: one place, and the second payment goes back', async ({
    ctx,
    http,
    world,
    family,
    stateOf,
  }) => {
    const { order } = (await http.postJson(path, {}, family)).body as Body
    const { name, email } = await ctx.db
      .selectFrom('registrations')
      .select(['name', 'email'])
      .where('id', '=', family.registration)
      .executeTakeFirstOrThrow()
    const plainly = '/course/two-year-integrated-jee/branch/mysuru/enroll'
    const plain = (await http.postJson(plainly, { name, email, phone: '9845000100' }, family)).body as Body
    expect(plain.enrollmentForm.discounted_amount_paise).toBe(fee)
    for (const id of [order.razorpay_order_id, plain.enrollmentForm.razorpay_order_id])
      await http.postJson('/enrollment/verify', asSent(world.gateway.pay(id)), family)
    const rows = await ctx.db
      .selectFrom('course_enrolments')
      .select(['payment_status', 'waiver_percent', 'discounted_amount_paise'])
      .where('payment_status', '=', 'PAID')
      .execute()
    expect(rows).toEqual([{ payment_status: 'PAID', waiver_percent: 50, discounted_amount_paise: fee / 2 }])
    expect(await stateOf()).toBe('admitted')
  })

  test('two seats for one offer: the second payment goes back', async ({ ctx, make, http, world, family, stateOf }) => {
    const course = await ctx.db.selectFrom('courses').select('id').executeTakeFirstOrThrow()
    const hubballi = await make.branch({ slug: 'hubballi', name: 'Hubballi' })
    await make.courseAtBranch({ course_id: course.id, branch_id: hubballi.id, amount_paise: fee })
    const orders = []
    for (const branch of ['mysuru', 'hubballi'])
      orders.push(((await http.postJson(path.replace('mysuru', branch), {}, family)).body as Body).order)
    for (const { razorpay_order_id } of orders)
      await http.postJson('/enrollment/verify', asSent(world.gateway.pay(razorpay_order_id)), family)
    const paid = await ctx.db
      .selectFrom('course_enrolments')
      .select('id')
      .where('payment_status', '=', 'PAID')
      .execute()
    expect(paid).toHaveLength(1)
    expect(await stateOf()).toBe('admitted')
  })
})

describe('the order of an offer that is over', () => {
  const aside = ({ db }: Ctx) => db.selectFrom('unmatched_payments').select(['id', 'reason', 'state']).execute()
  const places = ({ db }: Ctx) => db.selectFrom('course_enrolments').select('payment_status').execute()
  const seats = ({ db }: Ctx) => db.selectFrom('course_branches').select('seats_held').execute()

  test('is refused at the window; money that comes all the same is set aside, takes no seat and goes back', async ({
    ctx,
    make,
    http,
    world,
    family,
    stateOf,
    api,
  }) => {
    const admin = ctxAs(ctx, await make.user({ role: 'admin' }))
    const { order } = (await http.postJson(path, {}, family)).body as Body
    const at = `/payments/orders/${order.razorpay_order_id}`
    expect((await http.get(at, family)).body).toMatchObject({ status: 'PENDING', objection: null })
    await decline(admin, family.registration, 'All seats are given.')
    expect((await http.get(at, family)).body).toMatchObject({
      status: 'CANCELLED',
      objection: 'This application was declined, so its seat is no longer offered.',
    })
    expect((await http.get('/payments', family)).body).toMatchObject({ totals: { owed_paise: 0 } })
    // The bank's window was open before.
    const proof = asSent(world.gateway.pay(order.razorpay_order_id))
    expect((await http.postJson('/enrollment/verify', proof, family)).status).toBe(409)
    expect(await stateOf()).toBe('declined')
    expect(await places(ctx)).toEqual([{ payment_status: 'CANCELLED' }])
    expect(await seats(ctx)).toEqual([{ seats_held: 0 }])
    const [money] = await aside(ctx)
    expect(money).toMatchObject({ reason: 'cannot_deliver', state: 'open' })
    await requestRefund(admin, {
      ...{
        of: { unmatched_id: money?.id ?? 0 },
        amount_paise: order.amount_paise,
        reason: 'The application was declined.',
      },
    })
    await api.runner.drain()
    expect(await aside(ctx)).toMatchObject([{ state: 'refunded' }])
  })

  test('closes with a withdrawal, too, and with another seat that is offered instead', async ({
    ctx,
    make,
    http,
    family,
  }) => {
    const admin = ctxAs(ctx, await make.user({ role: 'admin' }))
    await nameSeat(ctx, family.registration, '2026-12-31')
    const { order } = (await http.postJson(path, {}, family)).body as Body
    const objection = async () =>
      ((await http.get(`/payments/orders/${order.razorpay_order_id}`, family)).body as Body).objection
    expect(await objection()).toBeNull()
    const hubballi = await make.branch({ slug: 'hubballi', name: 'Hubballi' })
    const course = await ctx.db.selectFrom('courses').select('id').executeTakeFirstOrThrow()
    const other = await make.courseAtBranch({ course_id: course.id, branch_id: hubballi.id, amount_paise: fee })
    await ctx.db.updateTable('offers').set({ course_branch_id: other.id }).execute()
    expect(await objection()).toMatch(/^Another seat was offered/)
    await withdrawFor(admin, family.registration)
    expect(await objection()).toMatch(/^This application was withdrawn/)
    expect(await places(ctx)).toEqual([{ payment_status: 'CANCELLED' }])
  })

  test('closes when the office offers the seat anew at another fee: the old price admits nobody', async ({
    ctx,
    make,
    http,
    world,
    family,
    stateOf,
  }) => {
    const admin = ctxAs(ctx, await make.user({ role: 'admin' }))
    const place = await ctx.db.selectFrom('course_branches').select('id').executeTakeFirstOrThrow()
    const anew = (waiver_percent: number, until: string) =>
      offerSeat(admin, family.registration, { course_branch_id: place.id, waiver_percent, until })
    await anew(50, '2026-12-20')
    const first = ((await http.postJson(path, {}, family)).body as Body).order
    // Longer at the same fee: what was begun goes on.
    await anew(50, '2026-12-31')
    expect(((await http.postJson(path, {}, family)).body as Body).order.razorpay_order_id).toBe(first.razorpay_order_id)
    await anew(20, '2026-12-31')
    const at = `/payments/orders/${first.razorpay_order_id}`
    expect((await http.get(at, family)).body).toMatchObject({ status: 'CANCELLED' })
    const proof = asSent(world.gateway.pay(first.razorpay_order_id))
    expect((await http.postJson('/enrollment/verify', proof, family)).status).toBe(409)
    expect(await stateOf()).toBe('offered')
    expect(await aside(ctx)).toMatchObject([{ reason: 'cannot_deliver', state: 'open' }])
    const second = ((await http.postJson(path, {}, family)).body as Body).order
    expect(second.amount_paise).toBeGreaterThan(first.amount_paise)
    const paid = asSent(world.gateway.pay(second.razorpay_order_id))
    expect((await http.postJson('/enrollment/verify', paid, family)).status).toBe(200)
    expect(await stateOf()).toBe('admitted')
  })

  test('closes also when a colleague has taken the seat at the new fee: the window of the old one admits nobody', async ({
    ctx,
    make,
    http,
    world,
    family,
  }) => {
    const admin = ctxAs(ctx, await make.user({ role: 'admin' }))
    const place = await ctx.db.selectFrom('course_branches').select('id').executeTakeFirstOrThrow()
    await make.billing({ waiver_alone_rupees: 1_00_000 })
    for (const waiver_percent of [80, 20]) {
      const terms = { course_branch_id: place.id, waiver_percent, until: '2026-12-20', reason: 'As was promised.' }
      await offerSeat(admin, family.registration, terms)
      if (waiver_percent === 80) await http.postJson(path, {}, family)
    }
    await takeSeat(admin, family.registration, { pay: 'whole', on_word_of: 'the father' })
    const [cheap, right] = await ctx.db.selectFrom('orders').selectAll().orderBy('id').execute()
    expect([cheap?.amount_paise, right?.amount_paise]).toEqual([20_000_00, 80_000_00])
    const pay = async (order: typeof cheap) =>
      (await http.postJson('/enrollment/verify', asSent(world.gateway.pay(order?.gateway_order_id ?? '')), family))
        .status
    expect(await pay(cheap)).toBe(409)
    expect(await aside(ctx)).toMatchObject([{ reason: 'cannot_deliver', state: 'open' }])
    // What is owed for the seat stands as it was.
    expect(await places(ctx)).toEqual([{ payment_status: 'PENDING' }])
    expect((await http.get('/payments', family)).body).toMatchObject({ totals: { owed_paise: 80_000_00 } })
    expect(await pay(right)).toBe(200)
    expect(
      await ctx.db.selectFrom('course_enrolments').select(['payment_status', 'discounted_amount_paise']).execute(),
    ).toEqual([{ payment_status: 'PAID', discounted_amount_paise: 80_000_00 }])
  })

  test('counts when it was paid on the last day, however late we hear; a minute later it is set aside', async ({
    ctx,
    http,
    world,
    family,
    stateOf,
  }) => {
    await nameSeat(ctx, family.registration, '2026-11-15')
    const { order } = (await http.postJson(path, {}, family)).body as Body
    const end = Date.parse('2026-11-15T18:29:59.999Z')
    world.clock.advance(end - Date.parse(ctx.now()))
    const inTime = world.gateway.pay(order.razorpay_order_id)
    world.clock.advance(minutes(1))
    const late = world.gateway.pay(order.razorpay_order_id)
    const state = (await http.get(`/payments/orders/${order.razorpay_order_id}`, family)).body as Body
    expect(state.objection).toBe('The day until which the offer was held is over. Please call us.')
    expect((await http.postJson('/enrollment/verify', asSent(late), family)).status).toBe(409)
    expect(await stateOf()).toBe('offered')
    expect(await aside(ctx)).toMatchObject([{ reason: 'cannot_deliver', state: 'open' }])
    expect((await http.postJson('/enrollment/verify', asSent(inTime), family)).status).toBe(200)
    expect(await stateOf()).toBe('admitted')
  })

  test('a fee that arrives while somebody takes the seat waits for them, and neither fails', async ({
    ctx,
    http,
    world,
    family,
    stateOf,
  }) => {
    const { order } = (await http.postJson(path, {}, family)).body as Body
    const proof = world.gateway.pay(order.razorpay_order_id)
    const { id } = await ctx.db.selectFrom('course_enrolments').select('id').executeTakeFirstOrThrow()
    const go = Promise.withResolvers<void>()
    const paying = go.promise.then(() => verifyPayment(ctx, 'course', id, proof))
    // What taking an offered seat holds, in its order.
    await inTransaction(ctx, async (taking) => {
      await lockRegistration(taking, family.registration)
      go.resolve()
      await untilSomebodyWaits(ctx)
      await changeUnpaid(taking.db, id, { updated_at: ctx.now() })
    })
    expect((await paying).status).toBe('PAID')
    expect(await stateOf()).toBe('admitted')
  })

  test('a decline and a payment at the same moment: admitted with a paid place, or declined with the money aside', async ({
    ctx,
    make,
    http,
    world,
    family,
    stateOf,
  }) => {
    const admin = ctxAs(ctx, await make.user({ role: 'admin' }))
    const { order } = (await http.postJson(path, {}, family)).body as Body
    const proof = asSent(world.gateway.pay(order.razorpay_order_id))
    const [declined, paid] = await Promise.allSettled([
      decline(admin, family.registration),
      http.postJson('/enrollment/verify', proof, family),
    ])
    const isAdmitted = (await stateOf()) === 'admitted'
    expect(declined.status).toBe(isAdmitted ? 'rejected' : 'fulfilled')
    expect(paid).toMatchObject({ status: 'fulfilled', value: { status: isAdmitted ? 200 : 409 } })
    expect(await places(ctx)).toEqual([{ payment_status: isAdmitted ? 'PAID' : 'CANCELLED' }])
    expect(await seats(ctx)).toEqual([{ seats_held: isAdmitted ? 1 : 0 }])
    expect(await aside(ctx)).toHaveLength(isAdmitted ? 0 : 1)
  })
})

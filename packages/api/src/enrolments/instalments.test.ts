import { days } from '@northlight/contract/durations'
import type { FeeInPartsView } from '@northlight/contract/payments/instalments'
import { describe, expect } from 'vitest'
import { test as base } from '../../testing/test.ts'
import { systemContext } from '../kernel/context.ts'
import { remindOfInstalments } from './remind.ts'

const student = { name: 'Asha Rao', email: 'asha@example.com', phone: '9845000199' }
const enrolPath = '/course/foundation/branch/mysuru/enroll'
const planPath = '/office/course/foundation/branch/mysuru/fee-plan'
const part = 36_900_00

type Form = { id: number; razorpay_order_id: string; order_paise: number; payment_status: string }
type Reply = { status: number; body: Record<string, unknown> }
const formOf = ({ body }: { body: Record<string, unknown> }) => body.enrollmentForm as Form
const asSent = (proof: { order_id: string; payment_id: string; signature: string }) => ({
  razorpay_order_id: proof.order_id,
  razorpay_payment_id: proof.payment_id,
  razorpay_signature: proof.signature,
})

/** A course of four parts that starts on 14 December; today is 15 November 2026. */
type World = {
  who: { token: string }
  /** Lets days pass and signs the family in again. */
  passDays: (count: number) => Promise<void>
  staff: { token: string }
  /** Enrols in parts and pays the first. */
  join: () => Promise<Form>
  pay: (id: number, number: number) => Promise<Reply>
  fee: () => Promise<FeeInPartsView>
}
const test = base.extend<World>({
  who: async ({ ctx, make }, use) => {
    await make.institute()
    const course = await make.course({ slug: 'foundation', name: 'Foundation' })
    const branch = await make.branch({ slug: 'mysuru', name: 'Mysuru' })
    const later = [90, 180, 270].map((days_after_start) => ({ percent: 25, days_after_start }))
    await make.courseAtBranch({
      course_id: course.id,
      branch_id: branch.id,
      amount_paise: 4 * part,
      seats: 10,
      starts_on: '2026-12-14',
      fee_plan: { parts: [{ percent: 25 }, ...later] },
    })
    await use({ token: await make.token(await make.user({ email: student.email, email_verified_at: ctx.now() })) })
  },
  passDays: async ({ ctx, make, world, who }, use) =>
    use(async (count) => {
      world.clock.advance(days(count))
      const user = await ctx.db
        .selectFrom('users')
        .selectAll()
        .where('email', '=', student.email)
        .executeTakeFirstOrThrow()
      who.token = await make.token(user)
    }),
  staff: async ({ make }, use) => use({ token: await make.token(await make.user({ role: 'admin' })) }),
  join: async ({ http, world, who }, use) =>
    use(async () => {
      const form = formOf(await http.postJson(enrolPath, { ...student, pay: 'parts' }, who))
      await http.postJson('/enrollment/verify', asSent(world.gateway.pay(form.razorpay_order_id)), who)
      return form
    }),
  pay: async ({ http, world, who }, use) =>
    use(async (id, number) => {
      const reply = await http.send('POST', `/courses-enrolled/${id}/instalments/${number}/pay`, undefined, who)
      if (reply.status !== 201) return reply
      const { razorpay_order_id } = reply.body.order as { razorpay_order_id: string }
      return http.postJson('/payments/verify', asSent(world.gateway.pay(razorpay_order_id)), who)
    }),
  fee: async ({ http, who }, use) =>
    use(async () => ((await http.get('/instalments', who)).body.fees as FeeInPartsView[])[0] as FeeInPartsView),
})

describe('paying in parts', () => {
  test('begins with the first part: the place is taken, and the rest is known with its days', async ({
    ctx,
    http,
    who,
    join,
    fee,
  }) => {
    const form = await join()
    expect(form.order_paise).toBe(part)
    expect(await fee()).toMatchObject({
      enrolment_id: form.id,
      fee_paise: 4 * part,
      paid_paise: part,
      left_paise: 3 * part,
      instalments: [
        { number: 1, state: 'paid', due_on: '2026-11-15', can_pay: false, receipt: { number: 'R/2026-27/000001' } },
        { number: 2, state: 'open', due_on: '2027-03-14', can_pay: true, receipt: null },
        { number: 3, state: 'open', due_on: '2027-06-12', can_pay: false },
        { number: 4, state: 'open', due_on: '2027-09-10', can_pay: false },
      ],
    })
    const held = ctx.db.selectFrom('course_branches').select('seats_held')
    expect(await held.executeTakeFirst()).toEqual({ seats_held: 1 })
    expect((await http.get('/courses-enrolled', who)).body.data).toMatchObject([
      { payment_status: 'PAID', starts_on: '2026-12-14', instalments: [{ state: 'paid' }, {}, {}, {}] },
    ])
  })

  test('goes on part by part, each with its own receipt, until the whole fee is there', async ({
    ctx,
    join,
    pay,
    fee,
  }) => {
    const { id } = await join()
    for (const number of [2, 3, 4]) expect(await pay(id, number)).toMatchObject({ status: 200 })
    expect(await fee()).toMatchObject({ paid_paise: 4 * part, left_paise: 0 })
    const receipts = await ctx.db.selectFrom('receipts').select(['number', 'title', 'amount_paise']).execute()
    expect(receipts.map(({ title }) => title)).toEqual(
      [1, 2, 3, 4].map((n) => `Foundation, Mysuru, instalment ${n} of 4`),
    )
    expect(receipts.map(({ amount_paise }) => amount_paise)).toEqual([part, part, part, part])
  })

  test('is refused out of order, twice, for a part that is none, and for somebody else', async ({
    http,
    make,
    who,
    join,
    pay,
  }) => {
    const { id } = await join()
    const ask = (number: number | string, by = who) =>
      http.send('POST', `/courses-enrolled/${id}/instalments/${number}/pay`, undefined, by)
    expect(await ask(3)).toMatchObject({ status: 409, body: { message: 'Please pay instalment 2 first.' } })
    expect(await ask(1)).toMatchObject({ status: 409, body: { message: 'This instalment is paid already.' } })
    expect((await ask(9)).status).toBe(404)
    expect((await ask('x')).status).toBe(404)
    expect((await ask(2, { token: await make.token(await make.user()) })).status).toBe(404)
    const [first, again] = [await ask(2), await ask(2)]
    expect(again.body).toEqual(first.body)
    await pay(id, 2)
    expect(await ask(2)).toMatchObject({ status: 409, body: { message: 'This instalment is paid already.' } })
  })

  test('a part that is paid twice counts once, and the second payment goes back', async ({
    ctx,
    http,
    api,
    world,
    who,
    join,
    fee,
  }) => {
    const { id } = await join()
    const reply = await http.send('POST', `/courses-enrolled/${id}/instalments/2/pay`, undefined, who)
    const { razorpay_order_id } = reply.body.order as { razorpay_order_id: string }
    for (let time = 0; time < 2; time++)
      await http.postJson('/payments/verify', asSent(world.gateway.pay(razorpay_order_id)), who)
    await api.runner.drain()
    expect(await fee()).toMatchObject({ paid_paise: 2 * part, left_paise: 2 * part })
    expect(await ctx.db.selectFrom('unmatched_payments').select(['reason', 'state']).execute()).toEqual([
      { reason: 'paid_twice', state: 'refunded' },
    ])
  })

  test('the choice may change before the first payment; the old window pays for nothing a second time', async ({
    ctx,
    http,
    api,
    world,
    who,
  }) => {
    const inParts = formOf(await http.postJson(enrolPath, { ...student, pay: 'parts' }, who))
    const whole = formOf(await http.postJson(enrolPath, student, who))
    expect([inParts.order_paise, whole.order_paise]).toEqual([part, 4 * part])
    for (const { razorpay_order_id } of [whole, inParts])
      await http.postJson('/enrollment/verify', asSent(world.gateway.pay(razorpay_order_id)), who)
    await api.runner.drain()
    expect((await http.get('/instalments', who)).body.fees).toEqual([])
    expect(await ctx.db.selectFrom('unmatched_payments').select(['amount_paise', 'state']).execute()).toEqual([
      { amount_paise: part, state: 'refunded' },
    ])
  })

  test('a later part that is not paid, or whose window is closed, takes no place away', async ({
    http,
    api,
    world,
    who,
    join,
    fee,
  }) => {
    const { id } = await join()
    const reply = await http.send('POST', `/courses-enrolled/${id}/instalments/2/pay`, undefined, who)
    const { razorpay_order_id } = reply.body.order as { razorpay_order_id: string }
    await http.postJson('/enrollment/cancelled', { razorpay_order_id }, who)
    await http.send('POST', `/courses-enrolled/${id}/instalments/2/pay`, undefined, who)
    for (let day = 0; day < 8; day++) {
      world.clock.advance(days(1))
      await api.runner.drain()
    }
    expect((await http.get('/courses-enrolled', who)).body.data).toMatchObject([{ payment_status: 'PAID' }])
    expect((await fee()).instalments[1]).toMatchObject({ state: 'open', can_pay: true })
  })
})

test('what is still open counts the instalments to come, each once', async ({ http, who, join, pay }) => {
  const owed = async () => ((await http.get('/payments', who)).body.totals as { owed_paise: number }).owed_paise
  const begun = formOf(await http.postJson(enrolPath, { ...student, name: 'Usha', pay: 'parts' }, who))
  expect(begun.order_paise).toBe(part)
  expect(await owed()).toBe(part)
  const { id } = await join()
  expect(await owed()).toBe(part + 3 * part)
  // The window of the second one is open: the same money.
  expect((await http.send('POST', `/courses-enrolled/${id}/instalments/2/pay`, undefined, who)).status).toBe(201)
  expect(await owed()).toBe(part + 3 * part)
  await pay(id, 2)
  expect(await owed()).toBe(part + 2 * part)
})

describe('a plan that changes', () => {
  test('leaves whoever has joined with the parts they joined with, also in a window opened before', async ({
    http,
    world,
    staff,
    who,
    join,
    fee,
  }) => {
    await join()
    const sister = formOf(await http.postJson(enrolPath, { ...student, name: 'Usha', pay: 'parts' }, who))
    const plan = { parts: [{ percent: 90 }, { percent: 10, due_on: '2027-01-10' }] }
    expect(await http.postJson(planPath, plan, staff)).toMatchObject({
      status: 200,
      body: { fee_plan: [{ amount_paise: 132_840_00 }, { amount_paise: 14_760_00, due_on: '2027-01-10' }] },
    })
    await http.postJson('/enrollment/verify', asSent(world.gateway.pay(sister.razorpay_order_id)), who)
    expect((await fee()).instalments).toHaveLength(4)
    const late = formOf(await http.postJson(enrolPath, { ...student, name: 'Nisha', pay: 'parts' }, who))
    expect(late.order_paise).toBe(132_840_00)
    expect((await http.send('DELETE', planPath, undefined, staff)).status).toBe(200)
    expect(
      await http.postJson(enrolPath, { ...student, name: 'Lata', pay: 'parts' }, from('203.0.113.40')),
    ).toMatchObject({ status: 422, body: { errors: { pay: ['The fee of this course is paid at once.'] } } })
    expect((await fee()).instalments).toHaveLength(4)
  })

  test('or a price that changes leaves a window opened before at the fee it was offered at', async ({
    ctx,
    http,
    world,
    who,
    fee,
  }) => {
    const before = formOf(await http.postJson(enrolPath, { ...student, pay: 'parts' }, who))
    await ctx.db
      .updateTable('course_branches')
      .set({ amount_paise: 8 * part })
      .execute()
    const dearer = formOf(await http.postJson(enrolPath, { ...student, pay: 'parts' }, who))
    expect(dearer.order_paise).toBe(2 * part)
    await http.postJson('/enrollment/verify', asSent(world.gateway.pay(before.razorpay_order_id)), who)
    expect(await fee()).toMatchObject({ fee_paise: 4 * part, paid_paise: part })
    expect((await http.get('/courses-enrolled', who)).body.data).toMatchObject([
      { payment_status: 'PAID', discounted_amount_paise: 4 * part },
    ])
  })

  test('must make the fee, and only an administrator sets it', async ({ http, make, staff, who }) => {
    const sums = (...amounts: number[]) => ({
      parts: amounts.map((amount_paise, at) => ({ amount_paise, ...(at > 0 && { days_after_start: at * 30 }) })),
    })
    expect(await http.postJson(planPath, sums(part, 3 * part - 1), staff)).toMatchObject({
      status: 422,
      body: { errors: { parts: [expect.stringContaining('the fee is ₹1,47,600')] } },
    })
    expect((await http.postJson(planPath, sums(part, 3 * part), staff)).status).toBe(200)
    const counsellor = { token: await make.token(await make.user({ role: 'counsellor' })) }
    for (const by of [who, counsellor])
      expect((await http.postJson(planPath, sums(part, 3 * part), by)).status).toBe(403)
  })
})

const from = (address: string) => ({ address })

describe('reminders', () => {
  test('come a week and a day before and three days after, once each, and stop when it is paid', async ({
    world,
    api,
    passDays,
    join,
    pay,
  }) => {
    const { id } = await join()
    const about = () =>
      world.mail
        .to(student.email)
        .map(({ subject }) => subject)
        .filter((subject) => /due on/i.test(subject))
    const wait = async (count: number) => {
      for (let day = 0; day < count; day++) {
        world.clock.advance(days(1))
        for (let time = 0; time < 2; time++) await remindOfInstalments.run(systemContext(world.services, 'test'), {})
      }
      await api.runner.drain()
      return about().length
    }
    // Part 2 is due on 14 March 2027, 119 days from now.
    expect(await wait(111)).toBe(0)
    expect(await wait(1)).toBe(1)
    expect(await wait(5)).toBe(1)
    expect(await wait(1)).toBe(2)
    expect(await wait(3)).toBe(2)
    expect(await wait(1)).toBe(3)
    expect(about()[2]).toBe('Test Institute - An instalment was due on 14 Mar 2027')
    expect(await wait(30)).toBe(3)
    await passDays(0)
    expect((await pay(id, 2)).status).toBe(200)
    expect(await wait(20)).toBe(3)
  })

  test('of a part that is late show it as overdue, and it can still be paid', async ({ passDays, join, pay, fee }) => {
    const { id } = await join()
    await passDays(120)
    expect(await fee()).toMatchObject({ instalments: [{}, { state: 'overdue', can_pay: true }, {}, {}] })
    expect((await pay(id, 2)).status).toBe(200)
    expect(await fee()).toMatchObject({ instalments: [{}, { state: 'paid' }, {}, {}] })
  })
})

describe('leaving', () => {
  test('cancels what is not yet due, counts what was paid, and asks for nothing more', async ({
    ctx,
    http,
    api,
    world,
    who,
    join,
    pay,
    fee,
  }) => {
    const { id } = await join()
    await pay(id, 2)
    const open = await http.send('POST', `/courses-enrolled/${id}/instalments/3/pay`, undefined, who)
    const { razorpay_order_id } = open.body.order as { razorpay_order_id: string }
    await http.send('POST', `/courses-enrolled/${id}/leave`, undefined, who)
    await api.runner.drain()
    expect(await fee()).toMatchObject({
      paid_paise: 2 * part,
      left_paise: 0,
      instalments: [{ state: 'paid' }, { state: 'paid' }, { state: 'cancelled' }, { state: 'cancelled' }],
    })
    const notes = [...world.mail.to(student.email), ...world.mail.to('office@institute.test')]
      .filter(({ subject }) => /leav/i.test(subject))
      .map(({ text }) => text)
    expect(notes).toHaveLength(2)
    for (const text of notes) expect(text).toContain('₹73,800')
    expect((await http.send('POST', `/courses-enrolled/${id}/instalments/3/pay`, undefined, who)).status).toBe(409)
    // The window of the third part was still open: its money is set aside for the office.
    await http.postJson('/payments/verify', asSent(world.gateway.pay(razorpay_order_id)), who)
    expect(await ctx.db.selectFrom('unmatched_payments').select(['reason', 'state']).execute()).toEqual([
      { reason: 'cannot_deliver', state: 'open' },
    ])
    world.clock.advance(days(400))
    await remindOfInstalments.run(systemContext(world.services, 'test'), {})
    await api.runner.drain()
    expect(world.mail.to(student.email).filter(({ subject }) => /due on/.test(subject))).toEqual([])
  })

  test('with every part given back ends the place; with one of two it does not', async ({
    ctx,
    http,
    api,
    staff,
    who,
    join,
    pay,
  }) => {
    const { id } = await join()
    await pay(id, 2)
    const seats = async () =>
      (await ctx.db.selectFrom('course_branches').select('seats_held').executeTakeFirst())?.seats_held
    const status = async () => ((await http.get('/courses-enrolled', who)).body.data as Form[])[0]?.payment_status
    const payments = await ctx.db.selectFrom('payments').select('id').orderBy('id').execute()
    for (const [at, expected] of [
      [1, { status: 'PAID', seats: 1 }],
      [0, { status: 'REFUND', seats: 0 }],
    ] as const) {
      await http.postJson(
        `/office/payments/${payments[at]?.id}/refund`,
        { amount_paise: part, reason: 'Leaves' },
        staff,
      )
      await api.runner.drain()
      expect({ status: await status(), seats: await seats() }).toEqual(expected)
    }
    const states = await ctx.db.selectFrom('instalments').select('state').orderBy('number').execute()
    expect(states.map(({ state }) => state)).toEqual(['refunded', 'refunded', 'cancelled', 'cancelled'])
  })
})

import { describe, expect } from 'vitest'
import { test as base } from '../../testing/test.ts'
import type { Order } from '../payments/purchases.ts'

const student = { name: 'Asha Rao', email: 'asha@example.com', phone: '9845000199' }
/** Knows the name and the address, which a school list says, and nothing else. */
const stranger = { ...student, phone: '9000000001' }
const from = (address: string) => ({ address })

type Form = { id: number; razorpay_order_id: string; phone: string; payment_status: string; created_at: string }
const formOf = ({ body }: { body: Record<string, unknown> }) => body.enrollmentForm as Form

const test = base.extend<{ paid: string; free: string }>({
  paid: async ({ make }, use) => {
    await make.institute()
    const course = await make.course({ slug: 'foundation', name: 'Foundation' })
    for (const [slug, amount_paise] of [
      ['mysuru', 42_000_00],
      ['online', 0],
    ] as const)
      await make.courseAtBranch({ course_id: course.id, branch_id: (await make.branch({ slug })).id, amount_paise })
    await use('/course/foundation/branch/mysuru/enroll')
  },
  free: async ({ paid }, use) => use(paid.replace('mysuru', 'online')),
})

describe('a stranger who knows a name and an address', () => {
  test('gets an order of their own; the family’s keeps its number, state and phone', async ({ ctx, http, paid }) => {
    const own = formOf(await http.postJson(paid, student, from('203.0.113.1')))
    const order = () =>
      ctx.db
        .selectFrom('orders')
        .selectAll()
        .where('gateway_order_id', '=', own.razorpay_order_id)
        .executeTakeFirstOrThrow()
    const before: Order = await order()
    const theirs = formOf(await http.postJson(paid, stranger, from('203.0.113.2')))
    expect(theirs.razorpay_order_id).not.toBe(own.razorpay_order_id)
    // Even with all that the family typed, the phone included.
    const copied = formOf(await http.postJson(paid, student, from('203.0.113.3')))
    expect(copied.razorpay_order_id).not.toBe(own.razorpay_order_id)
    const { razorpay_order_id } = theirs
    expect((await http.postJson('/enrollment/cancelled', { razorpay_order_id })).status).toBe(200)
    expect(await order()).toEqual(before)
    const row = ctx.db.selectFrom('course_enrolments').select(['phone', 'payment_status']).where('id', '=', own.id)
    expect(await row.executeTakeFirst()).toEqual({ phone: student.phone, payment_status: 'PENDING' })
  })

  test('is not told that a paid course was bought: a new order, with an account or without one, and money that goes back', async ({
    ctx,
    http,
    api,
    make,
    world,
    paid,
  }) => {
    const family = { token: await make.token(await make.user()) }
    const prove = (form: Form, who: object) => {
      const { order_id, payment_id, signature } = world.gateway.pay(form.razorpay_order_id)
      const proof = { razorpay_order_id: order_id, razorpay_payment_id: payment_id, razorpay_signature: signature }
      return http.postJson('/enrollment/verify', proof, who)
    }
    expect((await prove(formOf(await http.postJson(paid, student, family)), family)).status).toBe(200)
    const signedIn = { token: await make.token(await make.user()) }
    for (const who of [from('203.0.113.2'), signedIn]) {
      const asked = await http.postJson(paid, stranger, who)
      expect(asked).toMatchObject({ status: 201, body: { enrollmentForm: { payment_status: 'PENDING' } } })
      const { razorpay_order_id } = formOf(asked)
      const state = await http.get(`/payments/orders/${razorpay_order_id}`, who)
      expect(state.body).toMatchObject({ status: 'PENDING', objection: null })
    }
    expect((await http.get('/courses-enrolled', signedIn)).body.data).toMatchObject([{ payment_status: 'PENDING' }])
    // The family hears it before it pays again; so does a visitor who can name the order.
    expect(await http.postJson(paid, student, family)).toMatchObject({ status: 409 })
    expect((await http.get('/payments', family)).body).toMatchObject({ totals: { owed_paise: 0 }, payments: [{}] })
    expect((await prove(formOf(await http.postJson(paid, stranger, from('203.0.113.5'))), {})).status).toBe(409)
    await api.runner.drain()
    expect(await ctx.db.selectFrom('unmatched_payments').select(['reason', 'state']).execute()).toEqual([
      { reason: 'paid_twice', state: 'refunded' },
    ])
  })

  test('of a free course gets a number that says nothing, and a full course is full to them', async ({
    ctx,
    http,
    make,
    free,
  }) => {
    const own = formOf(await http.postJson(free, student, from('203.0.113.1')))
    const other = formOf(await http.postJson(free, { ...student, name: 'Usha Rao' }, from('203.0.113.1')))
    const signedIn = { token: await make.token(await make.user()) }
    for (const who of [from('203.0.113.2'), signedIn]) {
      const theirs = formOf(await http.postJson(free, stranger, who))
      expect(theirs).toMatchObject({ ...stranger, payment_status: 'PAID' })
      expect(theirs.id).toBeGreaterThan(Math.max(own.id, other.id))
    }
    const places = await ctx.db
      .selectFrom('course_enrolments')
      .select('id')
      .where('payment_status', '=', 'PAID')
      .execute()
    expect(new Set(places.map(({ id }) => id))).toEqual(new Set([own.id, other.id]))
    await ctx.db.updateTable('course_branches').set({ seats: 2, seats_held: 2 }).execute()
    expect((await http.postJson(free, stranger, from('203.0.113.3'))).status).toBe(409)
  })

  test('learns nothing of a free enrolment but what they sent', async ({ http, world, free }) => {
    const own = formOf(await http.postJson(free, student, from('203.0.113.1')))
    world.clock.advance(60_000)
    const theirs = await http.postJson(free, stranger, from('203.0.113.2'))
    expect(theirs.status).toBe(201)
    expect(formOf(theirs)).toMatchObject({ ...stranger, created_at: world.clock.now() })
    expect(JSON.stringify(theirs.body)).not.toContain(student.phone)
    expect(formOf(theirs).created_at).not.toBe(own.created_at)
  })
})

describe('several visitors who enrol the same student', () => {
  test('and pay at the same moment get one seat; every other payment goes back', async ({
    ctx,
    http,
    api,
    world,
    paid,
  }) => {
    const forms = []
    for (let visitor = 1; visitor <= 6; visitor++)
      forms.push(formOf(await http.postJson(paid, student, from(`203.0.113.${visitor}`))))
    const proofs = forms.map(({ razorpay_order_id }) => world.gateway.pay(razorpay_order_id))
    const replies = await Promise.all(
      proofs.map(({ order_id, payment_id, signature }) =>
        http.postJson('/enrollment/verify', {
          razorpay_order_id: order_id,
          razorpay_payment_id: payment_id,
          razorpay_signature: signature,
        }),
      ),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    await api.runner.drain()
    const states = (await ctx.db.selectFrom('unmatched_payments').select(['reason', 'state']).execute()).map(
      ({ reason, state }) => `${reason} ${state}`,
    )
    expect(states).toEqual(Array.from({ length: 5 }, () => 'paid_twice refunded'))
    expect(await ctx.db.selectFrom('receipts').select('id').execute()).toHaveLength(1)
  })
})

describe('what others began for a student', () => {
  test('is not the family’s when it has paid: one line in the account, nothing owed, and the other window says nothing', async ({
    ctx,
    http,
    api,
    make,
    world,
    paid,
  }) => {
    const user = await make.user({ email: student.email, email_verified_at: ctx.now() })
    const mine = { token: await make.token(user) }
    const theirs = formOf(await http.postJson(paid, stranger, from('203.0.113.2')))
    const { razorpay_order_id } = formOf(await http.postJson(paid, student, mine))
    const { order_id, payment_id, signature } = world.gateway.pay(razorpay_order_id)
    const proof = { razorpay_order_id: order_id, razorpay_payment_id: payment_id, razorpay_signature: signature }
    await http.postJson('/enrollment/verify', proof, mine)
    await api.runner.drain()
    expect((await http.get('/courses-enrolled', mine)).body.data).toMatchObject([{ payment_status: 'PAID' }])
    expect((await http.get('/payments', mine)).body.totals).toMatchObject({ owed_paise: 0 })
    expect((await http.get('/payments', mine)).body.payments).toMatchObject([{ status: 'PAID' }])
    const state = await http.get(`/payments/orders/${theirs.razorpay_order_id}`)
    expect(state.body).toMatchObject({ status: 'PENDING', objection: null })
  })
})

describe('the order of an account', () => {
  test('is read and cancelled by its account alone', async ({ http, make, paid }) => {
    const [mine, other] = [await make.token(await make.user()), await make.token(await make.user())]
    const { razorpay_order_id } = formOf(await http.postJson(paid, student, { token: mine }))
    for (const who of [{}, { token: other }]) {
      expect((await http.get(`/payments/orders/${razorpay_order_id}`, who)).status).toBe(404)
      expect((await http.postJson('/enrollment/cancelled', { razorpay_order_id }, who)).status).toBe(404)
    }
    const state = await http.get(`/payments/orders/${razorpay_order_id}`, { token: mine })
    expect(state.body).toMatchObject({ status: 'PENDING', amount_paise: 42_000_00 })
    const cancelled = await http.postJson('/enrollment/cancelled', { razorpay_order_id }, { token: mine })
    expect(formOf(cancelled).payment_status).toBe('CANCELLED')
  })

  test('is not given to a visitor who names the confirmed address of the account', async ({
    ctx,
    http,
    make,
    paid,
  }) => {
    const user = await make.user({ email: student.email, email_verified_at: ctx.now() })
    const mine = formOf(await http.postJson(paid, student, { token: await make.token(user) }))
    const theirs = formOf(await http.postJson(paid, stranger, from('203.0.113.2')))
    expect(theirs.razorpay_order_id).not.toBe(mine.razorpay_order_id)
    expect((await http.get(`/payments/orders/${mine.razorpay_order_id}`)).status).toBe(404)
  })
})

describe('a visitor', () => {
  test('goes on with the order they can name, corrects the phone, and closes that window alone', async ({
    ctx,
    http,
    paid,
  }) => {
    const first = formOf(await http.postJson(paid, student, from('203.0.113.1')))
    const { razorpay_order_id } = first
    const again = formOf(
      await http.postJson(paid, { ...student, phone: '9845000188', razorpay_order_id }, from('203.0.113.1')),
    )
    expect(again).toMatchObject({ id: first.id, razorpay_order_id, phone: '9845000188' })
    // The number of an order is no key to what somebody else is enrolled in.
    const sister = formOf(
      await http.postJson(paid, { ...student, name: 'Usha Rao', razorpay_order_id }, from('203.0.113.2')),
    )
    expect(sister.id).not.toBe(first.id)
    await ctx.db.updateTable('course_branches').set({ amount_paise: 43_000_00 }).execute()
    const dearer = formOf(await http.postJson(paid, { ...student, razorpay_order_id }, from('203.0.113.3')))
    expect(dearer).toMatchObject({ id: first.id })
    // The window of the old price is closed late: the new one stays open.
    await http.postJson('/enrollment/cancelled', { razorpay_order_id })
    const state = await http.get(`/payments/orders/${dearer.razorpay_order_id}`)
    expect(state.body.status).toBe('PENDING')
  })
})

import { days } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { test as base } from '../../testing/test.ts'
import { createApi } from '../create-api.ts'

const student = { name: 'Asha Rao', email: 'asha@example.com', phone: '9845000199' }
type Form = {
  id: number
  razorpay_order_id: string
  discounted_amount: number
  payment_status: string
  receipt: { number: string; url: string } | null
}
const formOf = ({ body }: { body: Record<string, unknown> }) => body.enrollmentForm as Form
const asSent = (proof: { order_id: string; payment_id: string; signature: string }) => ({
  razorpay_order_id: proof.order_id,
  razorpay_payment_id: proof.payment_id,
  razorpay_signature: proof.signature,
})

/** One course at two branches with prices of their own, and a third where it is free. */
const test = base.extend<{ at: Record<'mysuru' | 'bengaluru' | 'online', string>; courseId: number }>({
  courseId: async ({ make }, use) => {
    await make.institute()
    await use((await make.course({ slug: 'foundation', name: 'Foundation' })).id)
  },
  at: async ({ make, courseId }, use) => {
    const place = async (slug: string, fields: object) => {
      const branch = await make.branch({ slug, name: slug })
      await make.courseAtBranch({ course_id: courseId, branch_id: branch.id, ...fields })
      return `/course/foundation/branch/${slug}/enroll`
    }
    await use({
      mysuru: await place('mysuru', { amount_paise: 99_999_00 }),
      bengaluru: await place('bengaluru', { amount_paise: 42_000_00, discount_percent: 10, seats: 2 }),
      online: await place('online', { amount_paise: 0 }),
    })
  },
})

describe('enrolling', () => {
  test('opens an order for the price of the branch that was asked for', async ({ ctx, http, at }) => {
    const reply = await http.postForm(at.bengaluru, { ...student, amount: '1', discounted_amount: '1' })
    expect(reply).toMatchObject({
      status: 201,
      body: {
        message: 'Enrollment created successfully.',
        enrollmentForm: { amount: 42_000, discount: 10, discounted_amount: 37_800, payment_status: 'PENDING' },
      },
    })
    const order = await ctx.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
    expect(order).toMatchObject({ amount_paise: 37_800_00, gateway_order_id: formOf(reply).razorpay_order_id })
  })

  test('a second time gives the open order again; another child of the same family gets its own', async ({
    http,
    make,
    at,
  }) => {
    const who = { token: await make.token(await make.user()) }
    const first = formOf(await http.postJson(at.bengaluru, student, who))
    const again = formOf(
      await http.postJson(at.bengaluru, { ...student, name: ' asha  RAO', email: 'ASHA@example.com' }, who),
    )
    const sister = formOf(await http.postJson(at.bengaluru, { ...student, name: 'Usha Rao' }, who))
    expect(again.razorpay_order_id).toBe(first.razorpay_order_id)
    expect(sister.razorpay_order_id).not.toBe(first.razorpay_order_id)
  })

  test('names the account that pays, once its address is confirmed, and else the student', async ({
    ctx,
    http,
    make,
    at,
  }) => {
    const payerOf = async (account: object) => {
      const who = { token: await make.token(await make.user({ name: 'Sunita Rao', ...account })) }
      const { razorpay_order_id } = formOf(await http.postJson(at.bengaluru, student, who))
      const order = ctx.db.selectFrom('orders').select('payer_name').where('gateway_order_id', '=', razorpay_order_id)
      return (await order.executeTakeFirstOrThrow()).payer_name
    }
    expect(await payerOf({ email_verified_at: ctx.now() })).toBe('Sunita Rao')
    expect(await payerOf({ email_verified_at: null })).toBe('Asha Rao')
    expect(await payerOf({ email: 'ASHA@example.com', email_verified_at: ctx.now() })).toBe('Asha Rao')
  })

  test.for([
    ['a number of nine digits', { phone: '984500019' }, 'phone'],
    ['no address', { email: '' }, 'email'],
    ['a name of 300 letters', { name: 'a'.repeat(300) }, 'name'],
  ] as const)('with %s is told on the field', async ([, change, field], { http, at }) => {
    const reply = await http.postJson(at.bengaluru, { ...student, ...change })
    expect(reply.status).toBe(422)
    expect(reply.body.errors).toHaveProperty(field)
  })

  test('where the course is not given is a 404', async ({ http, make, at }) => {
    await make.branch({ slug: 'hubballi' })
    expect((await http.postJson('/course/foundation/branch/hubballi/enroll', student)).status).toBe(404)
    expect((await http.postJson(at.mysuru.replace('foundation', 'nothing'), student)).status).toBe(404)
  })

  test('while the gateway is down says that nothing was charged, and works afterwards', async ({ http, world, at }) => {
    world.gateway.goDown()
    const reply = await http.postJson(at.bengaluru, student)
    expect(reply).toMatchObject({ status: 503, body: { message: expect.stringContaining('Nothing was charged') } })
    world.gateway.comeBack()
    expect((await http.postJson(at.bengaluru, student)).status).toBe(201)
  })

  test('in a free course is done at once, and asking again changes nothing', async ({ ctx, http, api, world, at }) => {
    const first = await http.postJson(at.online, student)
    expect(first).toMatchObject({
      status: 201,
      body: { enrollmentForm: { payment_status: 'PAID', razorpay_order_id: null, discounted_amount: 0 } },
    })
    expect((await http.postJson(at.online, student)).status).toBe(201)
    const places = ctx.db.selectFrom('course_enrolments').select('id').where('payment_status', '=', 'PAID')
    expect(await places.execute()).toEqual([{ id: formOf(first).id }])
    await api.runner.drain()
    expect(world.mail.to(student.email).map(({ subject }) => subject)).toEqual(['Test Institute - You are enrolled'])
    expect(await ctx.db.selectFrom('orders').select('id').execute()).toEqual([])
  })

  test('is refused when the seats are gone; paying takes one', async ({ ctx, http, world, at }) => {
    const orders = []
    for (const name of ['Asha', 'Usha']) {
      const { razorpay_order_id } = formOf(await http.postJson(at.bengaluru, { ...student, name }))
      expect((await http.postJson('/enrollment/verify', asSent(world.gateway.pay(razorpay_order_id)))).status).toBe(200)
      orders.push(razorpay_order_id)
    }
    const held = await ctx.db
      .selectFrom('course_branches')
      .select('seats_held')
      .where('seats', '=', 2)
      .executeTakeFirst()
    expect(held?.seats_held).toBe(2)
    expect(await http.postJson(at.bengaluru, { ...student, name: 'Nisha' })).toMatchObject({
      status: 409,
      body: { message: 'All seats of this course are taken. Ask us to call you back.' },
    })
    const again = { ...student, name: 'Asha', razorpay_order_id: orders[0] }
    expect(await http.postJson(at.bengaluru, again, { address: '203.0.113.8' })).toMatchObject({
      status: 409,
      body: { message: 'This student is already enrolled in this course here.' },
    })
  })
})

describe('coming back another day', () => {
  test('goes on with the same enrolment under a new order, and shows one line', async ({
    ctx,
    http,
    world,
    make,
    at,
  }) => {
    const who = { token: await make.token(await make.user({ email: student.email, email_verified_at: ctx.now() })) }
    const first = formOf(await http.postJson(at.bengaluru, student, who))
    const { razorpay_order_id } = first
    await http.postJson('/enrollment/cancelled', { razorpay_order_id }, who)
    const second = formOf(await http.postJson(at.bengaluru, student, who))
    expect(second).toMatchObject({ id: first.id, payment_status: 'PENDING' })
    expect(second.razorpay_order_id).not.toBe(razorpay_order_id)
    // Both windows were open, and both are paid: one place, and the other money goes back.
    for (const id of [razorpay_order_id, second.razorpay_order_id])
      await http.postJson('/enrollment/verify', asSent(world.gateway.pay(id)), who)
    expect((await http.get('/courses-enrolled', who)).body.data).toMatchObject([{ payment_status: 'PAID' }])
    expect(await ctx.db.selectFrom('unmatched_payments').select('reason').execute()).toEqual([{ reason: 'paid_twice' }])
  })
})

describe('leaving a course', () => {
  test('notes the day once, tells the office and the family, and keeps the course until the office is done', async ({
    ctx,
    http,
    api,
    make,
    world,
    at,
  }) => {
    const who = { token: await make.token(await make.user({ email: student.email, email_verified_at: ctx.now() })) }
    const stranger = { token: await make.token(await make.user()) }
    const { id, razorpay_order_id } = formOf(await http.postJson(at.bengaluru, student))
    const leave = (by: { token: string }) => http.send('POST', `/courses-enrolled/${id}/leave`, undefined, by)
    expect(await leave(who)).toMatchObject({ status: 409 })
    await http.postJson('/enrollment/verify', asSent(world.gateway.pay(razorpay_order_id)))
    expect((await leave(stranger)).status).toBe(404)
    const first = await leave(who)
    expect(first).toMatchObject({ status: 200, body: { leave_asked_at: ctx.now() } })
    world.clock.advance(days(2))
    expect((await leave(who)).body.leave_asked_at).toBe(first.body.leave_asked_at)
    await api.runner.drain()
    const about = (to: string, words: string) => world.mail.to(to).filter(({ subject }) => subject.includes(words))
    expect(about(student.email, 'Leaving a course')).toHaveLength(1)
    expect(about('office@institute.test', 'leaves a course')).toHaveLength(1)
    expect((await http.get('/courses-enrolled', who)).body.data).toMatchObject([
      { payment_status: 'PAID', leave_asked_at: first.body.leave_asked_at },
    ])
  })

  test('of a student under 18 is told to the parent who agreed, too', async ({ http, api, make, world, ctx, at }) => {
    const child = await make.minor({ email: student.email, email_verified_at: ctx.now() })
    await make.consent(child, { by_contact: 'raghu@example.com' })
    const { id, razorpay_order_id } = formOf(await http.postJson(at.bengaluru, student))
    await http.postJson('/enrollment/verify', asSent(world.gateway.pay(razorpay_order_id)))
    await http.send('POST', `/courses-enrolled/${id}/leave`, undefined, { token: await make.token(child) })
    await api.runner.drain()
    for (const reader of [student.email, 'raghu@example.com'])
      expect(world.mail.to(reader).filter(({ subject }) => subject.includes('Leaving a course'))).toHaveLength(1)
  })

  test('with a part of the fee back, the student may join again later: the place is asked for, paid and counted anew', async ({
    ctx,
    http,
    api,
    make,
    world,
    at,
  }) => {
    const who = { token: await make.token(await make.user({ email: student.email, email_verified_at: ctx.now() })) }
    const as = async (role: 'counsellor' | 'admin') => ({ token: await make.token(await make.user({ role })) })
    const join = () => http.postJson(at.bengaluru, student, who)
    const pay = async (reply: Awaited<ReturnType<typeof join>>) =>
      (await http.postJson('/enrollment/verify', asSent(world.gateway.pay(formOf(reply).razorpay_order_id)), who))
        .status
    const first = await join()
    await pay(first)
    await http.send('POST', `/courses-enrolled/${formOf(first).id}/leave`, undefined, who)
    expect((await join()).status).toBe(409)
    const { id } = await ctx.db.selectFrom('refund_cases').select('id').executeTakeFirstOrThrow()
    const facts = { version: 1, starts_on: ctx.now().slice(0, 10), period_count: 12, period_unit: 'months' }
    expect((await http.postJson(`/office/refunds/${id}/propose`, facts, await as('counsellor'))).status).toBe(200)
    expect((await http.postJson(`/office/refunds/${id}/sign`, { version: 2 }, await as('admin'))).status).toBe(200)
    await api.runner.drain()
    const again = await join()
    expect(again.status).toBe(201)
    expect((await http.get('/courses-enrolled', who)).body.data).toMatchObject([
      { id: formOf(again).id, payment_status: 'PENDING' },
      { id: formOf(first).id, payment_status: 'PAID' },
    ])
    expect((await http.get('/payments', who)).body.totals).toMatchObject({ owed_paise: 37_800_00 })
    expect(await pay(again)).toBe(200)
    expect(await ctx.db.selectFrom('unmatched_payments').select('id').execute()).toEqual([])
    const seats = ctx.db.selectFrom('course_branches').select('seats_held').where('seats', 'is not', null)
    expect(await seats.execute()).toEqual([{ seats_held: 1 }])
  })
})

describe('a seat that is sold', () => {
  test('is announced as a seat, and not as a change of the whole content', async ({ ctx, http, world, at }) => {
    const heard: string[] = []
    for (const topic of ['content', 'seats']) ctx.services.database.changes.on(topic, () => heard.push(topic))
    const { razorpay_order_id } = formOf(await http.postJson(at.bengaluru, student))
    await http.postJson('/enrollment/verify', asSent(world.gateway.pay(razorpay_order_id)))
    await expect.poll(() => heard).toEqual(['seats'])
  })
})

describe('before the window opens', () => {
  const objection = async (http: { get: (path: string) => Promise<{ body: Record<string, unknown> }> }, id: string) =>
    (await http.get(`/payments/orders/${id}`)).body.objection

  test('a course that is no longer given is said, and money of a window that was open is kept', async ({
    ctx,
    http,
    world,
    at,
  }) => {
    const { razorpay_order_id } = formOf(await http.postJson(at.mysuru, student))
    await ctx.db.updateTable('course_branches').set({ is_active: false }).execute()
    expect(await objection(http, razorpay_order_id)).toBe('This course is no longer given here.')
    const proof = asSent(world.gateway.pay(razorpay_order_id))
    expect((await http.postJson('/enrollment/verify', proof)).status).toBe(200)
  })

  test('a seat that is gone and a fee that is paid are said, and nothing else is', async ({ http, world, at }) => {
    const [asha, usha, nisha] = await Promise.all(
      ['Asha', 'Usha', 'Nisha'].map(async (name) => formOf(await http.postJson(at.bengaluru, { ...student, name }))),
    )
    const ids = [asha, usha, nisha].map((form) => form?.razorpay_order_id ?? '')
    for (const id of ids) expect(await objection(http, id)).toBeNull()
    for (const id of ids.slice(0, 2)) await http.postJson('/enrollment/verify', asSent(world.gateway.pay(id)))
    expect(await objection(http, ids[0] ?? '')).toBe('This is paid already.')
    expect(await objection(http, ids[2] ?? '')).toBe('All seats of this course are taken.')
  })
})

describe('the last seat', () => {
  test('is given once: the second fee is kept for the office, and not asked for again', async ({
    ctx,
    http,
    world,
    make,
    at,
  }) => {
    const who = {
      token: await make.token(await make.user({ email: student.email, email_verified_at: ctx.now() })),
    }
    const forms = []
    for (const name of ['Asha', 'Usha', 'Nisha'])
      forms.push(formOf(await http.postJson(at.bengaluru, { ...student, name }, who)))
    const replies = []
    for (const { razorpay_order_id } of forms)
      replies.push(
        (await http.postJson('/enrollment/verify', asSent(world.gateway.pay(razorpay_order_id)), who)).status,
      )
    expect(replies).toEqual([200, 200, 409])
    const place = ctx.db.selectFrom('course_branches').select('seats_held').where('seats', '=', 2)
    expect(await place.executeTakeFirst()).toEqual({ seats_held: 2 })
    expect(await ctx.db.selectFrom('receipts').select('id').execute()).toHaveLength(2)
    const [last] = (await http.get('/courses-enrolled', who)).body.data as unknown[]
    expect(last).toMatchObject({ name: 'Nisha', payment_status: 'CANCELLED', kept_paise: 37_800_00 })
    expect((await http.get('/payments', who)).body.totals).toMatchObject({ owed_paise: 0 })
  })

  test('of a free course is given once, also at the same moment', async ({ ctx, http, at }) => {
    await ctx.db.updateTable('course_branches').set({ seats: 1 }).where('amount_paise', '=', 0).execute()
    const replies = await Promise.all(
      ['Asha', 'Usha', 'Nisha'].map((name, index) =>
        http.postJson(
          at.online,
          { ...student, name, email: `${name}@example.com` },
          { address: `203.0.113.${index + 20}` },
        ),
      ),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })
})

describe('paying for it', () => {
  test('is proved once and may be proved again; the receipt opens with its link alone', async ({
    http,
    api,
    world,
    at,
  }) => {
    const form = formOf(await http.postJson(at.bengaluru, student))
    const proof = asSent(world.gateway.pay(form.razorpay_order_id))
    for (let time = 0; time < 2; time++) {
      const reply = await http.postForm('/enrollment/verify', proof)
      expect(reply).toMatchObject({ status: 200, body: { message: 'Payment & Enrollment done successfully.' } })
      expect(formOf(reply)).toMatchObject({
        id: form.id,
        payment_status: 'PAID',
        receipt: { number: 'R/2026-27/000001' },
      })
    }
    const { receipt } = formOf(await http.postJson('/enrollment/verify', proof))
    const open = (url: string) => api.fetch(new Request(url), { address: '203.0.113.7', requestId: 'r' })
    const pdf = await open(receipt?.url ?? '')
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(new TextDecoder().decode((await pdf.arrayBuffer()).slice(0, 5))).toBe('%PDF-')
    for (const bad of [
      receipt?.url.replace(/receipts\/\d+/, 'receipts/999999'),
      receipt?.url.replace(/key=.*/, 'key=x'),
    ])
      expect((await open(bad ?? '')).status).toBe(404)
    world.clock.advance(24 * 3_600_000)
    expect((await open(receipt?.url ?? '')).status).toBe(404)
  })

  test('with a wrong signature is told on the field; an unknown order is a 404', async ({ http, world, at }) => {
    const form = formOf(await http.postJson(at.bengaluru, student))
    const proof = asSent(world.gateway.pay(form.razorpay_order_id))
    expect(await http.postJson('/enrollment/verify', { ...proof, razorpay_signature: 'x' })).toMatchObject({
      status: 422,
      body: { errors: { razorpay_signature: ['Payment verification failed.'] } },
    })
    expect((await http.postJson('/enrollment/verify', { ...proof, razorpay_order_id: 'order_no' })).status).toBe(404)
    expect((await http.postJson('/enrollment/cancelled', { razorpay_order_id: 'order_no' })).status).toBe(404)
  })

  test('after closing the window counts all the same', async ({ http, world, at }) => {
    const form = formOf(await http.postJson(at.bengaluru, student))
    const cancelled = await http.postForm('/enrollment/cancelled', { razorpay_order_id: form.razorpay_order_id })
    expect(cancelled).toMatchObject({ status: 200, body: { message: 'Payment cancelled successfully.' } })
    expect(formOf(cancelled).payment_status).toBe('CANCELLED')
    const proof = asSent(world.gateway.pay(form.razorpay_order_id))
    expect(formOf(await http.postForm('/enrollment/verify', proof)).payment_status).toBe('PAID')
  })

  test('that was made cannot be cancelled any more: 404 in words, and it stays paid (product description, section 7)', async ({
    ctx,
    http,
    world,
    at,
  }) => {
    const form = formOf(await http.postJson(at.bengaluru, student))
    const { razorpay_order_id } = form
    await http.postForm('/enrollment/verify', asSent(world.gateway.pay(razorpay_order_id)))
    expect(await http.postForm('/enrollment/cancelled', { razorpay_order_id })).toEqual(
      expect.objectContaining({ status: 404, body: { message: 'This payment has been made.' } }),
    )
    const { status } = await ctx.db.selectFrom('orders').select('status').executeTakeFirstOrThrow()
    expect(status).toBe('PAID')
    expect(await ctx.db.selectFrom('course_enrolments').select('payment_status').execute()).toEqual([
      { payment_status: 'PAID' },
    ])
  })

  test('for the order of another account is a 404, and the money still arrives by message', async ({
    http,
    make,
    world,
    at,
  }) => {
    const [owner, other] = [await make.user(), await make.user()]
    const mine = { token: await make.token(owner) }
    const theirs = { token: await make.token(other) }
    const form = formOf(await http.postJson(at.bengaluru, student, mine))
    const proof = asSent(world.gateway.pay(form.razorpay_order_id))
    expect((await http.postJson('/enrollment/verify', proof, theirs)).status).toBe(404)
    expect((await http.postJson('/payments/verify', proof, theirs)).status).toBe(404)
    expect((await http.get(`/payments/orders/${form.razorpay_order_id}`, theirs)).status).toBe(404)
    expect((await http.postJson('/enrollment/verify', proof, mine)).status).toBe(200)
  })
})

describe('courses of an account', () => {
  const listed = async (
    http: { get: (path: string, options: { token: string }) => Promise<{ body: Record<string, unknown> }> },
    token: string,
  ) =>
    (
      (await http.get('/courses-enrolled?total=12', { token })).body.data as { name: string; payment_status: string }[]
    ).map(({ name }) => name)

  test('are those it enrolled while signed in, and those of its confirmed address, also when it is confirmed later', async ({
    ctx,
    http,
    make,
    at,
  }) => {
    const user = await make.user({ email: 'Asha@Example.com', phone: student.phone })
    const token = await make.token(user)
    await http.postJson(at.bengaluru, student)
    await http.postJson(at.mysuru, { ...student, name: 'With account', email: 'else@example.com' }, { token })
    expect(await listed(http, token)).toEqual(['With account'])
    await ctx.db.updateTable('users').set({ email_verified_at: ctx.now() }).where('id', '=', user.id).execute()
    expect(await listed(http, token)).toEqual(['With account', 'Asha Rao'])
    // The same number or an address that was only typed opens nothing.
    const stranger = await make.user({ email: 'stranger@example.com' })
    expect(await listed(http, await make.token(stranger))).toEqual([])
  })

  test('are searched, paged and shown with their place and receipt', async ({ http, make, world, at }) => {
    const user = await make.user({ email: student.email, email_verified_at: world.clock.now() })
    const token = await make.token(user)
    const form = formOf(await http.postJson(at.bengaluru, student))
    await http.postJson('/enrollment/verify', asSent(world.gateway.pay(form.razorpay_order_id)))
    const { body } = await http.get('/courses-enrolled?filter[search]=ASHA', { token })
    expect(body.data).toMatchObject([
      {
        course: 'Foundation',
        branch: 'bengaluru',
        path: '/bengaluru/courses/foundation',
        payment_status: 'PAID',
        discounted_amount: 37_800,
        receipt: { number: 'R/2026-27/000001' },
      },
    ])
    expect((await http.get('/courses-enrolled?filter[search]=zzz', { token })).body.data).toEqual([])
    expect((await http.get('/courses-enrolled?filter[nope]=1', { token })).status).toBe(400)
  })
})

describe('what a family has paid', () => {
  test('is listed with what it owes, and the receipt of nobody else', async ({ http, make, world, at }) => {
    const user = await make.user({ email: student.email, email_verified_at: world.clock.now() })
    const token = await make.token(user)
    const form = formOf(await http.postJson(at.bengaluru, student))
    await http.postJson('/payments/verify', asSent(world.gateway.pay(form.razorpay_order_id)))
    await http.postJson(at.mysuru, student)
    await http.postJson(at.mysuru, { ...student, email: 'other@example.com' })
    const { body } = await http.get('/payments', { token })
    expect(body.totals).toEqual({ paid_paise: 37_800_00, refunded_paise: 0, owed_paise: 99_999_00 })
    expect(body.payments).toMatchObject([
      { title: 'Foundation, mysuru', status: 'PENDING', receipt: null },
      { title: 'Foundation, bengaluru', status: 'PAID', receipt: { number: 'R/2026-27/000001' } },
    ])
    // A second payment for the same order is kept for the office, and the family sees that it was noticed.
    await http.postJson('/payments/verify', asSent(world.gateway.pay(form.razorpay_order_id)))
    const after = (await http.get('/payments', { token })).body
    expect(after.totals).toEqual(body.totals)
    expect(after.payments).toMatchObject([{ besides: [] }, { besides: [{ amount_paise: 37_800_00, state: 'open' }] }])
    const state = await http.get(`/payments/orders/${form.razorpay_order_id}`)
    expect(state.body).toMatchObject({ status: 'PAID', receipt: null })
  })

  test('says which window takes the money, and nothing secret', async ({ http, world, make }) => {
    await make.institute()
    const { body } = await http.get('/payments/checkout')
    expect(body.checkout).toEqual({ gateway: 'sandbox', key_id: null, institute: 'Test Institute', colour: '#0e1a33' })
    const gateway = { ...world.gateway, checkout: { kind: 'razorpay', key_id: 'rzp_live_1' } as const }
    const api = createApi({ ...world.services, gateway })
    const reply = await api.fetch(new Request('https://northlight.test/api/v1/payments/checkout'), {
      address: '203.0.113.7',
      requestId: 'r',
    })
    expect((await reply.json()).checkout).toMatchObject({ gateway: 'razorpay', key_id: 'rzp_live_1' })
  })
})

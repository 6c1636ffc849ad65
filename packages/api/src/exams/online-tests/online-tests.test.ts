import { later } from '@northlight/contract/dates'
import { hours } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { sitter } from '../../../testing/sitter.ts'
import { test } from '../../../testing/test.ts'

// biome-ignore lint/suspicious/noExplicitAny: replies are read as JSON, and a test names what it expects of them
type Body = any

const proofInput = (proof: { order_id: string; payment_id: string; signature: string }) => ({
  razorpay_order_id: proof.order_id,
  razorpay_payment_id: proof.payment_id,
  razorpay_signature: proof.signature,
})

describe('applying for a free test', () => {
  test('enrols at once, and a second time says so', async ({ ctx, make, http }) => {
    const asha = await sitter({ make, http }, await make.onlineTest(), { isEnrolled: false })
    const reply = await asha.get('/apply')
    expect(reply).toMatchObject({
      status: 200,
      body: {
        message: 'Test applied successfully.',
        test_enrollment: {
          is_enrolled: true,
          enrollment_type: 'Free',
          test_status: 'Pending',
          amount: null,
          payment_status: 'PENDING',
        },
      },
    })
    expect(await asha.get('/apply')).toMatchObject({
      status: 400,
      body: { message: 'You have already enrolled for the following online test.' },
    })
    expect(await ctx.db.selectFrom('test_enrolments').selectAll().execute()).toHaveLength(1)
  })

  test('ten clicks at the same moment make one row', async ({ ctx, make, http }) => {
    const asha = await sitter({ make, http }, await make.onlineTest(), { isEnrolled: false })
    const replies = await Promise.all(Array.from({ length: 10 }, () => asha.get('/apply')))
    expect(replies.some((reply) => reply.status === 200)).toBe(true)
    expect(replies.every((reply) => reply.status === 200 || reply.status === 400)).toBe(true)
    expect(await ctx.db.selectFrom('test_enrolments').selectAll().execute()).toHaveLength(1)
  })

  test('is not possible for a hidden test, an admission test or one without a paper', async ({ make, http }) => {
    const hidden = await make.onlineTest({ is_active: false })
    const admission = await make.onlineTest({ is_admission: true })
    const announced = await make.test()
    for (const paper of [hidden, admission, announced]) {
      const asha = await sitter({ make, http }, paper, { isEnrolled: false })
      expect((await asha.get('/apply')).status).toBe(404)
    }
  })
})

test('nobody enrols in a test that is closed', async ({ make, http }) => {
  const past = await make.onlineTest({ is_paid: true, amount_paise: 100_00, closes_at: '2026-11-15T04:00:00.000Z' })
  const asha = await sitter({ make, http }, past, { isEnrolled: false })
  expect(await asha.get('/apply')).toMatchObject({ status: 409, body: { message: 'This test is closed.' } })
})

describe('applying for a paid test', () => {
  test('gives an order, the same again while it is open, and enrols once it is paid', async ({
    make,
    http,
    world,
    ctx,
  }) => {
    await make.institute()
    const paper = await make.onlineTest({ is_paid: true, amount_paise: 499_00 })
    const asha = await sitter({ make, http }, paper, { isEnrolled: false })
    const applied = (await asha.get('/apply')).body as Body
    const orderId = applied.test_enrollment.razorpay_order_id
    expect(applied.test_enrollment).toMatchObject({ is_enrolled: false, amount: 499, payment_status: 'PENDING' })
    expect(((await asha.get('/apply')).body as Body).test_enrollment.razorpay_order_id).toBe(orderId)
    expect(((await asha.get('/main-detail')).body as Body).test).toMatchObject({
      is_test_enrolled: null,
      has_open_payment: true,
    })
    expect((await asha.start()).status).toBe(404)
    const list = async (query: string) => ((await http.get(`/tests-enrolled${query}`, asha)).body as Body).data
    expect(await list('')).toEqual([])
    expect(await list('?filter[all]=true')).toMatchObject([{ payment_status: 'PENDING', payment_receipt: null }])

    const proof = proofInput(world.gateway.pay(orderId))
    for (const _ of ['first', 'again'])
      expect(await asha.post('/apply/payment-verification', proof)).toMatchObject({
        status: 200,
        body: {
          message: 'Payment & Test Enrollment done successfully.',
          enrollmentForm: { is_enrolled: true, payment_status: 'PAID', enrollment_type: 'Purchased' },
        },
      })
    expect(await ctx.db.selectFrom('payments').selectAll().execute()).toHaveLength(1)
    expect(await list('')).toMatchObject([{ payment_status: 'PAID', payment_receipt: { number: expect.any(String) } }])
    expect((await asha.start()).status).toBe(200)
  })

  test('can be cancelled and paid all the same, and a renewed application gives an order again', async ({
    make,
    http,
    world,
  }) => {
    await make.institute()
    const paper = await make.onlineTest({ is_paid: true, amount_paise: 499_00 })
    const asha = await sitter({ make, http }, paper, { isEnrolled: false })
    const first = ((await asha.get('/apply')).body as Body).test_enrollment.razorpay_order_id
    expect(await asha.post('/apply/payment-cencelled', { razorpay_order_id: first })).toMatchObject({
      status: 200,
      body: { enrollmentForm: { payment_status: 'CANCELLED', is_enrolled: false } },
    })
    const again = ((await asha.get('/apply')).body as Body).test_enrollment
    expect(again).toMatchObject({ payment_status: 'PENDING' })
    expect(again.razorpay_order_id).not.toBe(first)
    const verified = await asha.post('/apply/payment-verification', proofInput(world.gateway.pay(first)))
    expect(verified).toMatchObject({ status: 200, body: { enrollmentForm: { payment_status: 'PAID' } } })
    expect(await asha.post('/apply/payment-cencelled', { razorpay_order_id: first })).toMatchObject({
      status: 404,
      body: { message: 'This payment has been made.' },
    })
  })

  test('takes no money for a test that has closed since: it is said before, and kept for the office', async ({
    ctx,
    make,
    http,
    world,
  }) => {
    await make.institute()
    const closes_at = later(ctx.now(), hours(1))
    const paper = await make.onlineTest({ is_paid: true, amount_paise: 499_00, closes_at })
    const asha = await sitter({ make, http }, paper, { isEnrolled: false })
    const order = ((await asha.get('/apply')).body as Body).test_enrollment.razorpay_order_id
    const objection = async () => ((await http.get(`/payments/orders/${order}`, asha)).body as Body).objection
    expect(await objection()).toBeNull()
    world.clock.advance(hours(2))
    expect(await objection()).toBe('This test is closed.')
    const proof = proofInput(world.gateway.pay(order))
    expect((await asha.post('/apply/payment-verification', proof)).status).toBe(409)
    expect(await ctx.db.selectFrom('unmatched_payments').select('reason').execute()).toEqual([
      { reason: 'cannot_deliver' },
    ])
    expect(((await asha.get('/main-detail')).body as Body).test.is_test_enrolled).toBeNull()
  })

  test('that is free by now costs nothing: what is paid in an old window goes back', async ({
    ctx,
    make,
    http,
    world,
  }) => {
    await make.institute()
    const paper = await make.onlineTest({ is_paid: true, amount_paise: 499_00 })
    const asha = await sitter({ make, http }, paper, { isEnrolled: false })
    const order = ((await asha.get('/apply')).body as Body).test_enrollment.razorpay_order_id
    await ctx.db.updateTable('tests').set({ is_paid: false }).execute()
    expect(((await asha.get('/apply')).body as Body).test_enrollment).toMatchObject({ is_enrolled: true })
    const proof = proofInput(world.gateway.pay(order))
    expect((await asha.post('/apply/payment-verification', proof)).status).toBe(409)
    expect(await ctx.db.selectFrom('refunds').select('amount_paise').execute()).toEqual([{ amount_paise: 499_00 }])
    expect((await asha.start()).status).toBe(200)
  })

  test('refuses a forged proof and somebody else’s order', async ({ make, http, world }) => {
    await make.institute()
    const paper = await make.onlineTest({ is_paid: true, amount_paise: 499_00 })
    const asha = await sitter({ make, http }, paper, { isEnrolled: false })
    const ravi = await sitter({ make, http }, paper, { isEnrolled: false })
    const order = ((await asha.get('/apply')).body as Body).test_enrollment.razorpay_order_id
    await ravi.get('/apply')
    const proof = proofInput(world.gateway.pay(order))
    expect((await ravi.post('/apply/payment-verification', proof)).status).toBe(404)
    expect((await ravi.post('/apply/payment-cencelled', { razorpay_order_id: order })).status).toBe(404)
    const forged = { ...proof, razorpay_signature: 'f'.repeat(64) }
    expect((await asha.post('/apply/payment-verification', forged)).status).toBe(422)
    expect(((await asha.get('/main-detail')).body as Body).test.is_test_enrolled).toBeNull()
  })
})

describe('the lists', () => {
  test('show each test with the caller’s own enrolment and filter by its status', async ({ make, http }) => {
    const [first, second] = [await make.onlineTest({ name: 'Waves' }), await make.onlineTest({ name: 'Optics' })]
    await make.onlineTest({ is_active: false })
    const asha = await sitter({ make, http }, first)
    await asha.start()
    const all = (await http.get('/tests/main-paginate?total=9', asha)).body as Body
    expect(all.data.map((one: Body) => [one.name, one.is_test_enrolled?.test_status ?? null])).toEqual([
      ['Waves', 'Ongoing'],
      ['Optics', null],
    ])
    expect(all.data[0]).toMatchObject({ delivery: 'free', total_questions: 3, languages: ['en'] })
    const ongoing = (await http.get('/tests/main-paginate?filter[has_status]=Ongoing', asha)).body as Body
    expect(ongoing.data).toHaveLength(1)
    const found = (await http.get('/tests/main-paginate?filter[search]=opt', asha)).body as Body
    expect(found.data.map((one: Body) => one.slug)).toEqual([second.slug])
    expect((await http.get('/tests/main-paginate?filter[has_status]=Lost', asha)).status).toBe(422)
    expect((await http.get('/tests/main-paginate?filter[name]=x', asha)).status).toBe(400)
    const publicly = (await http.get('/tests?total=9')).body as Body
    expect(publicly.data.every((one: Body) => one.is_test_enrolled === null)).toBe(true)
    const enrolled = (await http.get('/tests-enrolled', asha)).body as Body
    expect(enrolled.data).toMatchObject([{ test_name: 'Waves', test_slug: first.slug, test_status: 'Ongoing' }])
  })

  test('the instructions tell sections and marking before anybody begins', async ({ make, http }) => {
    const paper = await make.onlineTest()
    const { body } = await http.get(`/tests/${paper.slug}/instructions`)
    expect(body).toMatchObject({
      instructions: {
        delivery: 'free',
        total_questions: 3,
        total_marks: 1200,
        sections: [{ subject: 'Physics', questions: 3, marking: ['Right answer +4, wrong answer −1, no answer 0.'] }],
        integrity: { policy: 'log', warnings: 0 },
      },
    })
    expect(JSON.stringify(body)).not.toContain('Option A')
  })
})

describe('who has not told an age', () => {
  test('is asked for it in words before paying, and the calls of older clients go on', async ({ make, http }) => {
    const paper = await make.onlineTest({ is_paid: true, amount_paise: 49_900 })
    const user = await make.user({ date_of_birth: null })
    const asha = await sitter({ make, http }, paper, { user, isEnrolled: false })
    const applied = (await asha.get('/apply')).body as Body
    expect(applied).toMatchObject({ message: 'Test applied successfully.', test_enrollment: { amount: 499 } })
    expect(applied.notice).toContain('/profile/complete')
    // Our own pages have a place to tell it, so they are sent there first.
    expect(await asha.get('/apply?delivery=free')).toMatchObject({ status: 403, body: { needs: 'date-of-birth' } })
  })

  test('sits a free test with the calls of older clients', async ({ make, http }) => {
    const user = await make.user({ date_of_birth: null })
    const asha = await sitter({ make, http }, await make.onlineTest({ delivery: 'sequential' }), { user })
    expect((await asha.get('/question-set')).status).toBe(200)
  })

  test('a known minor never pays before the parent has agreed', async ({ ctx, make, http }) => {
    const paper = await make.onlineTest({ is_paid: true, amount_paise: 49_900 })
    const user = await make.minor()
    const asha = await sitter({ make, http }, paper, { user, isEnrolled: false })
    expect(await asha.get('/apply')).toMatchObject({ status: 403, body: { needs: 'parent' } })
    expect(await ctx.db.selectFrom('orders').selectAll().execute()).toEqual([])
    await make.parent(user)
    await make.consent(user)
    expect((await asha.get('/apply')).status).toBe(200)
  })
})

test('the list of enrolments shows amounts as texts, 0 for a free test, and the day in words', async ({
  make,
  http,
}) => {
  const asha = await sitter({ make, http }, await make.onlineTest())
  const paid = await make.onlineTest({ is_paid: true, amount_paise: 49_900 })
  await make.testEnrolment(paid, asha.user, { enrollment_type: 'Purchased', amount_paise: 49_900 })
  const { data } = (await http.get('/tests-enrolled', asha)).body as Body
  expect(data.map((row: Body) => row.amount)).toEqual(['499', '0'])
  expect(data[0]).toMatchObject({ created: '2026, 15 Nov' })
})

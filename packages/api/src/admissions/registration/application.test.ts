import { days, minutes } from '@northlight/contract/durations'
import { bandOf, percentOf } from '@northlight/exam/results/bands'
import { describe, expect } from 'vitest'
import { admissionText, aGuest, candidatePassword } from '../../../testing/candidates.ts'
import { ctxAs } from '../../../testing/staff.ts'
import { test as base, type speaker } from '../../../testing/test.ts'
import { sharedKeys } from '../../kernel/keys.ts'
import type { Gateway } from '../../kernel/services.ts'
import { payAgain } from '../fee/pay.ts'
import { returnFee } from '../fee/return-fee.ts'
import { sendWaitingTickets } from '../jobs.ts'
import { admit, decline, markSeenInHall, offerSeat } from '../office/move-application.ts'
import { admissionTestFor } from '../online-test/admission-test.ts'
import { recordAdmissionResult } from '../online-test/results.ts'
import * as queries from '../queries.ts'

type Http = ReturnType<typeof speaker>
type Application = {
  state: string
  can: Record<string, boolean>
  attention: string | null
  needs: string | null
  timeline: { state: string; note: string | null }[]
  test: { slug: string; is_open: boolean; next_opens_at: string | null } | null
  result: { percent: number; waiver_percent: number } | null
  refunds_on_withdrawal: boolean
}

/** Old enough to answer for oneself: these tests are not about the parent. */
const grownUp = { date_of_birth: '2005-06-15' }

/** A family that has registered and signed in, with what it needs to pay. */
const registered = async (http: Http, fields: Parameters<typeof aGuest>[0]) => {
  const guest = aGuest(fields)
  const { body, status } = await http.postJson('/admission/registration', guest)
  expect(status).toBe(201)
  const data = body.data as { id: number; razorpay_order_id: string }
  const { body: signedIn } = await http.postJson('/auth/login', { email: guest.email, password: candidatePassword })
  const token = String(signedIn.token)
  const info = async () => (await http.get('/admission/info', { token })).body.application as Application
  return { guest, id: data.id, orderId: data.razorpay_order_id, token, info }
}

const test = base.extend<{
  verify: (orderId: string) => ReturnType<Http['postJson']>
}>({
  verify: async ({ http, world }, use) =>
    use((orderId) => {
      const proof = world.gateway.pay(orderId)
      return http.postJson('/admission/verify', {
        razorpay_order_id: proof.order_id,
        razorpay_payment_id: proof.payment_id,
        razorpay_signature: proof.signature,
      })
    }),
})

describe('paying', () => {
  test('turns the held seat into a taken one, issues the hall ticket and mails it', async ({
    http,
    make,
    api,
    world,
    verify,
  }) => {
    await make.institute()
    await make.sitting({ code: 'a' })
    const family = await registered(http, { sitting: 'a' })
    // The father answers by the link in his own mail.
    await api.runner.drain()
    const question = world.mail.to(String(family.guest.father_email))[0]?.text ?? ''
    const link = /\/parent-consent\/([\w-]+)/.exec(question)?.[1]
    expect((await http.postJson(`/parent-consent/${link}`, { answer: 'agree' })).status).toBe(200)
    const paid = await verify(family.orderId)
    expect(paid).toMatchObject({
      status: 200,
      body: { message: 'Payment done successfully.', enrollmentForm: { payment_status: 'PAID' }, has_seat: true },
    })
    await api.runner.drain()
    const info = await family.info()
    expect(info.timeline.map(({ state }) => state)).toEqual(['registered', 'paid', 'hall-ticket-issued'])
    expect(info.can).toEqual({ pay: false, change_sitting: true, withdraw: true, download: true, apply_again: false })
    const toCandidate = world.mail.to(family.guest.email).filter(({ attachments }) => attachments)
    expect(toCandidate).toHaveLength(1)
    expect(
      Buffer.from(toCandidate[0]?.attachments?.[0]?.content ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect(world.mail.to(String(family.guest.father_email)).some(({ attachments }) => attachments)).toBe(true)
    expect(
      world.mail.to('office@institute.test').filter(({ subject }) => subject === 'Admission Test Registration'),
    ).toHaveLength(1)
  })

  test('the same proof again is the same payment; a wrong signature is none', async ({ http, make, world }) => {
    await make.institute()
    await make.sitting({ code: 'a' })
    const { orderId, info } = await registered(http, { sitting: 'a' })
    const proof = world.gateway.pay(orderId)
    const body = { razorpay_order_id: proof.order_id, razorpay_payment_id: proof.payment_id }
    const forged = await http.postJson('/admission/verify', { ...body, razorpay_signature: 'x'.repeat(64) })
    expect(forged).toMatchObject({
      status: 422,
      body: { errors: { razorpay_signature: ['Payment verification failed.'] } },
    })
    for (let time = 0; time < 3; time++)
      expect(await http.postJson('/admission/verify', { ...body, razorpay_signature: proof.signature })).toMatchObject({
        status: 200,
      })
    expect((await info()).timeline.filter(({ state }) => state === 'paid')).toHaveLength(1)
    expect(
      await http.postJson('/admission/verify', {
        ...body,
        razorpay_order_id: 'order_unknown',
        razorpay_signature: 'x',
      }),
    ).toMatchObject({ status: 404 })
  })

  test('money that comes after the sitting filled up is kept, said clearly, and moves to another sitting', async ({
    http,
    make,
    world,
    verify,
    api,
  }) => {
    await make.institute()
    await make.sitting({ code: 'small', seats: 1 })
    await make.sitting({ code: 'next' })
    const late = await registered(http, { ...grownUp, sitting: 'small' })
    world.clock.advance(minutes(31))
    await registered(http, { sitting: 'small' })
    const reply = await verify(late.orderId)
    expect(reply).toMatchObject({ status: 200, body: { has_seat: false, message: expect.stringContaining('full') } })
    await api.runner.drain()
    expect(world.mail.to('office@institute.test').at(-1)?.text).toContain('after the test date was full')
    const info = await late.info()
    expect(info).toMatchObject({ attention: 'paid-but-full', refunds_on_withdrawal: true })
    expect(info.can).toMatchObject({ download: false, change_sitting: true })
    expect(await http.get('/admission/info/download', { token: late.token })).toMatchObject({ status: 404 })
    const moved = await http.send('POST', '/admission/info/sitting/next', undefined, { token: late.token })
    expect(moved).toMatchObject({ status: 200, body: { application: { attention: null, can: { download: true } } } })
  })

  test('a fee that is on its way back takes no other seat: the application ends with it', async ({
    http,
    make,
    world,
    verify,
    api,
    ctx,
  }) => {
    await make.institute()
    await make.sitting({ code: 'small', seats: 1 })
    await make.sitting({ code: 'next' })
    const late = await registered(http, { ...grownUp, sitting: 'small' })
    world.clock.advance(minutes(31))
    await registered(http, { sitting: 'small' })
    await verify(late.orderId)
    await returnFee(ctxAs(ctx, await make.user({ role: 'admin' })), late.id)
    // The bank has not answered yet.
    const moved = await http.send('POST', '/admission/info/sitting/next', undefined, { token: late.token })
    expect(moved).toMatchObject({ status: 409, body: { message: expect.stringContaining('on its way back') } })
    await api.runner.drain()
    expect(await late.info()).toMatchObject({ state: 'withdrawn', payment_status: 'REFUND', has_seat: false })
  })

  test('money that comes after the sitting is over is kept for the office', async ({ http, make, world, verify }) => {
    await make.institute()
    await make.sitting({ code: 'a' })
    const late = await registered(http, { sitting: 'a' })
    world.clock.advance(days(40))
    const reply = await verify(late.orderId)
    expect(reply).toMatchObject({ status: 200, body: { has_seat: false, message: expect.stringContaining('over') } })
  })

  test('before the window opens, a sitting that is full, over or given up is said', async ({
    http,
    make,
    world,
    ctx,
  }) => {
    await make.institute()
    const { sits_on } = await make.sitting({ code: 'small', seats: 1 })
    const late = await registered(http, { sitting: 'small' })
    const objection = async () =>
      (await http.get(`/payments/orders/${late.orderId}`, { token: late.token })).body.objection
    expect(await objection()).toBeNull()
    world.clock.advance(minutes(31))
    const other = await registered(http, { sitting: 'small' })
    expect(await objection()).toContain('full')
    await http.send('POST', '/admission/info/withdraw', undefined, { token: other.token })
    expect(await objection()).toBeNull()
    world.clock.advance(Date.parse(`${sits_on}T05:00:00.000Z`) - Date.parse(ctx.now()))
    expect(await objection()).toContain('over')
    await http.send('POST', '/admission/info/withdraw', undefined, { token: late.token })
    expect(await objection()).toContain('withdrawn')
  })

  test('money that comes when the hall has begun gets no seat in it, on the same day', async ({
    http,
    make,
    world,
    verify,
    ctx,
  }) => {
    await make.institute()
    const { sits_on } = await make.sitting({ code: 'a', slot: '10:30 am – 12:30 pm' })
    const late = await registered(http, { sitting: 'a' })
    world.clock.advance(Date.parse(`${sits_on}T05:00:00.000Z`) - Date.parse(ctx.now()))
    const refused = await http.send('POST', '/admission/info/repay', undefined, { token: late.token })
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('over') } })
    expect(await verify(late.orderId)).toMatchObject({ status: 200, body: { has_seat: false } })
    expect(await late.info()).toMatchObject({ attention: 'paid-but-past', can: { download: false } })
  })

  test('the order of a cheaper sitting does not pay for a dearer one', async ({ http, make, verify, ctx }) => {
    await make.institute()
    await make.sitting({ code: 'cheap', fee_paise: 99_00 })
    await make.sitting({ code: 'dear', fee_paise: 499_00 })
    const family = await registered(http, { sitting: 'cheap' })
    const moved = await http.send('POST', '/admission/info/sitting/dear', undefined, { token: family.token })
    expect(moved).toMatchObject({ status: 200, body: { application: { amount_paise: 499_00 } } })
    expect(await verify(family.orderId)).toMatchObject({ status: 409 })
    expect(await family.info()).toMatchObject({ state: 'registered', can: { pay: true } })
    expect(await ctx.db.selectFrom('unmatched_payments').select(['reason', 'amount_paise']).execute()).toEqual([
      { reason: 'cannot_deliver', amount_paise: 99_00 },
    ])
    const again = await http.send('POST', '/admission/info/repay', undefined, { token: family.token })
    const { razorpay_order_id } = again.body.data as { razorpay_order_id: string }
    expect(await verify(razorpay_order_id)).toMatchObject({ status: 200, body: { has_seat: true } })
  })

  test('the order of a dearer sitting, paid after a move to a cheaper one, is the fee that comes back', async ({
    http,
    make,
    verify,
  }) => {
    await make.institute()
    await make.sitting({ code: 'dear', fee_paise: 499_00 })
    await make.sitting({ code: 'cheap', fee_paise: 99_00 })
    const { orderId, token, info } = await registered(http, { sitting: 'dear' })
    await http.send('POST', '/admission/info/sitting/cheap', undefined, { token })
    expect((await http.get(`/payments/orders/${orderId}`, { token })).body).toMatchObject({
      objection: 'The fee has changed with the test date. Load the page again.',
    })
    expect(await verify(orderId)).toMatchObject({ status: 200, body: { has_seat: true } })
    expect(await info()).toMatchObject({ state: 'paid', amount_paise: 499_00 })
    expect((await http.send('POST', '/admission/info/withdraw', undefined, { token })).body).toMatchObject({
      application: { refund: { state: 'due', amount_paise: 499_00 } },
    })
  })

  test('paying again while another screen withdraws leaves nothing that is owed', async ({
    http,
    make,
    world,
    ctx,
  }) => {
    await make.institute()
    await make.sitting({ code: 'cheap', fee_paise: 99_00 })
    await make.sitting({ code: 'dear', fee_paise: 499_00 })
    const { id, token } = await registered(http, { sitting: 'cheap' })
    await http.send('POST', '/admission/info/sitting/dear', undefined, { token })
    const createOrder: Gateway['createOrder'] = async (order) => {
      await http.send('POST', '/admission/info/withdraw', undefined, { token })
      return world.gateway.createOrder(order)
    }
    const row = (await queries.registrationById(ctx.db, id)) ?? expect.unreachable()
    const services = { ...world.services, gateway: { ...world.gateway, createOrder } }
    const own = ctxAs({ ...ctx, services }, { id: row.user_id ?? 0, role: 'student' })
    await expect(payAgain(own)).rejects.toMatchObject({ code: 'conflict' })
    expect((await http.get('/payments', { token })).body.totals).toMatchObject({ owed_paise: 0 })
  })

  test('paying again gives the open order while seats last, and a sentence when they do not', async ({
    http,
    make,
    world,
  }) => {
    await make.institute()
    await make.sitting({ code: 'small', seats: 1 })
    const late = await registered(http, { sitting: 'small' })
    const again = await http.get('/admission/info/repay', { token: late.token })
    expect(again).toMatchObject({ status: 201, body: { data: { razorpay_order_id: late.orderId } } })
    world.clock.advance(minutes(31))
    await registered(http, { sitting: 'small' })
    const full = await http.get('/admission/info/repay', { token: late.token })
    expect(full).toMatchObject({ status: 409, body: { message: expect.stringContaining('nothing has been charged') } })
  })

  test('a refund frees the seat and ends the application', async ({ http, make, verify, ctx }) => {
    await make.institute()
    await make.sitting({ code: 'a' })
    const family = await registered(http, { sitting: 'a' })
    await verify(family.orderId)
    const { purchaseOf } = await import('../../payments/purchases.ts')
    const order = await ctx.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
    await purchaseOf(ctx, 'admission').refunded(ctx, order)
    expect(await family.info()).toMatchObject({ state: 'withdrawn', payment_status: 'REFUND' })
    expect((await ctx.db.selectFrom('sittings').select('seats_taken').executeTakeFirst())?.seats_taken).toBe(0)
  })
})

describe('the own application', () => {
  test('is 400 with empty fields for somebody who never registered, and 400 or 404 for every act', async ({
    http,
    make,
  }) => {
    const token = await make.token(await make.user())
    expect(await http.get('/admission/info', { token })).toMatchObject({
      status: 400,
      body: { message: "You haven't applied for the admission yet!", admission_completed: false, enrollmentForm: null },
    })
    expect(await http.get('/admission/info/repay', { token })).toMatchObject({
      status: 400,
      body: { message: 'Data not found' },
    })
    expect(await http.get('/admission/info/download', { token })).toMatchObject({
      status: 404,
      body: { message: 'Data not found' },
    })
    expect(await http.send('POST', '/admission/info/withdraw', undefined, { token })).toMatchObject({ status: 404 })
  })

  test('moves to another sitting while it has seats; the old ticket stops counting', async ({
    http,
    make,
    verify,
    ctx,
    api,
  }) => {
    await make.institute()
    const [first, second] = [
      await make.sitting({ code: 'a' }),
      await make.sitting({ code: 'b', centre: 'Second campus' }),
    ]
    await make.sitting({ code: 'full', seats: 0 })
    const family = await registered(http, { sitting: 'a' })
    await verify(family.orderId)
    const { ticketAddress } = await import('../sittings/hall-ticket.ts')
    const row = await queries.registrationById(ctx.db, family.id)
    const old = ticketAddress(ctx, row as queries.Registration)
      .split('/')
      .at(-1)
    expect((await http.get(`/admission/hall-ticket/${old}`)).body).toMatchObject({
      ticket: { is_valid: true, centre: 'Test campus' },
    })
    const go = (code: string) =>
      http.send('POST', `/admission/info/sitting/${code}`, undefined, { token: family.token })
    expect(await go('full')).toMatchObject({ status: 409 })
    expect(await go('a')).toMatchObject({ status: 422 })
    expect(await go('nowhere')).toMatchObject({ status: 422 })
    expect(await go('b')).toMatchObject({
      status: 200,
      body: { application: { sitting: { centre: 'Second campus' } } },
    })
    await api.runner.drain()
    expect((await http.get(`/admission/hall-ticket/${old}`)).body).toMatchObject({
      ticket: { is_valid: false, reason: expect.stringContaining('newer') },
    })
    const taken = await ctx.db.selectFrom('sittings').select(['id', 'seats_taken']).orderBy('id').execute()
    expect(taken.find(({ id }) => id === first.id)?.seats_taken).toBe(0)
    expect(taken.find(({ id }) => id === second.id)?.seats_taken).toBe(1)
  })

  test('its code opens a sign-in under attack to whoever has the password, and a replaced one does not', async ({
    http,
    make,
    verify,
    ctx,
    api,
  }) => {
    await make.institute()
    await make.sitting({ code: 'a' })
    await make.sitting({ code: 'b', centre: 'Second campus' })
    const family = await registered(http, { ...grownUp, sitting: 'a' })
    await verify(family.orderId)
    await api.runner.drain()
    const { email } = family.guest
    const login = (fields: object, address = '192.0.2.10') =>
      http.postJson('/auth/login', { email, password: candidatePassword, ...fields }, { address })
    for (let n = 0; n < 20; n++) await login({ password: 'Wrong#2026' }, `198.51.100.${n}`)
    expect((await login({})).status).toBe(403)
    const { opensByTicket, ticketAddress, typedCode } = await import('../sittings/hall-ticket.ts')
    const ticket = async () => (await queries.registrationById(ctx.db, family.id)) as queries.Registration
    const old = typedCode(ctx, await ticket())
    expect(old).toMatch(/^[0-9a-f]{8}$/)
    expect((await login({ code: `${old.slice(0, 4)} ${old.slice(4).toUpperCase()}` })).status).toBe(200)
    expect((await login({ code: ticketAddress(ctx, await ticket()) })).status).toBe(200)
    expect((await login({ code: old, password: 'Wrong#2026' })).status).toBe(400)
    const { user_id, ...row } = await ticket()
    // The signs of one ticket are not those of another.
    expect(typedCode(ctx, { ...row, user_id, id: row.id + 1 })).not.toBe(old)
    // Printed before the key was changed.
    const services = { ...ctx.services, keys: sharedKeys('a newer secret', ctx.services.keys['hall-ticket'][0].secret) }
    for (const printed of [old, ticketAddress(ctx, { ...row, user_id })])
      expect(await opensByTicket({ ...ctx, services }, user_id ?? 0, printed)).toBe(true)
    await http.send('POST', '/admission/info/sitting/b', undefined, { token: family.token })
    expect((await login({ code: old })).status).toBe(400)
  })

  test('moves to a sitting that costs nothing: it is paid for, nothing is owed, and money of the old window goes back', async ({
    http,
    make,
    api,
    world,
    verify,
    ctx,
  }) => {
    await make.institute()
    await make.sitting({ code: 'paid' })
    await make.sitting({ code: 'free', fee_paise: 0 })
    const family = await registered(http, { ...grownUp, sitting: 'paid' })
    const moved = await http.send('POST', '/admission/info/sitting/free', undefined, { token: family.token })
    expect(moved).toMatchObject({
      status: 200,
      body: { application: { state: 'paid', amount_paise: 0, can: { pay: false, download: true } } },
    })
    expect((await http.get('/payments', { token: family.token })).body.totals).toMatchObject({ owed_paise: 0 })
    await api.runner.drain()
    expect(world.mail.to(family.guest.email).filter(({ attachments }) => attachments)).toHaveLength(1)
    expect((await verify(family.orderId)).status).toBe(409)
    await api.runner.drain()
    expect(await ctx.db.selectFrom('receipts').select('id').execute()).toEqual([])
    expect(await ctx.db.selectFrom('unmatched_payments').select(['reason', 'state']).execute()).toEqual([
      { reason: 'paid_twice', state: 'refunded' },
    ])
    expect(await family.info()).toMatchObject({ amount_paise: 0, can: { pay: false, download: true } })
  })

  test('withdraws before paying: nothing is owed, and money that comes all the same is kept for the office', async ({
    http,
    make,
    verify,
    ctx,
  }) => {
    await make.institute()
    await make.sitting({ code: 'a' })
    const family = await registered(http, { sitting: 'a' })
    expect((await http.get('/payments', { token: family.token })).body.totals).toMatchObject({ owed_paise: 99_00 })
    await http.send('POST', '/admission/info/withdraw', undefined, { token: family.token })
    expect((await http.get('/payments', { token: family.token })).body.totals).toMatchObject({ owed_paise: 0 })
    expect(await verify(family.orderId)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('office') },
    })
    expect(await ctx.db.selectFrom('unmatched_payments').select('reason').execute()).toEqual([
      { reason: 'cannot_deliver' },
    ])
  })

  test('withdraws, frees the seat, and says whether the fee comes back', async ({ http, make, verify, world, ctx }) => {
    await make.institute()
    await make.sitting({ code: 'a' })
    const early = await registered(http, { sitting: 'a' })
    await verify(early.orderId)
    const gone = await http.send('POST', '/admission/info/withdraw', undefined, { token: early.token })
    expect(gone).toMatchObject({ status: 200, body: { application: { state: 'withdrawn', attention: 'refund-due' } } })
    expect(await http.send('POST', '/admission/info/withdraw', undefined, { token: early.token })).toMatchObject({
      status: 409,
    })
    expect((await ctx.db.selectFrom('sittings').select('seats_taken').executeTakeFirst())?.seats_taken).toBe(0)
    const late = await registered(http, { sitting: 'a' })
    await verify(late.orderId)
    world.clock.advance(days(20))
    expect(await late.info()).toMatchObject({ refunds_on_withdrawal: false })
  })

  test('a minor’s hall ticket waits for the parent', async ({ http, make, verify }) => {
    await make.institute()
    await make.sitting({ code: 'a' })
    const family = await registered(http, { sitting: 'a', consent: undefined })
    await verify(family.orderId)
    expect(await family.info()).toMatchObject({ needs: 'parent-consent', can: { download: false } })
    expect(await http.get('/admission/info/download', { token: family.token })).toMatchObject({
      status: 403,
      body: { needs: 'parent-consent' },
    })
  })

  test('and follows by mail once the parent has agreed', async ({ http, make, verify, api, ctx, world }) => {
    await make.institute()
    await make.sitting({ code: 'a' })
    const family = await registered(http, { sitting: 'a', consent: undefined })
    await verify(family.orderId)
    await api.runner.drain()
    const tickets = () => world.mail.to(family.guest.email).filter(({ attachments }) => attachments)
    expect(tickets()).toHaveLength(0)
    const row = await queries.registrationById(ctx.db, family.id)
    await make.consent({ id: row?.user_id ?? 0 })
    world.clock.advance(minutes(10))
    // Looked for twice, sent once.
    await sendWaitingTickets.run(ctx, {})
    await sendWaitingTickets.run(ctx, {})
    await api.runner.drain()
    expect(tickets()).toHaveLength(1)
    expect((await family.info()).state).toBe('hall-ticket-issued')
  })

  test('the hall ticket opens for a few minutes with its key, and a forged key opens nothing', async ({
    http,
    make,
    verify,
    api,
    world,
  }) => {
    await make.institute()
    await make.sitting({ code: 'a' })
    const family = await registered(http, { ...grownUp, sitting: 'a' })
    await verify(family.orderId)
    const { body } = await http.get('/admission/info/download', { token: family.token })
    const fetchKey = (key: string) =>
      api.download(new Request(`${world.services.siteUrl}/v1/test-report-download/${key}`), {
        address: '203.0.113.7',
        requestId: 'r',
      })
    const file = await fetchKey(String(body.file_key))
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect((await fetchKey(`${body.file_key}x`)).status).toBe(404)
    expect((await fetchKey('nonsense')).status).toBe(404)
    world.clock.advance(minutes(11))
    expect((await fetchKey(String(body.file_key))).status).toBe(404)
    expect(await http.get('/admission/hall-ticket/1-1-00')).toMatchObject({ status: 404 })
  })
})

describe('a sitting at home', () => {
  test('opens the test of its class in its hours only, to a paid application only', async ({
    http,
    make,
    verify,
    ctx,
    world,
  }) => {
    await make.institute()
    await make.pageText('admission', admissionText)
    await make.sitting({
      code: 'home',
      mode: 'ONLINE',
      centre: 'Online, at home',
      sits_on: '2026-11-14',
      closes_on: '2026-11-20',
      register_by: '2026-11-20',
      opens_from: '09:00',
      opens_until: '21:00',
    })
    const family = await registered(http, { mode: 'ONLINE' })
    const row = await queries.registrationById(ctx.db, family.id)
    const userId = row?.user_id ?? 0
    expect(await admissionTestFor(ctx, userId, 'x-aptitude-test')).toBeUndefined()
    await verify(family.orderId)
    // The tests' clock stands at ten in the morning in India.
    expect(await admissionTestFor(ctx, userId, 'x-aptitude-test')).toMatchObject({ window: { is_open: true } })
    expect(await admissionTestFor(ctx, userId, 'ix-aptitude-test')).toBeUndefined()
    expect(await http.get('/admission/info', { token: family.token })).toMatchObject({
      body: { online_path: 'x-aptitude-test' },
    })
    expect(await http.get('/admission/info/download', { token: family.token })).toMatchObject({ status: 404 })
    world.clock.advance(minutes(12 * 60))
    expect(await admissionTestFor(ctx, userId, 'x-aptitude-test')).toMatchObject({
      window: { is_open: false, next_opens_at: '2026-11-16T03:30:00.000Z', closes_at: '2026-11-20T15:30:00.000Z' },
    })
    world.clock.advance(days(7))
    expect(await admissionTestFor(ctx, userId, 'x-aptitude-test')).toMatchObject({
      window: { is_open: false, next_opens_at: null },
    })
  })
})

describe('the result', () => {
  const bands = [
    { label: '95 and above', min_percent: 95, waiver_percent: 100, honour: 'Polaris' },
    { label: '65 to 74', min_percent: 65, waiver_percent: 35, honour: 'Altair' },
    { label: 'below 65', min_percent: 0, waiver_percent: 0, honour: null },
  ]

  test('is rounded down before the band is read; no marks, or fewer than none, are nothing', () => {
    expect(percentOf(94.99, 100)).toBe(94)
    expect(percentOf(35, 35)).toBe(100)
    expect(percentOf(-4, 35)).toBe(0)
    expect(percentOf(0, 0)).toBe(0)
    // As floating point these read one per cent less.
    expect([percentOf(29, 50), percentOf(29, 100), percentOf(57.42, 99)]).toEqual([58, 29, 58])
    for (let total = 1; total <= 300; total += 1)
      for (let percent = 0; percent <= 100; percent += 1)
        expect(percentOf((total * percent) / 100, total), `${percent} % of ${total}`).toBe(percent)
    expect(bandOf(bands, 95)?.honour).toBe('Polaris')
    expect(bandOf(bands, 94)?.honour).toBe('Altair')
    expect(bandOf(bands, 64)?.waiver_percent).toBe(0)
  })

  test('gives the band of the admission page, tells the family, and goes on to the seat', async ({
    http,
    make,
    verify,
    ctx,
    api,
    world,
  }) => {
    await make.institute()
    await make.pageText('admission', admissionText)
    await make.sitting({ code: 'a' })
    const family = await registered(http, { sitting: 'a' })
    await verify(family.orderId)
    const staff = await make.user({ role: 'admin' })
    const office = ctxAs(ctx, staff)
    await expect(offerSeat(office, family.id)).rejects.toThrow('cannot become offered')
    await markSeenInHall(office, family.id)
    await recordAdmissionResult(office, { registrationId: family.id, marks: 31.9, total: 35 })
    await recordAdmissionResult(office, { registrationId: family.id, marks: 31.9, total: 35 })
    expect(await family.info()).toMatchObject({
      state: 'appeared',
      result: { percent: 91, waiver_percent: 80, honour: 'Vega' },
    })
    await offerSeat(office, family.id, 'Come and see us on Saturday.')
    await admit(office, family.id)
    await expect(decline(office, family.id)).rejects.toThrow()
    await api.runner.drain()
    const subjects = world.mail.to(family.guest.email).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes('result'))).toHaveLength(1)
    expect(subjects.some((subject) => subject.includes('offer'))).toBe(true)
    const { timeline } = await family.info()
    expect(timeline.map(({ state }) => state).slice(-4)).toEqual(['appeared', 'appeared', 'offered', 'admitted'])
    expect(timeline.find(({ state }) => state === 'offered')?.note).toBe('Come and see us on Saturday.')
  })

  test('is nobody’s to write but the office’s', async ({ http, make, ctx }) => {
    await make.institute()
    await make.sitting({ code: 'a' })
    const family = await registered(http, { sitting: 'a' })
    await expect(async () => offerSeat(ctx, family.id)).rejects.toThrow('Unauthenticated')
    const student = { ...ctx, actor: { kind: 'user', id: 1, role: 'student', tokenId: 0 } as const }
    await expect(async () => markSeenInHall(student, family.id)).rejects.toThrow('unauthorized')
    await expect(async () =>
      recordAdmissionResult(student, { registrationId: family.id, marks: 35, total: 35 }),
    ).rejects.toThrow('unauthorized')
  })
})

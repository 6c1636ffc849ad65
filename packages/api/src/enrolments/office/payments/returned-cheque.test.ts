import { randomUUID } from 'node:crypto'
import { days, minutes } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { aRegistration } from '../../../../testing/admission-factories.ts'
import { deskTest, part, payAt, type Reply, receiptOf, type Who } from '../../../../testing/desk.ts'
import { sendRefunds } from '../../../../testing/stories.ts'
import { receiveWebhook } from '../../../payments/gateway/webhook.ts'
import { receiptFile } from '../../../payments/receipts/receipt-file.ts'

const cheque = { means: 'cheque', reference: 'SBI 000123' }
const today = '2026-11-15'

const test = deskTest.extend<{
  /** Says of an order that the bank returned its cheque. */
  giveBack: (orderId: unknown, input?: Record<string, unknown>, by?: Who) => Promise<Reply>
  /** The instalments, and where each stands. */
  parts: () => Promise<{ number: number; state: string }[]>
}>({
  giveBack: async ({ http, who }, use) =>
    use((id, input = {}, by = who.admin) =>
      http.postJson(
        `/office/payments/${id}/cheque-returned`,
        { on: today, reason: 'Funds insufficient', ...input },
        by,
      ),
    ),
  parts: async ({ ctx }, use) =>
    use(() => ctx.db.selectFrom('instalments').select(['number', 'state']).orderBy('number').execute()),
})

describe('a cheque that the bank returned', () => {
  test('makes the instalment due again, cancels the receipt, and the family, the day and the file say so', async ({
    ctx,
    http,
    take,
    giveBack,
    parts,
    who,
    api,
    world,
  }) => {
    const taken = await take(cheque)
    const { order_id } = taken.body
    expect(await giveBack(order_id)).toMatchObject({ status: 200 })
    expect(await parts()).toEqual([
      { number: 1, state: 'paid' },
      { number: 2, state: 'open' },
      { number: 3, state: 'open' },
    ])
    const plan = await http.get(`/office/instalments/${(await firstEnrolment(ctx)).id}`, who.here)
    expect(plan.body.plan).toMatchObject({
      left_paise: 2 * part,
      instalments: [{}, { state: 'overdue', paid_at: null }, {}],
    })
    expect((await http.get(`/office/payments/${order_id}`, who.here)).body).toMatchObject({
      payment: { status: 'CANCELLED', cheque_returned_on: today, refunds: [], refunded_paise: 0 },
      desk: { means: 'cheque', returned: { on: today, reason: 'Funds insufficient' } },
    })
    expect((await http.get('/office/money', who.here)).body.figures).toMatchObject({
      days: [{ day: today, desk_paise: part, returned_paise: part }],
    })
    const receipt = await ctx.db.selectFrom('receipts').select('id').executeTakeFirstOrThrow()
    expect((await receiptFile(ctx, receipt.id))?.bytes.length).toBeGreaterThan(1_000)
    await api.runner.drain()
    const mails = world.mail.to('alva@example.com').filter(({ subject }) => subject.includes('cheque was returned'))
    expect(mails.map(({ text }) => text.replaceAll(/\s+/g, ' '))).toEqual([
      expect.stringContaining('returned your cheque of ₹12,600 on 15 Nov 2026'),
    ])
    expect(mails[0]?.text).toContain(receiptOf(taken))
    const log = await ctx.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'payments.note-returned-cheque')
      .execute()
    expect(log).toEqual([{ details: { amount_paise: part, on: today } }])
    // Paid anew, it has the next number: the old one is not used again.
    const again = await take()
    expect(again.status).toBe(201)
    expect(receiptOf(again)).not.toBe(receiptOf(taken))
    expect((await http.get('/payments', who.family)).body).toMatchObject({
      payments: expect.arrayContaining([expect.objectContaining({ id: order_id, cheque_returned_on: today })]),
    })
  })

  test('is presented again: its number is free, shown with both receipts, and never on two that count', async ({
    ctx,
    http,
    take,
    giveBack,
    who,
  }) => {
    const { order_id } = (await take(cheque)).body
    await giveBack(order_id)
    const again = await take(cheque)
    expect(again.status).toBe(201)
    for (const id of [order_id, again.body.order_id])
      expect((await http.get(`/office/payments/${id}`, who.here)).body.desk).toMatchObject({ reference: '000123SBI' })
    expect(await take({ number: 3, ...cheque })).toMatchObject({
      status: 422,
      body: { errors: { reference: [`This number stands on receipt ${receiptOf(again)} already.`] } },
    })
    // Of one that came back before its number was given free with it, the number is free all the same.
    await giveBack(again.body.order_id)
    await ctx.db.updateTable('returned_cheques').set({ reference: null }).execute()
    const old = await ctx.db.selectFrom('returned_cheques').select('payment_id').orderBy('id', 'desc').execute()
    await ctx.db
      .updateTable('desk_payments')
      .set({ reference: '000123SBI' })
      .where('payment_id', '=', old[0]?.payment_id ?? 0)
      .execute()
    expect((await take(cheque)).status).toBe(201)
    expect((await take({ number: 3, ...cheque })).status).toBe(422)
    expect((await http.get(`/office/payments/${again.body.order_id}`, who.here)).body.desk).toMatchObject({
      reference: '000123SBI',
    })
  })

  test('is noted once, by an administrator with a fresh factor, for a day that can be', async ({
    ctx,
    take,
    giveBack,
    make,
    who,
    world,
    parts,
  }) => {
    const { order_id } = (await take(cheque)).body
    for (const on of ['2026-11-14', '2026-11-16', '2026-02-30', ''])
      expect((await giveBack(order_id, { on })).status, on).toBe(422)
    expect((await giveBack(order_id, { reason: 'x' })).status).toBe(422)
    for (const by of [who.here, who.there, who.family]) expect((await giveBack(order_id, {}, by)).status).toBe(403)
    expect((await giveBack(99_999)).status).toBe(404)
    world.clock.advance(minutes(11))
    expect((await giveBack(order_id)).status).toBe(403)
    const fresh = { token: await make.token(await make.user({ role: 'admin' })) }
    const both = await Promise.all([giveBack(order_id, {}, fresh), giveBack(order_id, {}, fresh)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await ctx.db.selectFrom('returned_cheques').select('id').execute()).length).toBe(1)
    expect(
      (await ctx.db.selectFrom('jobs').select('id').where('name', '=', 'payments.mail-returned-cheque').execute())
        .length,
    ).toBe(1)
    expect((await parts())[1]).toEqual({ number: 2, state: 'open' })
  })

  test('is not cash, UPI or money of the gateway', async ({ ctx, take, giveBack, books }) => {
    const online = await ctx.db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
    const cash = await take()
    const upi = await take({ number: 3, means: 'upi', reference: '402938475610' })
    const before = await books()
    for (const id of [online.id, cash.body.order_id, upi.body.order_id]) expect((await giveBack(id)).status).toBe(409)
    expect(await books()).toEqual(before)
  })

  test('leaves nothing to refund: what waited is called off, and what the family has is said', async ({
    ctx,
    http,
    take,
    giveBack,
    who,
    parts,
  }) => {
    const paymentOf = async (orderId: unknown) =>
      (await http.get(`/office/payments/${orderId}`, who.admin)).body.payment as { payment_id: number }
    const refund = async (orderId: unknown, amount_paise: number) => {
      const { payment_id } = await paymentOf(orderId)
      return http.postJson(`/office/payments/${payment_id}/refund`, { amount_paise, reason: 'Goodwill' }, who.admin)
    }
    const paidOut = (reply: Reply) =>
      http.postJson(
        `/office/refunds-by-hand/${(reply.body.refund as { id: number }).id}/paid-out`,
        { means: 'cash' },
        who.second,
      )
    const { order_id: second } = (await take(cheque)).body
    const waiting = await refund(second, 1_000_00)
    expect((await giveBack(second)).status).toBe(200)
    expect((await paidOut(waiting)).status).toBe(409)
    expect((await refund(second, 1)).status).toBe(422)
    expect(await ctx.db.selectFrom('desk_refunds').select('id').execute()).toEqual([])
    const { order_id: again } = (await take({ means: 'cheque', reference: 'SBI 000124' })).body
    expect((await paidOut(await refund(again, 1_000_00))).status).toBe(200)
    expect(await giveBack(again)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('₹1,000 of ₹12,600 was refunded already') },
    })
    expect((await parts())[1]).toEqual({ number: 2, state: 'paid' })
  })

  test('paid a whole fee: it is owed as one instalment, online or at the desk, and the place stays', async ({
    ctx,
    http,
    make,
    giveBack,
    who,
    world,
  }) => {
    const course = await make.course()
    const place = await make.courseAtBranch({ course_id: course.id, branch_id: 700, amount_paise: 37_800_00, seats: 5 })
    const row = await make.enrolment({ branch_id: 700, course_branch_id: place.id, email: 'alva@example.com' })
    const order = await make.order({ subject_id: row.id })
    const at = (verb: string) => `/office/payments/${order.id}/${verb}`
    const input = { amount_paise: order.amount_paise, key: randomUUID(), ...cheque }
    expect((await payAt(http, { of: 'order', id: order.id }, input, who)).status).toBe(201)
    expect((await giveBack(order.id)).status).toBe(200)
    const seats = () =>
      ctx.db.selectFrom('course_branches').select('seats_held').where('id', '=', place.id).executeTakeFirstOrThrow()
    expect(await seats()).toEqual({ seats_held: 1 })
    const anew = { ...input, means: 'cash', key: randomUUID() }
    expect(await http.postJson(at('take'), anew, who.here)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Instalments') },
    })
    const opened = await http.send('POST', `/courses-enrolled/${row.id}/instalments/1/pay`, undefined, who.family)
    const { payment_id } = world.gateway.pay((opened.body.order as { razorpay_order_id: string }).razorpay_order_id)
    const told = world.gateway.webhook('payment.captured', payment_id, { status: 'captured' })
    await receiveWebhook(ctx, { ...told, body: new TextEncoder().encode(told.body) })
    expect(await ctx.db.selectFrom('unmatched_payments').select('id').execute()).toEqual([])
    expect((await http.get(`/office/instalments/${row.id}`, who.here)).body.plan).toMatchObject({
      paid_paise: 37_800_00,
      left_paise: 0,
    })
    expect(await seats()).toEqual({ seats_held: 1 })
    expect((await http.postJson(`/office/instalments/${row.id}/take`, { ...anew, number: 1 }, who.here)).status).toBe(
      409,
    )
  })

  test('is money that is paid online in its old window all the same: the office is told, and nothing is lost', async ({
    ctx,
    http,
    make,
    giveBack,
    who,
    world,
  }) => {
    const row = await make.enrolment({ branch_id: 700 })
    const made = await world.gateway.createOrder({
      ...{ amount_paise: 37_800_00, currency: 'INR', receipt: 'window', notes: {} },
    })
    const order = await make.order({ subject_id: row.id, gateway: world.gateway.name, gateway_order_id: made.id })
    const input = { amount_paise: order.amount_paise, key: randomUUID(), ...cheque }
    await payAt(http, { of: 'order', id: order.id }, input, who)
    await giveBack(order.id)
    const { payment_id } = world.gateway.pay(made.id)
    const told = world.gateway.webhook('payment.captured', payment_id, { status: 'captured' })
    await receiveWebhook(ctx, { ...told, body: new TextEncoder().encode(told.body) })
    expect(await ctx.db.selectFrom('unmatched_payments').select(['reason', 'state']).execute()).toEqual([
      { reason: 'cannot_deliver', state: 'open' },
    ])
  })

  test('after a refund was signed lowers its sum, and asks nothing more of a student who has left', async ({
    ctx,
    http,
    take,
    giveBack,
    enrolment,
    who,
    world,
    parts,
  }) => {
    const { order_id } = (await take(cheque)).body
    const told = { told_on: today, how: 'desk' }
    const { id } = (await http.postJson(`/office/enrolments/${enrolment.id}/leave`, told, who.here)).body.refund as {
      id: number
    }
    const change = async (verb: string, by: Who) => {
      const { refund } = (await http.get(`/office/refunds/${id}`, who.admin)).body as { refund: { version: number } }
      const terms = { starts_on: '2026-10-16', period_count: 12, period_unit: 'months' }
      return http.postJson(
        `/office/refunds/${id}/${verb}`,
        { version: refund.version, ...(verb === 'propose' && terms) },
        by,
      )
    }
    await change('propose', who.here)
    expect((await change('sign', who.admin)).status).toBe(200)
    await sendRefunds(world)
    const sumOf = async () =>
      (await ctx.db.selectFrom('refund_cases').select('sum_paise').where('id', '=', id).executeTakeFirstOrThrow())
        .sum_paise ?? 0
    const before = await sumOf()
    const asked = await ctx.db.selectFrom('refunds').select('amount_paise').where('state', '=', 'requested').execute()
    expect(asked.length).toBe(1)
    expect((await giveBack(order_id)).status).toBe(200)
    expect(await sumOf()).toBe(before - (asked[0]?.amount_paise ?? 0))
    expect((await http.get(`/office/refunds/${id}`, who.admin)).body.refund).toMatchObject({ state: 'done' })
    expect((await parts()).map(({ state }) => state)).toEqual(['paid', 'cancelled', 'cancelled'])
    world.clock.advance(days(1))
    expect((await take()).status).toBe(409)
  })
})

test('a returned cheque for the aptitude test keeps the seat and closes the hall until the fee is paid again', async ({
  ctx,
  http,
  make,
  giveBack,
  who,
}) => {
  const sitting = await make.sitting({ branch_id: 700, seats: 1 })
  const { id } = await aRegistration(ctx, await make.user(), sitting)
  const order = await make.order({ kind: 'admission', subject_id: id, amount_paise: sitting.fee_paise })
  const take = (input: Record<string, unknown>) =>
    payAt(http, { of: 'order', id: order.id }, { amount_paise: sitting.fee_paise, key: randomUUID(), ...input }, who)
  const row = () =>
    ctx.db
      .selectFrom('registrations')
      .select(['state', 'payment_status', 'seat'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  // What the search “Who pays at the desk?” finds.
  const owed = async () => {
    const { body } = await http.get('/office/payments?filter[owed]=yes', who.here)
    return (body.data as { id: number }[]).map(({ id }) => id)
  }
  expect(await owed()).toEqual([order.id])
  expect((await take(cheque)).status).toBe(201)
  expect(await owed()).toEqual([])
  expect((await giveBack(order.id)).status).toBe(200)
  expect(await row()).toEqual({ state: 'registered', payment_status: 'PENDING', seat: 'taken' })
  expect(await owed()).toEqual([order.id])
  expect((await http.get('/office/payments?filter[owed]=yes', who.there)).body.data).toEqual([])
  expect((await http.get('/office/payments?filter[owed]=no', who.here)).status).toBe(422)
  expect((await take({ means: 'cash' })).status).toBe(201)
  expect(await owed()).toEqual([])
  expect(await row()).toEqual({ state: 'paid', payment_status: 'PAID', seat: 'taken' })
  // After the test a second such cheque takes nobody's result away.
  await ctx.db.updateTable('registrations').set({ state: 'appeared' }).execute()
  await ctx.db
    .updateTable('desk_payments')
    .set({ means: 'cheque', reference: '000125SBI' })
    .where('means', '=', 'cash')
    .execute()
  await ctx.db.updateTable('sittings').set({ sits_on: '2026-11-01', register_by: '2026-10-30' }).execute()
  const paid = await ctx.db.selectFrom('orders').select('id').where('status', '=', 'PAID').executeTakeFirstOrThrow()
  expect((await giveBack(paid.id)).status).toBe(200)
  // Returned twice, it is owed once.
  expect(await owed()).toEqual([paid.id])
  expect(await row()).toEqual({ state: 'appeared', payment_status: 'PENDING', seat: 'taken' })
  expect((await take({ means: 'cash' })).status).toBe(201)
  expect(await row()).toEqual({ state: 'appeared', payment_status: 'PAID', seat: 'taken' })
})

const firstEnrolment = (ctx: Parameters<typeof receiptFile>[0]) =>
  ctx.db.selectFrom('course_enrolments').select('id').executeTakeFirstOrThrow()

import { randomUUID } from 'node:crypto'
import { days } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { aRegistration } from '../../../../testing/admission-factories.ts'
import { deskTest, part, payAt, type Reply, receiptOf, type Who } from '../../../../testing/desk.ts'
import type { Fixtures } from '../../../../testing/test.ts'
import type { Ctx } from '../../../kernel/context.ts'
import { receiveWebhook } from '../../../payments/gateway/webhook.ts'

/** What a cheat or a hurried colleague tries with money that was noted by mistake. */
const test = deskTest.extend<{
  undo: (orderId: unknown, by?: Who) => Promise<Reply>
  /** An order that a family began online for a course of which one seat is left, taken at the desk. */
  begun: {
    id: number
    enrolment: number
    place: number
    takeIt: (input?: Record<string, unknown>, by?: Who) => Promise<Reply>
  }
  /** What the search “Who pays at the desk?” finds. */
  owed: () => Promise<number[]>
}>({
  undo: async ({ http, who }, use) =>
    use((id, by = who.admin) =>
      http.postJson(`/office/payments/${id}/noted-by-mistake`, { reason: 'Noted for the sister' }, by),
    ),
  begun: async ({ make, http, who, world }, use) => {
    const course = await make.course()
    const place = await make.courseAtBranch({ course_id: course.id, branch_id: 700, amount_paise: 37_800_00, seats: 1 })
    const row = await make.enrolment({ branch_id: 700, course_branch_id: place.id, email: 'alva@example.com' })
    const made = await world.gateway.createOrder({
      ...{ amount_paise: 37_800_00, currency: 'INR', receipt: 'window', notes: {} },
    })
    const order = await make.order({ subject_id: row.id, gateway: world.gateway.name, gateway_order_id: made.id })
    const takeIt = (input: Record<string, unknown> = {}, by = who.here) =>
      payAt(
        http,
        { of: 'order', id: order.id },
        { amount_paise: order.amount_paise, means: 'cash', key: randomUUID(), ...input },
        { here: by, admin: who.admin },
      )
    await use({ id: order.id, enrolment: row.id, place: place.id, takeIt })
  },
  owed: async ({ http, who }, use) =>
    use(async () => {
      const { body } = await http.get('/office/payments?filter[owed]=yes', who.here)
      return (body.data as { id: number }[]).map(({ id }) => id)
    }),
})

const seatsHeld = async (ctx: Ctx, place: number) =>
  (await ctx.db.selectFrom('course_branches').select('seats_held').where('id', '=', place).executeTakeFirstOrThrow())
    .seats_held

const enrolmentOf = (ctx: Ctx, id: number) =>
  ctx.db.selectFrom('course_enrolments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('a payment noted by mistake', () => {
  test('is not struck out by whoever took it', async ({ take, undo, who, books }) => {
    const { order_id } = (await take({}, who.admin)).body
    const before = await books()
    expect(await undo(order_id)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('another administrator') },
    })
    expect(await books()).toEqual(before)
    expect((await undo(order_id, who.second)).status).toBe(200)
  })

  test('is not “taken” once more by the click that noted it', async ({ take, undo, books }) => {
    const key = randomUUID()
    const first = await take({ key })
    await undo(first.body.order_id)
    const before = await books()
    expect(await take({ key })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining(`receipt ${receiptOf(first)} was cancelled`) },
    })
    expect(await books()).toEqual(before)
  })

  test('sends no receipt that is cancelled by then, nor news of a paid test', async ({
    ctx,
    http,
    make,
    take,
    undo,
    who,
    api,
  }) => {
    await undo((await take()).body.order_id)
    const sitting = await make.sitting({ branch_id: 700, seats: 1 })
    const { id } = await aRegistration(ctx, await make.user({ email: 'veda@example.com' }), sitting)
    const order = await make.order({ kind: 'admission', subject_id: id, amount_paise: sitting.fee_paise })
    const input = { amount_paise: sitting.fee_paise, means: 'cash', key: randomUUID() }
    await http.postJson(`/office/payments/${order.id}/take`, input, who.here)
    await undo(order.id)
    await api.runner.drain()
    const templates = await ctx.db
      .selectFrom('mails')
      .select('template')
      .where('template', 'in', ['payment-receipt', 'payment-mistake', 'admission-news', 'office-registration'])
      .execute()
    expect(templates.map(({ template }) => template)).toEqual(['payment-mistake', 'payment-mistake'])
  })

  test('of a day that was printed stands under it, though it was the only one', async ({
    http,
    take,
    undo,
    who,
    world,
    make,
  }) => {
    const figures = async () =>
      (await http.get('/office/money', who.here)).body.figures as {
        today: unknown
        days: { day: string }[]
      }
    world.clock.advance(days(1))
    const fresh = { token: await make.token(await make.user({ role: 'admin' })) }
    const { order_id } = (await take()).body
    await undo(order_id, fresh)
    const after = await figures()
    expect(after.today).toEqual({ count: 0, amount_paise: 0 })
    expect(after.days[0]).toEqual({
      ...{ day: '2026-11-16', count: 0, amount_paise: 0, refunded_paise: 0 },
      ...{ desk_paise: 0, returned_paise: 0, mistaken_paise: part },
      ...{ cash_paise: 0, cheque_paise: 0, upi_paise: 0, bank_paise: 0, cash_out_paise: 0, other_out_paise: 0 },
    })
  })

  test('of an instalment that a leaving family had paid early is not asked for again', async ({
    ctx,
    http,
    take,
    undo,
    enrolment,
    who,
  }) => {
    const { order_id: second } = (await take()).body
    const { order_id: third } = (await take({ number: 3 })).body
    const told = { told_on: '2026-11-15', how: 'desk' }
    expect((await http.postJson(`/office/enrolments/${enrolment.id}/leave`, told, who.here)).status).toBe(200)
    for (const id of [second, third]) expect((await undo(id)).status).toBe(200)
    const parts = await ctx.db.selectFrom('instalments').select(['number', 'state']).orderBy('number').execute()
    // What was due before the family told us stays with the office, as for any leaving.
    expect(parts.map(({ state }) => state)).toEqual(['paid', 'open', 'cancelled'])
  })

  test('leaves a promise to pay as it was', async ({ ctx, http, take, undo, enrolment, who }) => {
    const promise = { on: '2026-11-20', note: 'After the salary' }
    const noted = await http.postJson(`/office/instalments/${enrolment.id}/promise`, promise, who.here)
    expect(noted.status).toBe(200)
    await undo((await take()).body.order_id)
    const row = await ctx.db
      .selectFrom('instalments')
      .select(['state', 'promised_on', 'promise_note'])
      .where('number', '=', 2)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ state: 'open', promised_on: '2026-11-20', promise_note: 'After the salary' })
  })

  test('before a proposed refund is signed asks for a new sum', async ({ http, take, undo, enrolment, who }) => {
    const { order_id } = (await take()).body
    const told = { told_on: '2026-11-15', how: 'desk' }
    const { id } = (await http.postJson(`/office/enrolments/${enrolment.id}/leave`, told, who.here)).body.refund as {
      id: number
    }
    const change = async (verb: string, by: Who) => {
      const { refund } = (await http.get(`/office/refunds/${id}`, who.admin)).body as { refund: { version: number } }
      const terms = { starts_on: '2026-10-16', period_count: 12, period_unit: 'months' }
      const input = { version: refund.version, ...(verb === 'propose' && terms) }
      return http.postJson(`/office/refunds/${id}/${verb}`, input, by)
    }
    await change('propose', who.here)
    const goesTo = async () => (await http.get(`/office/refunds/${id}`, who.admin)).body.refund
    expect(await goesTo()).toMatchObject({ goes_to: 'both' })
    expect((await undo(order_id)).status).toBe(200)
    expect(await goesTo()).toMatchObject({ goes_to: 'account' })
    expect(await change('sign', who.admin)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('propose it anew') },
    })
    await change('propose', who.here)
    expect((await change('sign', who.admin)).status).toBe(200)
  })
})

describe('a family that was enrolled by mistake', () => {
  test('has only begun: its seat is free, it owes no instalment, and it can still pay at the desk', async ({
    ctx,
    http,
    begun,
    undo,
    owed,
    who,
  }) => {
    expect((await begun.takeIt()).status).toBe(201)
    expect(await seatsHeld(ctx, begun.place)).toBe(1)
    expect(await owed()).toEqual([])
    expect((await undo(begun.id)).status).toBe(200)
    expect(await seatsHeld(ctx, begun.place)).toBe(0)
    expect((await enrolmentOf(ctx, begun.enrolment)).payment_status).toBe('CANCELLED')
    expect(
      await ctx.db.selectFrom('instalments').select('id').where('enrolment_id', '=', begun.enrolment).execute(),
    ).toEqual([])
    expect((await http.get(`/office/payments/${begun.id}`, who.here)).body).toMatchObject({ has_plan: false })
    expect(await owed()).toEqual([begun.id])
    const again = await begun.takeIt({ means: 'upi', reference: '402938475610' })
    expect(again.status).toBe(201)
    expect(again.body.order_id).not.toBe(begun.id)
    expect(await seatsHeld(ctx, begun.place)).toBe(1)
    expect((await enrolmentOf(ctx, begun.enrolment)).payment_status).toBe('PAID')
    expect(await owed()).toEqual([])
    expect((await begun.takeIt()).status).toBe(409)
  })

  test('gets no seat back that another family has taken since', async ({ ctx, make, http, begun, undo, who }) => {
    await begun.takeIt()
    await undo(begun.id)
    const { course_id } = await enrolmentOf(ctx, begun.enrolment)
    const row = await make.enrolment({ branch_id: 700, course_id, course_branch_id: begun.place })
    const order = await make.order({ subject_id: row.id })
    const input = { amount_paise: order.amount_paise, means: 'cash', key: randomUUID() }
    expect((await http.postJson(`/office/payments/${order.id}/take`, input, who.here)).status).toBe(201)
    expect((await begun.takeIt()).status).toBe(409)
    expect(await seatsHeld(ctx, begun.place)).toBe(1)
  })

  test('that leaves with other money paid is a student all the same', async ({ ctx, take, undo, enrolment }) => {
    await undo((await take()).body.order_id)
    expect((await enrolmentOf(ctx, enrolment.id)).payment_status).toBe('PAID')
  })

  test('pays online in its old window: the office places it, and the family has its seat and a receipt', async ({
    ctx,
    http,
    begun,
    undo,
    who,
    world,
  }) => {
    await begun.takeIt()
    await undo(begun.id)
    await payOnline(ctx, world, begun.id)
    const unmatched = await ctx.db.selectFrom('unmatched_payments').selectAll().executeTakeFirstOrThrow()
    const at = `/office/unmatched-payments/${unmatched.id}`
    // It names an order of this branch: no other one sees, counts or settles it.
    const countFor = async (by: Who) => {
      const { figures } = (await http.get('/office/money', by)).body as { figures: { unmatched: { count: number } } }
      const { data } = (await http.get('/office/unmatched-payments?filter[state]=open', by)).body
      return [figures.unmatched.count, (data as unknown[]).length]
    }
    expect([await countFor(who.here), await countFor(who.there)]).toEqual([
      [1, 1],
      [0, 0],
    ])
    expect((await http.get(at, who.there)).status).toBe(404)
    expect((await http.postJson(`${at}/settle`, { note: 'Ours' }, who.there)).status).toBe(404)
    expect((await http.get(at, who.here)).body).toMatchObject({
      candidates: [{ order_id: begun.id, objection: null }],
    })
    const placed = await http.postJson(`${at}/place`, { order_id: begun.id }, who.here)
    expect(placed.status).toBe(200)
    expect(await seatsHeld(ctx, begun.place)).toBe(1)
    const after = await ctx.db.selectFrom('unmatched_payments').selectAll().executeTakeFirstOrThrow()
    expect(after.state).toBe('settled')
    expect(after.placed_order_id).not.toBe(begun.id)
    expect((await http.postJson(`${at}/place`, { order_id: begun.id }, who.here)).status).toBe(409)
    const receipts = await ctx.db.selectFrom('receipts').select('order_id').orderBy('id').execute()
    expect(receipts.map(({ order_id }) => order_id)).toEqual([begun.id, after.placed_order_id])
  })
})

test('a whole fee that a cheque did not pay, paid online in its old window, is placed with what is due again', async ({
  ctx,
  http,
  begun,
  who,
  world,
}) => {
  await begun.takeIt({ means: 'cheque', reference: 'SBI 000123' })
  const back = { on: '2026-11-15', reason: 'Funds insufficient' }
  await http.postJson(`/office/payments/${begun.id}/cheque-returned`, back, who.admin)
  await payOnline(ctx, world, begun.id)
  const { id } = await ctx.db.selectFrom('unmatched_payments').select('id').executeTakeFirstOrThrow()
  const at = `/office/unmatched-payments/${id}`
  expect((await http.get(at, who.here)).body).toMatchObject({ candidates: [{ objection: null }] })
  expect((await http.postJson(`${at}/place`, { order_id: begun.id }, who.here)).status).toBe(200)
  expect((await http.get(`/office/instalments/${begun.enrolment}`, who.here)).body.plan).toMatchObject({
    paid_paise: 37_800_00,
    left_paise: 0,
  })
})

test('a fee of the aptitude test that was noted by mistake is not owed by a family that withdrew', async ({
  ctx,
  http,
  make,
  undo,
  owed,
  who,
}) => {
  const sitting = await make.sitting({ branch_id: 700, seats: 1 })
  const { id } = await aRegistration(ctx, await make.user(), sitting)
  const order = await make.order({ kind: 'admission', subject_id: id, amount_paise: sitting.fee_paise })
  const input = { amount_paise: sitting.fee_paise, means: 'cash', key: randomUUID() }
  await http.postJson(`/office/payments/${order.id}/take`, input, who.here)
  expect((await http.postJson(`/office/applications/${id}/state`, { to: 'withdrawn' }, who.here)).status).toBe(200)
  expect((await undo(order.id)).status).toBe(200)
  expect(await owed()).toEqual([])
  const row = await ctx.db
    .selectFrom('registrations')
    .select(['state', 'attention', 'seat'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ state: 'withdrawn', attention: null, seat: 'none' })
})

/** The family pays in the window that it has had open since before. */
const payOnline = async (ctx: Ctx, world: Fixtures['world'], orderId: number) => {
  const { gateway_order_id } = await ctx.db
    .selectFrom('orders')
    .select('gateway_order_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { payment_id } = world.gateway.pay(gateway_order_id)
  const told = world.gateway.webhook('payment.captured', payment_id, { status: 'captured' })
  await receiveWebhook(ctx, { ...told, body: new TextEncoder().encode(told.body) })
}

import { randomUUID } from 'node:crypto'
import { days, minutes } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { aRegistration } from '../../../../testing/admission-factories.ts'
import { deskTest, part, type Reply, receiptOf, type Who } from '../../../../testing/desk.ts'
import { receiptFile } from '../../../payments/receipts/receipt-file.ts'

const today = '2026-11-15'

const test = deskTest.extend<{
  /** Says of an order that it was noted by mistake. */
  undo: (orderId: unknown, input?: Record<string, unknown>, by?: Who) => Promise<Reply>
  days: () => Promise<unknown>
}>({
  undo: async ({ http, who }, use) =>
    use((id, input = {}, by = who.admin) =>
      http.postJson(`/office/payments/${id}/noted-by-mistake`, { reason: 'Noted for the sister', ...input }, by),
    ),
  days: async ({ http, who }, use) =>
    use(async () => {
      const { figures } = (await http.get('/office/money', who.here)).body as {
        figures: { today: unknown; days: { mistaken_paise: number }[] }
      }
      // What was struck out stands beside the totals, never in them.
      return { today: figures.today, days: figures.days.map(({ mistaken_paise: _, ...totals }) => totals) }
    }),
})

describe('money at the desk that was noted by mistake', () => {
  test('is due again and in no total; the receipt is cancelled, its number never used again, the family told', async ({
    ctx,
    http,
    take,
    undo,
    days,
    who,
    api,
    world,
  }) => {
    const before = await days()
    const taken = await take()
    const { order_id } = taken.body
    expect(await days()).not.toEqual(before)
    expect(await undo(order_id)).toMatchObject({ status: 200 })
    expect(await days()).toEqual(before)
    expect((await http.get(`/office/payments/${order_id}`, who.here)).body).toMatchObject({
      payment: { status: 'CANCELLED', cheque_returned_on: null, noted_by_mistake_on: today, refunds: [] },
      desk: { means: 'cash', returned: { on: today, cause: 'mistake', reason: 'Noted for the sister' } },
    })
    const states = await ctx.db.selectFrom('instalments').select(['number', 'state']).orderBy('number').execute()
    expect(states.map(({ state }) => state)).toEqual(['paid', 'open', 'open'])
    const { id } = await ctx.db.selectFrom('receipts').select('id').executeTakeFirstOrThrow()
    expect((await receiptFile(ctx, id))?.bytes.length).toBeGreaterThan(1_000)
    await api.runner.drain()
    const mails = world.mail.to('alva@example.com').filter(({ subject }) => subject.includes('was cancelled'))
    expect(mails.map(({ text }) => text.replaceAll(/\s+/g, ' '))).toEqual([
      expect.stringMatching(/15 Nov 2026 .* this payment of ₹12,600 by mistake/),
    ])
    expect(mails[0]?.text).toContain(receiptOf(taken))
    expect(mails[0]?.text).not.toContain('sister')
    const log = await ctx.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'payments.note-mistake')
      .execute()
    expect(log).toEqual([{ details: { amount_paise: part, on: today } }])
    const again = await take()
    expect(again.status).toBe(201)
    expect(receiptOf(again)).not.toBe(receiptOf(taken))
    expect((await http.get('/payments', who.family)).body).toMatchObject({
      payments: expect.arrayContaining([expect.objectContaining({ id: order_id, noted_by_mistake_on: today })]),
    })
  })

  test('is said once, by an administrator with a fresh factor, of what was taken at the desk', async ({
    ctx,
    take,
    undo,
    make,
    who,
    world,
    books,
  }) => {
    const online = await ctx.db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
    const { order_id } = (await take({ means: 'upi', reference: '402938475610' })).body
    const before = await books()
    expect((await undo(order_id, { reason: 'x' })).status).toBe(422)
    for (const by of [who.here, who.there, who.family]) expect((await undo(order_id, {}, by)).status).toBe(403)
    expect((await undo(online.id)).status).toBe(409)
    expect((await undo(99_999)).status).toBe(404)
    world.clock.advance(minutes(11))
    expect((await undo(order_id)).status).toBe(403)
    expect(await books()).toEqual(before)
    const fresh = { token: await make.token(await make.user({ role: 'admin' })) }
    const both = await Promise.all([undo(order_id, {}, fresh), undo(order_id, {}, fresh)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await ctx.db.selectFrom('returned_cheques').select(['cause']).execute()).toEqual([{ cause: 'mistake' }])
  })

  test('gives the number of a cheque or transfer free for whoever paid with it, and still shows it', async ({
    http,
    take,
    undo,
    who,
  }) => {
    const upi = { means: 'upi', reference: '402938475610' }
    const { order_id } = (await take(upi)).body
    expect((await take({ number: 3, ...upi })).status).toBe(422)
    await undo(order_id)
    expect((await http.get(`/office/payments/${order_id}`, who.here)).body.desk).toMatchObject({
      reference: '402938475610',
    })
    expect((await take(upi)).status).toBe(201)
    const cheque = { number: 3, means: 'cheque', reference: 'SBI 000123' }
    const { order_id: returned } = (await take(cheque)).body
    const back = { on: today, reason: 'Funds insufficient' }
    await http.postJson(`/office/payments/${returned}/cheque-returned`, back, who.admin)
    expect((await undo(returned)).body.message).toBe('This was noted before.')
  })

  test('in cash is not counted towards what the law allows', async ({ ctx, take, undo }) => {
    const sum = 1_20_000_00
    await ctx.db.updateTable('instalments').set({ amount_paise: sum }).execute()
    const { order_id } = (await take({ amount_paise: sum })).body
    expect((await take({ number: 3, amount_paise: sum })).status).toBe(409)
    expect((await undo(order_id)).status).toBe(200)
    expect((await take({ amount_paise: sum })).status).toBe(201)
  })

  test('calls refunds off that wait; what the family has is said, and nothing changes', async ({
    ctx,
    http,
    take,
    undo,
    who,
    world,
  }) => {
    const { order_id } = (await take()).body
    const { payment_id } = (await http.get(`/office/payments/${order_id}`, who.admin)).body.payment as {
      payment_id: number
    }
    const refund = () =>
      http.postJson(`/office/payments/${payment_id}/refund`, { amount_paise: 1_000_00, reason: 'Goodwill' }, who.admin)
    const paidOut = (reply: Reply) =>
      http.postJson(
        `/office/refunds-by-hand/${(reply.body.refund as { id: number }).id}/paid-out`,
        { means: 'cash' },
        who.second,
      )
    const waiting = await refund()
    await paidOut(await refund())
    expect(await undo(order_id)).toMatchObject({ status: 409 })
    await ctx.db.updateTable('refunds').set({ state: 'failed' }).where('state', '=', 'processed').execute()
    expect((await undo(order_id)).status).toBe(200)
    expect((await paidOut(waiting)).status).toBe(409)
    expect(await ctx.db.selectFrom('refunds').select('failure').where('failure', 'is not', null).execute()).toEqual([
      { failure: 'The payment was noted by mistake.' },
    ])
    world.clock.advance(days(1))
    expect((await take()).status).toBe(201)
  })
})

test('a fee of the aptitude test that was noted by mistake is due again, and the family reads why', async ({
  ctx,
  http,
  make,
  undo,
  who,
}) => {
  const sitting = await make.sitting({ branch_id: 700, seats: 1 })
  const { id } = await aRegistration(ctx, await make.user(), sitting)
  const order = await make.order({ kind: 'admission', subject_id: id, amount_paise: sitting.fee_paise })
  const input = { amount_paise: sitting.fee_paise, means: 'cash', key: randomUUID() }
  expect((await http.postJson(`/office/payments/${order.id}/take`, input, who.here)).status).toBe(201)
  expect((await undo(order.id)).status).toBe(200)
  const row = await ctx.db
    .selectFrom('registrations')
    .select(['state', 'payment_status', 'seat'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ state: 'registered', payment_status: 'PENDING', seat: 'taken' })
  const notes = await ctx.db.selectFrom('registration_steps').select('note').where('registration_id', '=', id).execute()
  expect(notes.map(({ note }) => note)).toContain('A payment was noted by mistake, so the fee is due again.')
})

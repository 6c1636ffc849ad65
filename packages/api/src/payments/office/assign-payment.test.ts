import { later } from '@northlight/contract/dates'
import { hours, minutes } from '@northlight/contract/durations'
import { expect } from 'vitest'
import { insert } from '../../../testing/rows.ts'
import { test as base, speaker } from '../../../testing/test.ts'
import { createApi } from '../../create-api.ts'

type Candidate = { order_id: number; why: string[]; objection: string | null }

/** ₹37,800 came without an order; two families had opened one for that amount. */
const test = base.extend<{
  admin: { token: string }
  money: { id: number }
  meant: { id: number; subject_id: number }
}>({
  admin: async ({ make }, use) => use({ token: await make.token(await make.user({ role: 'admin' })) }),
  meant: async ({ make, ctx }, use) => {
    await make.institute()
    await make.order({ payer_name: 'Somebody else', created_at: later(ctx.now(), -hours(30)) })
    await use(await make.order({ payer_name: 'Meera Krishnan', created_at: later(ctx.now(), -minutes(20)) }))
  },
  money: async ({ ctx, meant }, use) => {
    expect(meant.id).toBeGreaterThan(0)
    await use(
      await insert(ctx.db, 'unmatched_payments', {
        gateway_payment_id: 'pay_lost',
        reason: 'unknown_order',
        ...{ amount_paise: 37_800_00, currency: 'INR', method: 'upi', state: 'open', paid_at: ctx.now() },
        ...{ created_at: ctx.now(), updated_at: ctx.now() },
      }),
    )
  },
})

test('money without an order is shown with the orders it may be for, the nearest first', async ({
  http,
  admin,
  money,
  meant,
}) => {
  const { body } = await http.get(`/office/unmatched-payments/${money.id}`, admin)
  const candidates = body.candidates as Candidate[]
  expect(candidates).toMatchObject([
    { order_id: meant.id, payer: 'Meera Krishnan', why: ['same amount', 'opened 20 min before'], objection: null },
    { payer: 'Somebody else', why: ['same amount', 'opened 30 h before'] },
  ])
})

test('it is placed once, whoever clicks at the same moment, with a receipt; it is not given back besides', async ({
  http,
  admin,
  money,
  meant,
  world,
  ctx,
  api,
  make,
}) => {
  const other = speaker(createApi(world.services).fetch, world.services.siteUrl)
  const at = `/office/unmatched-payments/${money.id}/place`
  const both = await Promise.all([
    http.postJson(at, { order_id: meant.id }, admin),
    other.postJson(at, { order_id: meant.id }, admin),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  await api.runner.drain()
  expect(await ctx.db.selectFrom('payments').select(['order_id', 'heard_by']).execute()).toEqual([
    { order_id: meant.id, heard_by: 'office' },
  ])
  expect(await ctx.db.selectFrom('receipts').select('order_id').execute()).toEqual([{ order_id: meant.id }])
  const enrolment = await ctx.db
    .selectFrom('course_enrolments')
    .select('payment_status')
    .where('id', '=', meant.subject_id)
    .execute()
  expect(enrolment).toEqual([{ payment_status: 'PAID' }])
  const back = { amount_paise: 100, reason: 'Paid twice' }
  expect((await http.postJson(`/office/unmatched-payments/${money.id}/refund`, back, admin)).status).toBe(409)
  const detail = await http.get(`/office/payments/${meant.id}`, admin)
  expect(detail.body).toMatchObject({
    heard_by: 'office',
    payment: { status: 'PAID', razorpay_payment_id: 'pay_lost' },
  })
  const counsellor = await make.user({ role: 'counsellor' })
  await ctx.db
    .insertInto('staff_members')
    .values({ user_id: counsellor.id, is_everywhere: false, updated_at: ctx.now() })
    .execute()
  const branch = await make.branch()
  await ctx.db.insertInto('user_branches').values({ user_id: counsellor.id, branch_id: branch.id }).execute()
  await ctx.db
    .updateTable('course_enrolments')
    .set({ branch_id: (await make.branch()).id })
    .execute()
  const elsewhere = { token: await make.token(counsellor) }
  expect((await http.get(`/office/payments/${meant.id}`, elsewhere)).status).toBe(404)
})

test('it is not placed where the order asks for another amount or is paid', async ({ http, admin, money, make }) => {
  const dearer = await make.order({ amount_paise: 40_000_00 })
  const paid = await make.order({ status: 'PAID' })
  for (const order of [dearer, paid]) {
    const reply = await http.postJson(`/office/unmatched-payments/${money.id}/place`, { order_id: order.id }, admin)
    expect(reply.status).toBe(409)
  }
  const { body } = await http.get(`/office/unmatched-payments/${money.id}`, admin)
  expect(body.unmatched).toMatchObject({ state: 'open' })
})

import { describe, expect } from 'vitest'
import { test as base, speaker } from '../../../testing/test.ts'
import { createApi } from '../../create-api.ts'

const test = base.extend<{ as: (role: 'student' | 'editor' | 'counsellor' | 'admin') => Promise<{ token: string }> }>({
  as: async ({ make }, use) => use(async (role) => ({ token: await make.token(await make.user({ role })) })),
})

describe('the money list of the office', () => {
  test('is for counsellors and administrators, and is searched and filtered', async ({ http, make, as }) => {
    await make.institute()
    await make.exampleMoney()
    await make.order({ payer_name: 'Zubin Patel', kind: 'test', subject_id: 77 })
    expect((await http.get('/office/payments', await as('student'))).status).toBe(403)
    expect((await http.get('/office/payments', await as('editor'))).status).toBe(403)
    const counsellor = await as('counsellor')
    const all = await http.get('/office/payments', counsellor)
    expect(all.body.data).toMatchObject([
      { payer: { name: 'Zubin Patel' }, status: 'PENDING', payment_id: null },
      { status: 'PAID', payment_id: 9001, razorpay_payment_id: 'pay_paid', method: 'upi' },
    ])
    const found = async (query: string) => (await http.get(`/office/payments?${query}`, counsellor)).body.data
    expect(await found('filter[search]=zubin')).toHaveLength(1)
    expect(await found('filter[search]=pay_paid')).toHaveLength(1)
    expect(await found('filter[status]=PAID&filter[kind]=course')).toHaveLength(1)
    expect((await http.get('/office/payments?filter[status]=LOST', counsellor)).status).toBe(422)
  })

  test('stands in the order in which things were paid, or begun where they are not', async ({ http, make, as }) => {
    await make.institute()
    const order = (payer_name: string, created_at: string, paid_at: string | null = null) =>
      make.order({ payer_name, kind: 'test', subject_id: 70 + payer_name.length, created_at, paid_at })
    await order('June, paid in August', '2026-06-01T05:00:00.000Z', '2026-08-03T05:00:00.000Z')
    await order('July, not paid', '2026-07-01T05:00:00.000Z')
    await order('June, paid in June', '2026-06-02T05:00:00.000Z', '2026-06-02T06:00:00.000Z')
    const { body } = await http.get('/office/payments', await as('counsellor'))
    expect(body.data).toMatchObject([
      { payer: { name: 'June, paid in August' } },
      { payer: { name: 'July, not paid' } },
      { payer: { name: 'June, paid in June' } },
    ])
  })

  test('is searched by a number however it is typed, and by words in any order, also for what is owed at the desk', async ({
    http,
    make,
    as,
  }) => {
    await make.institute()
    await make.order({ payer_name: 'Keerthana Iyer', payer_phone: '9845000216', kind: 'test', subject_id: 77 })
    await make.order({ payer_name: 'Keerthana Rao', payer_phone: '9845000317', kind: 'test', subject_id: 78 })
    const counsellor = await as('counsellor')
    const spellings = ['9845000216', '98450 00216', '+91 98450 00216', '91-98450-00216', '098450 00216']
    for (const typed of [...spellings, '(98450) 00216', '98450 002', 'Keerthana  Iyer', 'iyer keerthana'])
      for (const owed of ['', '&filter[owed]=yes']) {
        const path = `/office/payments?filter[search]=${encodeURIComponent(typed)}${owed}`
        expect((await http.get(path, counsellor)).body.data, path).toMatchObject([
          { payer: { name: 'Keerthana Iyer' } },
        ])
      }
    expect((await http.get('/office/payments?filter[search]=iyer%20rao', counsellor)).body.data).toEqual([])
  })

  test('shows what could not be placed; counsellors and administrators settle it, once it is not refunded', async ({
    http,
    ctx,
    make,
    as,
  }) => {
    await make.exampleMoney()
    const [counsellor, admin] = [await as('counsellor'), await as('admin')]
    expect((await http.get('/office/unmatched-payments?filter[state]=open', counsellor)).body.data).toMatchObject([
      { id: 9001, reason: 'unknown_order', razorpay_payment_id: 'pay_unplaced' },
    ])
    const note = { note: 'Counted towards the hostel fee' }
    expect((await http.postJson('/office/unmatched-payments/9001/settle', note, await as('editor'))).status).toBe(403)
    expect((await http.postJson('/office/unmatched-payments/9001/settle', note, counsellor)).status).toBe(200)
    expect((await http.postJson('/office/unmatched-payments/2/settle', note, admin)).status).toBe(404)
    expect(await ctx.db.selectFrom('unmatched_payments').select(['state', 'note']).execute()).toEqual([
      { state: 'settled', ...note },
    ])
  })

  test('lets nobody give back what a colleague has settled, nor settle what is on its way back', async ({
    http,
    ctx,
    world,
    make,
    as,
  }) => {
    await make.exampleMoney()
    const admin = await as('admin')
    const other = speaker(createApi(world.services).fetch, world.services.siteUrl)
    const { amount_paise } = await ctx.db.selectFrom('unmatched_payments').selectAll().executeTakeFirstOrThrow()
    const settle = (by = http) => by.postJson('/office/unmatched-payments/9001/settle', { note: 'Paid in cash' }, admin)
    const refund = (by = http) =>
      by.postJson('/office/unmatched-payments/9001/refund', { amount_paise, reason: 'Not ours' }, admin)
    // Two colleagues at the same moment, in two processes: one of them is told.
    const both = await Promise.all([settle(), refund(other)])
    expect(both.map(({ status }) => status === 409).sort()).toEqual([false, true])
    const { state } = await ctx.db.selectFrom('unmatched_payments').select('state').executeTakeFirstOrThrow()
    const refunds = await ctx.db.selectFrom('refunds').select('id').execute()
    expect(refunds).toHaveLength(state === 'settled' ? 0 : 1)
    for (const again of [settle, refund]) expect([409, 422]).toContain((await again()).status)
    expect(await ctx.db.selectFrom('refunds').select('id').execute()).toEqual(refunds)
  })

  test('of a day that the calendar does not have is refused, also 29 February', async ({ http, as }) => {
    const counsellor = await as('counsellor')
    const on = async (day: string) => (await http.get(`/office/payments?filter[day]=${day}`, counsellor)).status
    expect([await on('2028-02-29'), await on('2027-02-29'), await on('2027-2-1')]).toEqual([200, 422, 422])
  })

  test('asks the gateway now: what was paid and not heard of is recorded, once, and a gateway that is down is said', async ({
    http,
    ctx,
    make,
    as,
    world,
  }) => {
    await make.institute()
    const order = await make.order()
    const counsellor = await as('counsellor')
    const ask = () => http.postJson(`/office/payments/${order.id}/ask`, {}, counsellor)
    const asked = async () => {
      const { status, body } = await ask()
      return [status, body.status]
    }
    expect(await asked()).toEqual([200, 'PENDING'])
    world.gateway.goDown()
    expect((await ask()).status).toBe(503)
    world.gateway.comeBack()
    world.gateway.seed({
      ...{ order_id: order.gateway_order_id, payment_id: 'pay_unheard' },
      amount_paise: order.amount_paise,
    })
    for (let times = 0; times < 2; times += 1) expect(await asked()).toEqual([200, 'PAID'])
    expect(await ctx.db.selectFrom('payments').select('gateway_payment_id').execute()).toHaveLength(1)
  })

  test('gives back a part by an administrator alone', async ({ http, ctx, make, as }) => {
    await make.exampleMoney()
    const part = { amount_paise: 5000, reason: 'One day less' }
    expect((await http.postJson('/office/payments/9001/refund', part, await as('counsellor'))).status).toBe(403)
    const admin = await as('admin')
    expect(await http.postJson('/office/payments/9001/refund', part, admin)).toMatchObject({
      status: 201,
      body: { refund: { amount_paise: 5000, state: 'requested' } },
    })
    const tooMuch = await http.postJson('/office/payments/9001/refund', { ...part, amount_paise: 37_800_00 }, admin)
    expect(tooMuch).toMatchObject({ status: 422, body: { errors: { amount: [expect.stringContaining('₹37,750')] } } })
    expect((await http.postJson('/office/payments/9/refund', part, admin)).status).toBe(404)
    expect(await ctx.db.selectFrom('refunds').select('amount_paise').execute()).toEqual([{ amount_paise: 5000 }])
  })
})

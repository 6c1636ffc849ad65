import { describe, expect } from 'vitest'
import { test as base } from '../../../testing/test.ts'

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

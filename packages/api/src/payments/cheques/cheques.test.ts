import { randomUUID } from 'node:crypto'
import { days, minutes } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { aRegistration } from '../../../testing/admission-factories.ts'
import { deskTest, part, type Reply, type Who } from '../../../testing/desk.ts'
import { receiveWebhook } from '../gateway/webhook.ts'

const paper = { means: 'cheque', reference: 'SBI 000123' }
const today = '2026-11-15'

/** The second instalment of ₹12,600, and what may become of a cheque for it. */
const test = deskTest.extend<{
  receive: (input?: Record<string, unknown>, by?: Who) => Promise<Reply>
  decide: (id: number, verb: string, input: Record<string, unknown>, by?: Who) => Promise<Reply>
}>({
  receive: async ({ http, who, enrolment }, use) =>
    use((input = {}, by = who.here) => {
      const given = { of: 'instalment', id: enrolment.id, number: 2, amount_paise: part, ...paper }
      return http.postJson('/office/received-cheques', { ...given, key: randomUUID(), ...input }, by)
    }),
  decide: async ({ http, who }, use) =>
    use((id, verb, input, by = who.admin) => http.postJson(`/office/received-cheques/${id}/${verb}`, input, by)),
})

const idOf = ({ body }: Reply) => (body.cheque as { id: number }).id

describe('a cheque at the desk', () => {
  test('is received and pays nothing: no receipt, no payment, and the family reads “subject to realisation”', async ({
    receive,
    books,
    api,
    world,
    http,
    who,
  }) => {
    const before = await books()
    const received = await receive()
    expect(received).toMatchObject({ status: 201, body: { cheque: { state: 'received', amount_paise: part } } })
    expect(await books()).toEqual(before)
    await api.runner.drain()
    const mails = world.mail.to('alva@example.com').map(({ text }) => text)
    expect(mails).toEqual([expect.stringContaining('subject to realisation')])
    expect((await http.get('/office/received-cheques?filter[state]=received', who.colleague)).body).toMatchObject({
      data: [{ reference: '000123SBI', taken_by: 'Ravi Naik' }],
    })
    expect((await http.get('/office/received-cheques', who.there)).body.data).toEqual([])
  })

  test('keeps reminders of its instalment away until it comes back', async ({
    receive,
    decide,
    http,
    enrolment,
    who,
    api,
    world,
  }) => {
    const reminders = async () => {
      await http.send('POST', `/office/instalments/${enrolment.id}/remind`, undefined, who.here)
      await api.runner.drain()
      return world.mail.to('alva@example.com').filter(({ text }) => text.includes('/payments#fees')).length
    }
    const id = idOf(await receive())
    expect(await reminders()).toBe(0)
    await decide(id, 'returned', { on: today, reason: 'Funds insufficient' })
    world.clock.advance(days(1))
    expect(await reminders()).toBe(1)
  })

  test('is told in Kannada and Hindi, too', async ({ receive, decide, api, world, ctx }) => {
    for (const [language, words] of [
      ['kn', 'ಬ್ಯಾಂಕ್ ಹಣ ನೀಡಿದ ನಂತರ ಮಾತ್ರ'],
      ['hi', 'बैंक से पैसा मिलने पर ही'],
    ] as const) {
      await ctx.db.updateTable('course_enrolments').set({ language }).execute()
      const id = idOf(await receive())
      await api.runner.drain()
      expect(world.mail.to('alva@example.com').at(-1)?.text.replaceAll(/\s+/g, ' ')).toContain(words)
      await decide(id, 'handed-back', { reason: 'In another language' })
    }
  })

  test('is paid once it clears, once, with a receipt; told again it is the same', async ({
    receive,
    decide,
    books,
  }) => {
    const before = await books()
    const id = idOf(await receive())
    const cleared = await decide(id, 'cleared', { on: today })
    expect(cleared).toMatchObject({ status: 201, body: { receipt: { number: expect.stringContaining('R/') } } })
    expect((await decide(id, 'cleared', { on: today })).body.receipt).toEqual(cleared.body.receipt)
    const one = { payments: before.payments + 1, receipts: before.receipts + 1 }
    expect(await books()).toEqual({ ...one, paid: [1, 2] })
    expect((await decide(id, 'returned', { on: today, reason: 'Funds insufficient' })).status).toBe(409)
    expect((await decide(id, 'handed-back', { reason: 'Never mind' })).status).toBe(409)
  })

  test('that comes back leaves the fee due, with its charge and a mail; the next way of paying is open', async ({
    receive,
    decide,
    take,
    books,
    api,
    world,
  }) => {
    const id = idOf(await receive())
    const before = await books()
    const ending = { on: today, reason: 'Funds insufficient', charge_paise: 590_00 }
    for (const _ of ['first', 'again'])
      expect((await decide(id, 'returned', ending)).body.cheque).toMatchObject({
        ...{ state: 'returned', decided_on: today, charge_paise: 590_00, reason: 'Funds insufficient' },
      })
    expect(await books()).toEqual(before)
    await api.runner.drain()
    const returned = world.mail.to('alva@example.com').filter(({ text }) => text.includes('without paying it'))
    expect(returned).toHaveLength(1)
    expect((await decide(id, 'cleared', { on: today })).status).toBe(409)
    // The same cheque may be presented again, or cash be taken.
    expect((await take()).status).toBe(201)
  })

  test('that comes back after a later instalment was paid touches neither that one nor its receipt', async ({
    receive,
    decide,
    take,
    books,
    http,
    enrolment,
    who,
  }) => {
    const id = idOf(await receive())
    await decide(id, 'cleared', { on: today })
    expect((await take({ number: 3 })).status).toBe(201)
    expect(await books()).toMatchObject({ paid: [1, 2, 3] })
    const { paid_order_id } = (
      (await http.get('/office/received-cheques', who.admin)).body.data as { paid_order_id: number }[]
    )[0] ?? { paid_order_id: 0 }
    const back = { on: today, reason: 'Reversed by the bank' }
    expect((await http.postJson(`/office/payments/${paid_order_id}/cheque-returned`, back, who.admin)).status).toBe(200)
    expect((await http.get(`/office/instalments/${enrolment.id}`, who.here)).body.plan).toMatchObject({
      ...{ paid_paise: 2 * part, left_paise: part },
    })
  })

  test('is one for one thing: two desks, the same number, cash beside it, or another sum are refused', async ({
    receive,
    take,
    ctx,
  }) => {
    expect((await receive({ amount_paise: part - 1 })).status).toBe(422)
    const both = await Promise.all([receive(), receive({ reference: 'SBI 000124' })])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await ctx.db.selectFrom('received_cheques').select('id').execute()).toHaveLength(1)
    const { reference } = await ctx.db.selectFrom('received_cheques').select('reference').executeTakeFirstOrThrow()
    expect((await receive({ number: 3, reference })).status).toBe(409)
    expect(await take()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('waits for the bank') },
    })
  })

  test('has no second door: the call that takes money takes neither a cheque nor a draft', async ({
    http,
    who,
    enrolment,
    make,
    books,
  }) => {
    const before = await books()
    const order = await make.order({})
    for (const means of ['cheque', 'dd'])
      for (const path of [`instalments/${enrolment.id}`, `payments/${order.id}`]) {
        const input = { number: 2, amount_paise: part, means, reference: 'SBI 000123', key: randomUUID() }
        expect((await http.postJson(`/office/${path}/take`, input, who.here)).status).toBe(422)
      }
    expect(await books()).toEqual(before)
  })

  test('is cleared by an administrator with a fresh factor, and handed back in its own branch alone', async ({
    receive,
    decide,
    who,
    world,
    books,
  }) => {
    const before = await books()
    const id = idOf(await receive())
    expect((await receive({}, who.there)).status).toBe(404)
    for (const by of [who.here, who.there, who.family]) {
      expect((await decide(id, 'cleared', { on: today }, by)).status).toBe(403)
      expect((await decide(id, 'returned', { on: today, reason: 'Forged' }, by)).status).toBe(403)
    }
    expect((await decide(id, 'handed-back', { reason: 'Forged' }, who.there)).status).toBe(404)
    expect((await decide(id, 'cleared', { on: '2026-11-14' })).status).toBe(422)
    expect((await decide(id, 'cleared', { on: '2026-11-16' })).status).toBe(422)
    world.clock.advance(minutes(11))
    expect((await decide(id, 'cleared', { on: today })).status).toBe(403)
    expect(await books()).toEqual(before)
    expect((await decide(id, 'handed-back', { reason: 'Pays by UPI' }, who.colleague)).status).toBe(200)
  })

  test('and its clearing and its return at the same moment are one of both', async ({
    receive,
    decide,
    books,
    ctx,
  }) => {
    const id = idOf(await receive())
    const before = await books()
    const [cleared, returned] = await Promise.all([
      decide(id, 'cleared', { on: today }),
      decide(id, 'returned', { on: today, reason: 'Funds insufficient' }),
    ])
    const { state } = await ctx.db.selectFrom('received_cheques').select('state').executeTakeFirstOrThrow()
    expect([cleared.status, returned.status, state]).toEqual(
      state === 'cleared' ? [201, 409, 'cleared'] : [409, 200, 'returned'],
    )
    expect((await books()).payments).toBe(before.payments + (state === 'cleared' ? 1 : 0))
  })

  test('never pays what was paid online meanwhile: it waits until it is handed back', async ({
    ctx,
    make,
    http,
    who,
    world,
    decide,
  }) => {
    const row = await make.enrolment({ branch_id: 700 })
    const made = await world.gateway.createOrder({
      ...{ amount_paise: 37_800_00, currency: 'INR', receipt: 'window', notes: {} },
    })
    const order = await make.order({ subject_id: row.id, gateway: world.gateway.name, gateway_order_id: made.id })
    const input = { of: 'order', id: order.id, amount_paise: order.amount_paise, ...paper, key: randomUUID() }
    const id = idOf(await http.postJson('/office/received-cheques', input, who.here))
    const { payment_id } = world.gateway.pay(made.id)
    const told = world.gateway.webhook('payment.captured', payment_id, { status: 'captured' })
    await receiveWebhook(ctx, { ...told, body: new TextEncoder().encode(told.body) })
    expect(await decide(id, 'cleared', { on: today })).toMatchObject({
      status: 409,
      body: { message: 'This is paid already.' },
    })
    expect(await ctx.db.selectFrom('payments').select('id').execute()).toHaveLength(1)
    expect((await decide(id, 'handed-back', { reason: 'Paid online' }, who.here)).status).toBe(200)
  })
})

describe('a demand draft, a card and a bank transfer', () => {
  test('are noted with the number of the bank, and stand apart in the totals of the day', async ({
    http,
    take,
    who,
  }) => {
    expect((await take({ means: 'card' })).status).toBe(422)
    expect((await take({ means: 'card', reference: 'Slip 004417' })).status).toBe(201)
    expect((await take({ number: 3, means: 'neft', reference: 'HDFCN52026111500417' })).status).toBe(201)
    const { figures } = (await http.get('/office/money', who.here)).body as { figures: { days: object[] } }
    expect(figures.days).toMatchObject([{ desk_paise: 2 * part, bank_paise: 2 * part, cash_paise: 0, cheque_paise: 0 }])
  })

  test('a draft pays once it clears', async ({ take, books }) => {
    expect((await take({ means: 'dd', reference: 'DD 774411 Canara' })).status).toBe(201)
    expect(await books()).toMatchObject({ paid: [1, 2] })
  })
})

describe('the registration fee at the desk', () => {
  test('is taken without a payment that was begun, once, at the fee of the application, in its branch', async ({
    ctx,
    make,
    http,
    who,
  }) => {
    const sitting = await make.sitting({ branch_id: 700, seats: 1 })
    const { id } = await aRegistration(ctx, await make.user(), sitting)
    const take = (input: Record<string, unknown> = {}, by = who.here) =>
      http.postJson(
        `/office/applications/${id}/take-fee`,
        { amount_paise: sitting.fee_paise, means: 'cash', key: randomUUID(), ...input },
        by,
      )
    expect((await take({}, who.there)).status).toBe(404)
    expect((await take({}, who.family)).status).toBe(403)
    expect((await take({ amount_paise: 100 })).status).toBe(422)
    const both = await Promise.all([take(), take()])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const row = await ctx.db.selectFrom('registrations').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ state: 'paid', payment_status: 'PAID', seat: 'taken' })
    expect(await ctx.db.selectFrom('receipts').select('amount_paise').execute()).toEqual([
      { amount_paise: sitting.fee_paise },
    ])
  })

  test('by cheque keeps the application unpaid until it clears', async ({ ctx, make, http, who, decide }) => {
    const sitting = await make.sitting({ branch_id: 700 })
    const { id } = await aRegistration(ctx, await make.user(), sitting)
    const input = { of: 'application', id, amount_paise: sitting.fee_paise, ...paper, key: randomUUID() }
    const cheque = idOf(await http.postJson('/office/received-cheques', input, who.here))
    const status = async () =>
      (await ctx.db.selectFrom('registrations').select('payment_status').executeTakeFirstOrThrow()).payment_status
    expect(await status()).toBe('PENDING')
    expect((await decide(cheque, 'cleared', { on: today })).status).toBe(201)
    expect(await status()).toBe('PAID')
  })
})

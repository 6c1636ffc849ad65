import { randomUUID } from 'node:crypto'
import { branchHeader } from '@northlight/contract/office/me'
import type { CashClosingView, DrawerView } from '@northlight/contract/payments/cash-closings'
import { describe, expect } from 'vitest'
import { deskTest, part, type Reply, type Who } from '../../../testing/desk.ts'

const none = { n500: 0, n200: 0, n100: 0, n50: 0, n20: 0, n10: 0, coins_paise: 0 }
/** ₹12,600 in notes. */
const onePart = { ...none, n500: 25, n100: 1 }

/** A counsellor takes the second instalment of ₹12,600 at branch 700. */
const test = deskTest.extend<{
  close: (input?: Record<string, unknown>, by?: Who) => Promise<Reply>
  see: (id: number, by: Who) => Promise<Reply>
  drawer: (by?: Who) => Promise<DrawerView | undefined>
}>({
  close: async ({ http, who }, use) =>
    use((input = {}, by = who.here) =>
      http.postJson('/office/cash-closings', { drawer: 700, number: 1, counted: onePart, ...input }, by),
    ),
  see: async ({ http }, use) => use((id, by) => http.send('POST', `/office/cash-closings/${id}/seen`, undefined, by)),
  drawer: async ({ http, who }, use) =>
    use(async (by = who.here) =>
      ((await http.get('/office/cash', by)).body.drawers as DrawerView[]).find(({ drawer }) => drawer === 700),
    ),
})

const closingOf = ({ body }: Reply) => body.closing as CashClosingView

describe('the cash of a desk', () => {
  test('is what was taken there by each means, a cheque by its number and not as cash', async ({
    take,
    drawer,
    http,
    enrolment,
    who,
  }) => {
    await take()
    const cheque = { of: 'instalment', id: enrolment.id, number: 3, amount_paise: part, means: 'cheque' }
    await http.postJson('/office/received-cheques', { ...cheque, reference: 'SBI 000123', key: randomUUID() }, who.here)
    expect(await drawer()).toMatchObject({
      ...{ number: 1, since: null, expected_paise: part },
      sums: { cash_in: { count: 1, amount_paise: part }, paper: { count: 1, amount_paise: part }, upi: { count: 0 } },
      lines: [
        { kind: 'cash_in', by: 'Ravi Naik' },
        { kind: 'paper', reference: '000123SBI' },
      ],
    })
  })

  test('counts a cheque once, when it was received, and not again when it clears', async ({ take, drawer }) => {
    await take({ means: 'cheque', reference: 'SBI 000123' })
    expect((await drawer())?.sums).toMatchObject({ paper: { count: 1 }, cash_in: { count: 0 } })
    expect((await drawer())?.lines).toHaveLength(1)
  })

  test('lies at the desk that the colleague has in view, not where the course is', async ({
    take,
    http,
    who,
    make,
    enrolment,
    drawer,
  }) => {
    const other = await make.branch()
    const given = { number: 2, amount_paise: part, means: 'cash', key: randomUUID() }
    await http.send('POST', `/office/instalments/${enrolment.id}/take`, JSON.stringify(given), {
      ...who.admin,
      headers: { 'content-type': 'application/json', [branchHeader]: String(other.id) },
    })
    expect((await drawer())?.lines).toEqual([])
    // A counsellor of one branch stands there, whatever the call says.
    await http.send(
      'POST',
      `/office/instalments/${enrolment.id}/take`,
      JSON.stringify({ ...given, number: 3, key: randomUUID() }),
      { ...who.here, headers: { 'content-type': 'application/json', [branchHeader]: String(other.id) } },
    )
    expect((await drawer())?.lines).toHaveLength(1)
    expect((await take({ number: 3 })).status).toBe(409)
  })
})

describe('a closing', () => {
  test('works out what was expected itself, whatever sums the call brings', async ({ take, close }) => {
    await take()
    const forged = { expected_paise: 0, counted_paise: 0, sums: {}, difference_paise: 0, closed_by: 1 }
    expect(await close({ counted: none, ...forged })).toMatchObject({
      status: 422,
      body: { errors: { reason: [expect.stringContaining('is missing')] } },
    })
    expect(closingOf(await close({ counted: none, ...forged, reason: 'Stolen over lunch' }))).toMatchObject({
      ...{ expected_paise: part, counted_paise: 0, difference_paise: -part, reason: 'Stolen over lunch' },
      closed_by: 'Ravi Naik',
    })
  })

  test('without a difference needs no word; what comes after falls to the next one', async ({
    take,
    close,
    drawer,
    http,
    who,
  }) => {
    await take()
    const first = closingOf(await close())
    expect(first).toMatchObject({ number: 1, difference_paise: 0, reason: null })
    expect(await drawer()).toMatchObject({ number: 2, since: first.closed_at, expected_paise: 0, lines: [] })
    await take({ number: 3 })
    expect(await drawer()).toMatchObject({ expected_paise: part, lines: [{ kind: 'cash_in' }] })
    expect(closingOf(await close({ number: 2 }))).toMatchObject({ number: 2, difference_paise: 0 })
    const { lines } = (await http.get(`/office/cash-closings/${first.id}`, who.here)).body as { lines: unknown[] }
    expect(lines).toHaveLength(1)
  })

  test('of which nothing came is none', async ({ enrolment, close }) => {
    expect(enrolment.id).toBeGreaterThan(0)
    expect((await close({ counted: none })).status).toBe(409)
  })

  test('is one, though two colleagues close at once; the same click again is answered as before', async ({
    take,
    close,
    who,
    ctx,
  }) => {
    await take()
    const both = await Promise.all([close(), close({}, who.colleague)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(await ctx.db.selectFrom('cash_closings').select('number').execute()).toEqual([{ number: 1 }])
    const winner = both[0]?.status === 201 ? who.here : who.colleague
    expect((await close({}, winner)).status).toBe(201)
    expect((await close({ counted: { ...onePart, n10: 1 } }, winner)).status).toBe(409)
  })

  test('is followed by an entry below zero when a payment that it counted was a mistake', async ({
    take,
    close,
    drawer,
    http,
    who,
  }) => {
    const { order_id } = (await take()).body as { order_id: number }
    await close()
    const reason = 'Noted for the sister'
    const mistake = await http.postJson(`/office/payments/${order_id}/noted-by-mistake`, { reason }, who.admin)
    expect(mistake.status).toBe(200)
    expect(await drawer()).toMatchObject({
      expected_paise: -part,
      lines: [{ is_mistake: true, amount_paise: -part, kind: 'cash_in' }],
    })
  })

  test('counts what was paid out in cash', async ({ take, drawer, close, http, who }) => {
    const { order_id } = (await take()).body as { order_id: number }
    const { payment } = (await http.get(`/office/payments/${order_id}`, who.admin)).body as {
      payment: { payment_id: number }
    }
    const back = { amount_paise: 600_00, reason: 'One week less' }
    const asked = await http.postJson(`/office/payments/${payment.payment_id}/refund`, back, who.admin)
    const { id } = asked.body.refund as { id: number }
    await http.postJson(`/office/refunds-by-hand/${id}/paid-out`, { means: 'cash' }, who.second)
    expect(await drawer()).toMatchObject({ expected_paise: part - 600_00, sums: { cash_out: { count: 1 } } })
    expect((await close()).status).toBe(422)
    expect((await close({ counted: { ...none, n500: 24 } })).status).toBe(201)
  })

  test('is seen by a second person once: an administrator, and never the one who closed', async ({
    take,
    close,
    see,
    who,
    http,
  }) => {
    await take()
    const { id } = closingOf(await close({}, who.admin))
    expect((await see(id, who.admin)).status).toBe(409)
    expect((await see(id, who.colleague)).status).toBe(403)
    const seen = closingOf(await see(id, who.second))
    expect(seen.seen_at).not.toBeNull()
    expect(closingOf(await see(id, who.second)).seen_at).toBe(seen.seen_at)
    expect((await http.get('/office/cash-closings', who.here)).body).toMatchObject({ data: [{ id, may_see: false }] })
  })

  test('of another branch is neither made nor read, nor by a role without the right', async ({
    take,
    close,
    drawer,
    http,
    who,
    make,
  }) => {
    await take()
    expect((await close({}, who.there)).status).toBe(404)
    expect((await close({ drawer: 0, counted: onePart, reason: 'Not mine' }, who.there)).status).toBe(404)
    expect(await drawer(who.there)).toBe(undefined)
    const { id } = closingOf(await close())
    expect((await http.get(`/office/cash-closings/${id}`, who.there)).status).toBe(404)
    expect((await http.get('/office/cash-closings', who.there)).body.data).toEqual([])
    for (const role of ['editor', 'examiner'] as const) {
      const token = await make.token(await make.user({ role }))
      expect((await close({}, { token })).status).toBe(403)
    }
    expect((await close({}, who.family)).status).toBe(403)
  })
})

import { describe, expect } from 'vitest'
import { part, deskTest as test } from '../../../../testing/desk.ts'
import type { Ctx } from '../../../kernel/context.ts'

const some = 5_000_00
const rest_due_on = '2026-12-01'

const plan = async ({ db }: Ctx) =>
  (
    await db.selectFrom('instalments').select(['number', 'amount_paise', 'state', 'due_on']).orderBy('number').execute()
  ).map((one) => Object.values(one))

const untouched = [
  [1, part, 'paid', '2026-08-01'],
  [2, part, 'open', '2026-11-01'],
  [3, part, 'open', '2027-02-01'],
]

describe('a part of an instalment at the desk', () => {
  test('is paid with a receipt of its own; the rest is due on its day, and the sum of the fee stays', async ({
    ctx,
    take,
    http,
    enrolment,
    who,
  }) => {
    expect(await take({ amount_paise: some, rest_due_on })).toMatchObject({ status: 201 })
    expect(await plan(ctx)).toEqual([
      [1, part, 'paid', '2026-08-01'],
      [2, some, 'paid', '2026-11-01'],
      [3, part - some, 'open', rest_due_on],
      [4, part, 'open', '2027-02-01'],
    ])
    expect((await http.get(`/office/instalments/${enrolment.id}`, who.here)).body.plan).toMatchObject({
      ...{ fee_paise: 3 * part, paid_paise: part + some, left_paise: 2 * part - some },
    })
    const receipts = await ctx.db.selectFrom('receipts').select('amount_paise').execute()
    expect(receipts).toEqual([{ amount_paise: some }])
    // The rest is taken like any other, and then the last one.
    expect((await take({ number: 3, amount_paise: part - some })).status).toBe(201)
    expect((await take({ number: 4 })).status).toBe(201)
    expect((await plan(ctx)).map(([, , state]) => state)).toEqual(['paid', 'paid', 'paid', 'paid'])
  })

  test('is refused without a day for the rest, for more than is asked, or a day that is over or too late', async ({
    ctx,
    take,
    books,
  }) => {
    const before = await books()
    const tries: [input: Record<string, unknown>, field: string][] = [
      [{ amount_paise: some }, 'amount'],
      [{ amount_paise: part + 1, rest_due_on }, 'amount'],
      [{ amount_paise: some, rest_due_on: '2026-11-14' }, 'rest_due_on'],
      [{ amount_paise: some, rest_due_on: '2027-02-02' }, 'rest_due_on'],
    ]
    for (const [input, field] of tries) {
      const reply = await take(input)
      expect(reply.status).toBe(422)
      expect(Object.keys(reply.body.errors as object)).toEqual([field])
    }
    expect((await take({ amount_paise: 0, rest_due_on })).status).toBe(422)
    expect(await books()).toEqual(before)
    expect(await plan(ctx)).toEqual(untouched)
  })

  test('is split once: two desks, the same click again, a lower role and another branch', async ({
    ctx,
    take,
    who,
  }) => {
    const key = '3f0c2a52-8c1a-4f43-9d0e-0f6a5b7c1d22'
    expect((await take({ amount_paise: some, rest_due_on }, who.there)).status).toBe(404)
    expect((await take({ amount_paise: some, rest_due_on }, who.family)).status).toBe(403)
    expect(await plan(ctx)).toEqual(untouched)
    const both = await Promise.all([
      take({ amount_paise: some, rest_due_on, key }),
      take({ amount_paise: some, rest_due_on }, who.colleague),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await plan(ctx)).toHaveLength(4)
  })

  test('is not split where the money is refused, or a later instalment was paid', async ({ ctx, take, http, who }) => {
    // The number of a transfer that stands on another receipt: nothing of the split is kept.
    expect((await take({ means: 'upi', reference: '402938475610' })).status).toBe(201)
    const used = { means: 'upi', reference: '402938475610' }
    expect((await take({ number: 3, amount_paise: some, rest_due_on: '2027-01-15', ...used })).status).toBe(422)
    expect(await plan(ctx)).toHaveLength(3)
    const { order_id } = (await take({ number: 3 })).body
    const mistake = { reason: 'Noted for the sister' }
    const [, second] = await ctx.db
      .selectFrom('orders')
      .select('id')
      .where('paid_at', 'is not', null)
      .orderBy('id')
      .execute()
    await http.postJson(`/office/payments/${second?.id}/noted-by-mistake`, mistake, who.admin)
    expect(order_id).not.toBe(second?.id)
    expect((await take({ amount_paise: some, rest_due_on })).status).toBe(409)
    expect(await plan(ctx)).toHaveLength(3)
  })
})

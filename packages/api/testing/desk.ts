import { randomUUID } from 'node:crypto'
import { indianDay, instant } from '@northlight/contract/dates'
import { expect } from 'vitest'
import { test as base, type Fixtures } from './test.ts'

export type Who = { token: string }
export type Reply = { status: number; body: Record<string, unknown> }
/** One instalment. */
export const part = 12_600_00

/** A fee of three parts at a branch, the first of them paid online; today is 15 November. */
export const deskTest = base.extend<{
  who: { here: Who; colleague: Who; there: Who; admin: Who; second: Who; family: Who }
  enrolment: { id: number }
  take: (input?: Record<string, unknown>, who?: Who) => Promise<Reply>
  /** Rows that say money came. */
  books: () => Promise<{ payments: number; receipts: number; paid: number[] }>
}>({
  who: async ({ make, ctx }, use) => {
    await make.institute()
    const of = async (branch_id: number) => {
      const user = await make.user({ role: 'counsellor', name: 'Ravi Naik' })
      const member = { user_id: user.id, is_everywhere: false, updated_at: ctx.now() }
      await ctx.db.insertInto('staff_members').values(member).execute()
      await ctx.db.insertInto('user_branches').values({ user_id: user.id, branch_id }).execute()
      return { token: await make.token(user) }
    }
    await make.branch({ id: 700 })
    const there = await make.branch()
    const admin = async () => ({ token: await make.token(await make.user({ role: 'admin' })) })
    const parent = await make.user({ email: 'alva@example.com', email_verified_at: ctx.now() })
    await use({
      ...{ here: await of(700), colleague: await of(700), there: await of(there.id) },
      ...{ admin: await admin(), second: await admin(), family: { token: await make.token(parent) } },
    })
  },
  enrolment: async ({ make, ctx, who }, use) => {
    expect(who.family.token).toBeTruthy()
    const stamps = { created_at: ctx.now(), updated_at: ctx.now() }
    const terms = { starts_on: '2026-10-16', period_count: 12, period_unit: 'months', branch_id: 700 } as const
    const row = await make.paidEnrolment({ ...terms, discounted_amount_paise: part, email: 'alva@example.com' })
    await ctx.db
      .updateTable('course_enrolments')
      .set({ discounted_amount_paise: 3 * part })
      .execute()
    await ctx.db.updateTable('orders').set({ part: 1 }).execute()
    for (const [number, state, due_on] of [
      [1, 'paid', '2026-08-01'],
      [2, 'open', '2026-11-01'],
      [3, 'open', '2027-02-01'],
    ] as const)
      await ctx.db
        .insertInto('instalments')
        .values({ enrolment_id: row.id, number, state, due_on, amount_paise: part, paid_at: null, ...stamps })
        .execute()
    await use(row)
  },
  take: async ({ http, who, enrolment }, use) =>
    use((input = {}, by = who.here) => {
      const given = { number: 2, amount_paise: part, means: 'cash', key: randomUUID(), ...input }
      return payAt(http, { of: 'instalment', id: enrolment.id }, given, { here: by, admin: who.admin })
    }),
  books: async ({ ctx }, use) =>
    use(async () => ({
      payments: (await ctx.db.selectFrom('payments').select('id').execute()).length,
      receipts: (await ctx.db.selectFrom('receipts').select('id').execute()).length,
      paid: (await ctx.db.selectFrom('instalments').select('number').where('state', '=', 'paid').execute())
        .map(({ number }) => number)
        .sort(),
    })),
})

type Paid = { of: 'order' | 'instalment'; id: number }
const paths = { order: 'payments', instalment: 'instalments' }

/**
 * Money at the desk; a cheque or draft is received, and an administrator notes that the bank has paid it. Gives the first
 * reply that refuses.
 */
export const payAt = async (
  http: Fixtures['http'],
  { of, id }: Paid,
  input: Record<string, unknown>,
  who: { here: Who; admin: Who },
): Promise<Reply> => {
  if (input.means !== 'cheque' && input.means !== 'dd')
    return http.postJson(`/office/${paths[of]}/${id}/take`, input, who.here)
  const received: Reply = await http.postJson('/office/received-cheques', { of, id, ...input }, who.here)
  if (received.status !== 201) return received
  const cheque = received.body.cheque as { id: number; created_at: string }
  const on = indianDay(instant(Date.parse(cheque.created_at)))
  return http.postJson(`/office/received-cheques/${cheque.id}/cleared`, { on }, who.admin)
}

export const receiptOf = ({ body }: Reply) => (body.receipt as { number: string }).number

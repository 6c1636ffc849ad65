import { boardColumn } from '@northlight/api/counselling/lists/board'
import { familyHits } from '@northlight/api/counselling/lists/family-hits'
import { listFamilies } from '@northlight/api/counselling/lists/list-families'
import { familyCounts } from '@northlight/api/counselling/lists/news'
import { familyToday } from '@northlight/api/counselling/office/today'
import { readFamily } from '@northlight/api/counselling/read-family'
import type { Ctx } from '@northlight/api/kernel/context'
import { later } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import { familyStates } from '@northlight/contract/office/family-words'
import { transaction } from '@northlight/db/transaction'

const branches = 4
const atOnce = 250
const names = ['Asha', 'Ravi', 'Meera', 'Suresh', 'Kavitha', 'Nikhil', 'Ananya', 'Diya']
const lastNames = ['Rao', 'Kumar', 'Krishnan', 'Gowda', 'Shetty', 'Khan', 'Reddy', 'Patil', 'Naik', 'Bhat', 'Joshi']

const phoneOf = (n: number) => `9${String(100_000_000 + n * 7919).slice(-9)}`
const nameOf = (n: number) => `${names[n % names.length]} ${lastNames[n % lastNames.length]} ${n}`

/** So many families of four branches in all states, each with a number and an address. */
export const fillFamilies = async (ctx: Ctx, rows: number): Promise<Ctx> => {
  const now = ctx.now()
  const stamps = { created_at: now, updated_at: now }
  const user = await transaction(ctx.db, async (db) => {
    const person = { name: 'Asha Ramesh', email: 'asha@northlight.test', role: 'counsellor' as const }
    const owner = await db
      .insertInto('users')
      .values({ ...person, ...stamps })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (let n = 0; n < branches; n += 1)
      await db
        .insertInto('branches')
        .values({ name: `Branch ${n}`, slug: `branch-${n}`, city: 'Mysuru', modes: [], is_active: true, ...stamps })
        .execute()
    const ids = (await db.selectFrom('branches').select('id').execute()).map(({ id }) => id)
    for (let at = 0; at < rows; at += atOnce) {
      const piece = Array.from({ length: atOnce }, (_, index) => at + index)
      const made = await db
        .insertInto('families')
        .values(
          piece.map((n) => {
            const touched = later(now, -minutes(n))
            return {
              ...{ name: nameOf(n), class: '10', school: 'Lakeview School', parent_name: null, wants: 'JEE' },
              ...{ branch_id: ids[n % ids.length] ?? null, state: familyStates[n % familyStates.length] ?? 'new' },
              ...{ state_at: touched, due_at: n % 9 === 0 ? later(now, minutes(n % 500)) : null, lost_reason: null },
              ...{ owner_id: n % 50 === 0 ? owner.id : null, owned_at: null, next_at: null, came_at: touched },
              ...{ touched_at: touched, last_at: touched, answered_at: null, form: 'contact', joined_into: null },
              ...{ first_source: 'instagram', first_medium: null, first_campaign: null },
              ...{ last_source: null, last_medium: null, last_campaign: null },
              search: `${nameOf(n).toLowerCase()} lakeview school ${phoneOf(n)} family${n}@example.com`,
              ...stamps,
            }
          }),
        )
        .returning('id')
        .execute()
      await db
        .insertInto('family_contacts')
        .values(
          made.map(({ id }, index) => ({
            ...{ family_id: id, kind: 'phone' as const, value: phoneOf(at + index), whose: null, created_at: now },
          })),
        )
        .execute()
    }
    return { ...owner, branch: ids[0] ?? 0 }
  })
  const staff = { branches: [user.branch], factorAt: now, hasFactor: true, needs: null }
  return { ...ctx, actor: { kind: 'user', id: user.id, role: 'counsellor', tokenId: 0, staff } }
}

/** What a counsellor of one of the branches asks for all day. */
export const familyCalls = (ctx: Ctx): [string, () => Promise<unknown>][] => {
  const url = new URL('https://northlight.test/api/v1/office/families')
  const list =
    (filter: Record<string, string>, page = 1) =>
    () =>
      listFamilies(ctx, { query: { page, total: 25, filter }, url })
  let found: Promise<number> | undefined
  const one = () => {
    found ??= anyFamily(ctx)
    return found
  }
  return [
    ['families, inbox', list({ view: 'inbox' })],
    ['families, all, page 400', list({ view: 'all' }, 400)],
    ['families, search by number', list({ search: `+91 ${phoneOf(4000)}` })],
    ['families, search by name', list({ search: 'meera krishnan' })],
    ['families, search that finds all', list({ search: 'lakeview' })],
    ['families, five numbers', list({ search: [0, 4, 8, 12, 16].map(phoneOf).join(', ') })],
    ['families, palette', () => familyHits(ctx, phoneOf(8000))],
    ['families, a column of the board', () => boardColumn(ctx, 'contacted', {})],
    ['families, counts', () => familyCounts(ctx)],
    ['families, today', () => familyToday(ctx)],
    // Found once: looking for a family to open is no part of opening it.
    ['families, one', async () => readFamily(ctx, await one())],
  ]
}

const anyFamily = async ({ db, actor }: Ctx) => {
  const branch = actor.kind === 'user' ? actor.staff?.branches?.[0] : undefined
  const query = db
    .selectFrom('families')
    .select('id')
    .where('branch_id', '=', branch ?? 0)
  return (await query.orderBy('touched_at').limit(1).executeTakeFirstOrThrow()).id
}

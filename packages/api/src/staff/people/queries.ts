import { indianDay } from '@northlight/contract/dates'
import { type StaffRole, staffRoles } from '@northlight/contract/office/acts'
import type { personStates } from '@northlight/contract/office/people'
import { fold } from '@northlight/db/search'
import { type SqlBool, sql } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { searched } from '../../kernel/paging.ts'
import { sortOf } from '../../kernel/query.ts'

type State = (typeof personStates)[number]
export type PeopleFilter = { search?: string; role?: StaffRole; state?: State; branch?: number }

/** Still working here: the account is open and its last day is not over. */
const worksHere = (today: string) =>
  sql<SqlBool>`(users.is_active and (staff_members.until is null or staff_members.until >= ${today}))`

const worksAt = (branch: number) =>
  sql<SqlBool>`(staff_members.is_everywhere is null or staff_members.is_everywhere or exists
    (select 1 from user_branches where user_branches.user_id = users.id and user_branches.branch_id = ${branch}))`

export const peopleOf = (ctx: Ctx, { search, role, state, branch }: PeopleFilter) => {
  const today = indianDay(ctx.now())
  return ctx.db
    .selectFrom('users')
    .leftJoin('staff_members', 'staff_members.user_id', 'users.id')
    .where('users.role', 'in', role ? [role] : [...staffRoles])
    .where('users.erased_at', 'is', null)
    .$if(state === 'active', (query) => query.where(worksHere(today)))
    .$if(state === 'left', (query) => query.where(sql<SqlBool>`not ${worksHere(today)}`))
    .$if(branch !== undefined, (query) => query.where(worksAt(branch ?? 0)))
    .$if(search !== undefined, (query) => query.where(searched(['users.name', 'users.email'], search ?? '')))
}

type People = ReturnType<typeof peopleOf>

const lastSeen = sql<
  string | null
>`(select max(access_tokens.last_used_at) from access_tokens where access_tokens.user_id = users.id)`

export const shownPeople = (ctx: Ctx, sort?: string) => (query: People) => {
  const now = ctx.now()
  const shown = query
    .select(['users.id', 'users.name', 'users.email', 'users.role', 'users.is_active', 'users.created_at'])
    .select(['staff_members.until', 'staff_members.is_everywhere'])
    .select(({ selectFrom }) => [
      selectFrom('access_tokens')
        .select((of) => of.fn.max('access_tokens.last_used_at').as('at'))
        .whereRef('access_tokens.user_id', '=', 'users.id')
        .as('last_seen_at'),
      selectFrom('access_tokens')
        .select(sql<number>`count(*)`.as('count'))
        .whereRef('access_tokens.user_id', '=', 'users.id')
        .where('access_tokens.revoked_at', 'is', null)
        .where('access_tokens.expires_at', '>', now)
        .as('sessions'),
      selectFrom('second_factors')
        .select(sql<number>`count(*)`.as('count'))
        .whereRef('second_factors.user_id', '=', 'users.id')
        .where('second_factors.confirmed_at', 'is not', null)
        .as('factors'),
      selectFrom('factor_resets')
        .select('factor_resets.due_at')
        .whereRef('factor_resets.user_id', '=', 'users.id')
        .where('factor_resets.done_at', 'is', null)
        .where('factor_resets.cancelled_at', 'is', null)
        .as('reset_due_at'),
    ])
  const [first] = sortOf(sort)
  const ordered =
    first?.column === 'last_seen_at'
      ? shown.orderBy(lastSeen, (order) => (first.direction === 'desc' ? order.desc() : order.asc()).nullsLast())
      : shown
  return ordered.orderBy(fold('users.name'), first?.column === 'name' ? first.direction : 'asc').orderBy('users.id')
}

export type PersonRow = Awaited<ReturnType<ReturnType<ReturnType<typeof shownPeople>>['execute']>>[number]

/** Branches of several colleagues at once, by their ids. */
export const branchesByPerson = async (ctx: Ctx, ids: number[]) => {
  if (ids.length === 0) return new Map<number, { id: number; name: string }[]>()
  const rows = await ctx.db
    .selectFrom('user_branches')
    .innerJoin('branches', 'branches.id', 'user_branches.branch_id')
    .select(['user_branches.user_id', 'branches.id', 'branches.name'])
    .where('user_branches.user_id', 'in', ids)
    .orderBy('branches.id')
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ user_id }) => user_id)].map(([user, list]) => [
      user,
      list.map(({ id, name }) => ({ id, name })),
    ]),
  )
}

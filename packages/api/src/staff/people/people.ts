import { indianDay } from '@northlight/contract/dates'
import { type StaffRole, staffRoles } from '@northlight/contract/office/acts'
import { type PersonView, personStates } from '@northlight/contract/office/people'
import { isStaff } from '@northlight/contract/roles'
import { changeUser, revokeTokens, userById } from '../../accounts/queries.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { type ListCall, listReply, pageOf } from '../../kernel/paging.ts'
import { allow } from '../../kernel/policy.ts'
import { chosenFilter } from '../../kernel/query.ts'
import { tellOfSecurity } from '../jobs.ts'
import { memberOf } from '../queries.ts'
import { requireLastingAdmin } from './last-admin.ts'
import * as queries from './queries.ts'

const viewsOf = async (ctx: Ctx, rows: queries.PersonRow[]): Promise<PersonView[]> => {
  const branches = await queries.branchesByPerson(
    ctx,
    rows.map(({ id }) => id),
  )
  const today = indianDay(ctx.now())
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role as StaffRole,
    branches: row.is_everywhere === false ? (branches.get(row.id) ?? []) : null,
    until: row.until,
    state: row.is_active && (row.until === null || row.until >= today) ? 'active' : 'left',
    has_factor: (row.factors ?? 0) > 0,
    last_seen_at: row.last_seen_at,
    sessions: row.sessions ?? 0,
    reset_due_at: row.reset_due_at,
    created_at: row.created_at,
  }))
}

type PeopleCall = ListCall & { query: { filter: Partial<Record<'search' | 'role' | 'state' | 'branch', string>> } }

export const people = async (ctx: Ctx, call: PeopleCall) => {
  allow(ctx, 'people.read')
  const { search, role, state, branch } = call.query.filter
  if (branch !== undefined && !/^\d{1,15}$/.test(branch)) invalid({ 'filter.branch': ['Use a whole number.'] })
  const filter = {
    search,
    role: chosenFilter('role', staffRoles, role),
    state: chosenFilter('state', personStates, state),
    branch: branch === undefined ? undefined : Number(branch),
  }
  const found = await pageOf(queries.peopleOf(ctx, filter), call.query, queries.shownPeople(ctx, call.query.sort))
  const rows = await viewsOf(ctx, found.rows)
  return listReply(ctx, call, { total: found.total, rows }, (row) => row)
}

/** One colleague, here or gone; anybody else is not there. */
export const personById = async (ctx: Ctx, id: number): Promise<PersonView> => {
  allow(ctx, 'people.read')
  const rows = await queries.shownPeople(ctx)(queries.peopleOf(ctx, {})).where('users.id', '=', id).execute()
  const [view] = await viewsOf(ctx, rows)
  return view ?? fail('not_found')
}

/** Somebody who works here now. */
export const colleague = async (ctx: Ctx, id: number) => {
  const user = await userById(ctx.db, id)
  return user && isStaff(user.role) ? user : fail('not_found')
}

export type BackgroundTask = { role: StaffRole; branches?: number[]; until?: string }

/** Where and until when somebody works. No branch named means everywhere. */
export const setTask = async (ctx: Ctx, userId: number, { branches = [], until }: Omit<BackgroundTask, 'role'>) => {
  const ids = [...new Set(branches)]
  if (ids.length > 0) {
    const known = await ctx.db.selectFrom('branches').select('id').where('id', 'in', ids).execute()
    if (known.length < ids.length) return invalid({ branches: ['One of these branches does not exist.'] })
  }
  const work = { is_everywhere: ids.length === 0, until: until ?? null, updated_at: ctx.now() }
  await ctx.db
    .insertInto('staff_members')
    .values({ user_id: userId, ...work })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(work))
    .execute()
  await ctx.db.deleteFrom('user_branches').where('user_id', '=', userId).execute()
  if (ids.length > 0)
    await ctx.db
      .insertInto('user_branches')
      .values(ids.map((branch_id) => ({ user_id: userId, branch_id })))
      .execute()
}

/** A day that is over would shut the colleague out by mistake; leaving is an act of its own. */
export const refusePastDay = (ctx: Ctx, until: string | undefined) => {
  if (until !== undefined && until < indianDay(ctx.now())) invalid({ until: ['The last day must not be past.'] })
}

/**
 * Role, branches and last day. Whatever somebody could do with an open session they can do no more: every session ends
 * in the same transaction, in every process.
 */
export const changePerson = async (ctx: Ctx, id: number, work: BackgroundTask): Promise<PersonView> => {
  allow(ctx, 'people.write')
  refusePastDay(ctx, work.until)
  await inTransaction(ctx, async (ctx) => {
    if (work.role !== 'admin' || work.until !== undefined) await requireLastingAdmin(ctx, id)
    const before = await colleague(ctx, id)
    const had = await memberOf(ctx.db, id)
    await changeUser(ctx.db, id, { role: work.role, updated_at: ctx.now() })
    await setTask(ctx, id, work)
    const ended = await revokeTokens(ctx.db, id, ctx.now())
    await audit(ctx, {
      action: 'staff.change-person',
      entity: 'user',
      id,
      details: {
        role: [before.role, work.role],
        until: [had?.until ?? null, work.until ?? null],
        branches: work.branches ?? [],
        ended,
      },
    })
    await enqueue(ctx, tellOfSecurity, {
      user_id: id,
      news: 'work-changed',
      at: ctx.now(),
      points: [`Role: ${work.role}`, ...(work.until ? [`Last day: ${work.until}`] : [])],
    })
  })
  return personById(ctx, id)
}

export const endSessionsOf = (ctx: Ctx, id: number): Promise<number> => {
  allow(ctx, 'people.write')
  return inTransaction(ctx, async (ctx) => {
    await colleague(ctx, id)
    const ended = await revokeTokens(ctx.db, id, ctx.now())
    await audit(ctx, { action: 'staff.end-sessions', entity: 'user', id, details: { ended } })
    return ended
  })
}

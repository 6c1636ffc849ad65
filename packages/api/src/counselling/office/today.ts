import { indianDay, later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import type { DueView } from '@northlight/contract/office/families/views'
import type { Ctx } from '../../kernel/context.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { countedTo, reached } from '../lists/list-families.ts'
import { endOfDay } from '../lists/news.ts'
import { reachOf } from '../open-family.ts'
import { familyRows, namesOf } from '../views.ts'

const mostNamed = 25
const mostListed = 200

const openFollowUps = (ctx: Ctx) =>
  ctx.db
    .selectFrom('follow_ups')
    .innerJoin('families', 'families.id', 'follow_ups.family_id')
    .where('follow_ups.done_at', 'is', null)
    .where('families.joined_into', 'is', null)
    .where(reachOf(ctx, 'families.read'))

type Open = ReturnType<typeof openFollowUps>

const dueViews = async (ctx: Ctx, query: Open, most: number): Promise<DueView[]> => {
  const rows = await query
    .select(['follow_ups.id', 'follow_ups.kind', 'follow_ups.due_at', 'follow_ups.what', 'follow_ups.owner_id'])
    .select('follow_ups.family_id')
    .orderBy('follow_ups.due_at')
    .orderBy('follow_ups.id')
    .limit(most)
    .execute()
  const ids = [...new Set(rows.map(({ family_id }) => family_id))]
  const found = ids.length === 0 ? [] : await ctx.db.selectFrom('families').selectAll().where('id', 'in', ids).execute()
  const families = new Map((await familyRows(ctx, found)).map((family) => [family.id, family]))
  const names = await namesOf(
    ctx,
    rows.map(({ owner_id }) => owner_id),
  )
  return rows.flatMap(({ id, kind, due_at, what, owner_id, family_id }) => {
    const family = families.get(family_id)
    const name = owner_id === null ? undefined : names.get(owner_id)
    const owner = owner_id !== null && name !== undefined ? { id: owner_id, name } : null
    return family ? [{ id, kind, due_at, what, owner, family }] : []
  })
}

/** One's own open follow-ups, or those of everybody in one's branches. */
export const followUpsOf = (ctx: Ctx, whose: 'mine' | 'all'): Promise<DueView[]> => {
  allow(ctx, 'families.read')
  const open = openFollowUps(ctx)
  return dueViews(ctx, whose === 'mine' ? open.where('follow_ups.owner_id', '=', actorId(ctx) ?? 0) : open, mostListed)
}

/** Figures of this month, by what the person did. */
const ownMonth = async (ctx: Ctx) => {
  const me = actorId(ctx) ?? 0
  const since = new Date(`${indianDay(ctx.now()).slice(0, 7)}-01T00:00:00+05:30`).toISOString()
  const own = reached(ctx).where('families.owner_id', '=', me)
  const { visits } = await ctx.db
    .selectFrom('family_events')
    .select(({ fn }) => fn.countAll<number>().as('visits'))
    .where('kind', '=', 'visit')
    .where('by_id', '=', me)
    .where('at', '>=', since)
    .executeTakeFirstOrThrow()
  const inState = (state: 'applied' | 'admitted') =>
    countedTo(ctx, own.where('families.state', '=', state).where('families.state_at', '>=', since), mostListed)
  return {
    taken: await countedTo(ctx, own.where('families.owned_at', '>=', since), mostListed),
    visits: Number(visits),
    applied: await inState('applied'),
    admitted: await inState('admitted'),
  }
}

/** How often a list of people has left the office as a file within a week. */
const exportsOfWeek = async ({ db, now }: Ctx): Promise<number> => {
  const { taken } = await db
    .selectFrom('office_works')
    .select(({ fn }) => fn.countAll<number>().as('taken'))
    .where('created_at', '>=', later(now(), -days(7)))
    .where('kind', '=', 'export')
    .where('is_personal', '=', true)
    .executeTakeFirstOrThrow()
  return Number(taken)
}

/** What the team has let wait: follow-ups past their moment, and states past their deadline. */
const teamsOverdue = async (ctx: Ctx) => {
  const now = ctx.now()
  const late = await reached(ctx)
    .selectAll()
    .where('families.due_at', '<', now)
    .orderBy('families.due_at')
    .limit(mostNamed)
    .execute()
  return {
    follow_ups: await dueViews(ctx, openFollowUps(ctx).where('follow_ups.due_at', '<', now), mostNamed),
    late: await familyRows(ctx, late),
    exports: await exportsOfWeek(ctx),
  }
}

/** What waits for a counsellor at this minute; for those who lead, what the team has let wait. */
export const familyToday = async (ctx: Ctx) => {
  const grade = allow(ctx, 'families.read')
  const now = ctx.now()
  const mine = openFollowUps(ctx).where('follow_ups.owner_id', '=', actorId(ctx) ?? 0)
  const tonight = endOfDay(now)
  const fresh = reached(ctx).where('families.state', '=', 'new')
  const rows = await fresh.selectAll().orderBy('families.touched_at').orderBy('families.id').limit(mostNamed).execute()
  const [next = null] = await dueViews(ctx, mine.where('follow_ups.due_at', '>=', tonight), 1)
  return {
    overdue: await dueViews(ctx, mine.where('follow_ups.due_at', '<=', now), mostListed),
    today: await dueViews(
      ctx,
      mine.where('follow_ups.due_at', '>', now).where('follow_ups.due_at', '<', tonight),
      mostListed,
    ),
    next,
    fresh: await familyRows(ctx, rows),
    fresh_count: await countedTo(ctx, fresh, 100),
    team: grade === 'all' ? await teamsOverdue(ctx) : null,
    month: await ownMonth(ctx),
  }
}

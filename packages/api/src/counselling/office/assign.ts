import { randomUUID } from 'node:crypto'
import { indianDay, later } from '@northlight/contract/dates'
import { hours } from '@northlight/contract/durations'
import type { Colleague } from '@northlight/contract/office/families/views'
import { fold } from '@northlight/db/search'
import { type SqlBool, sql } from 'kysely'
import { audit } from '../../kernel/audit.ts'
import type { Ctx } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import type { Family } from '../joins/join-into.ts'
import { writeEvent } from './write-event.ts'

/** Colleagues who take families: counsellors and administrators who work here today, by branch where one is named. */
const takers = ({ db, now }: Ctx, branch: number | null = null) =>
  db
    .selectFrom('users')
    .leftJoin('staff_members', 'staff_members.user_id', 'users.id')
    .select(['users.id', 'users.name', 'users.role'])
    .where('users.role', 'in', ['counsellor', 'admin'])
    .where('users.is_active', '=', true)
    .where('users.erased_at', 'is', null)
    .where((where) =>
      where.or([where('staff_members.until', 'is', null), where('staff_members.until', '>=', indianDay(now()))]),
    )
    .$if(branch !== null, (query) =>
      query.where(
        sql<SqlBool>`(staff_members.is_everywhere is null or staff_members.is_everywhere or exists
          (select 1 from user_branches where user_branches.user_id = users.id and user_branches.branch_id = ${branch}))`,
      ),
    )

export const colleagues = async (ctx: Ctx): Promise<Colleague[]> =>
  (await takers(ctx).orderBy(fold('users.name')).orderBy('users.id').execute()).map(({ id, name }) => ({ id, name }))

type Given = { key: string; isFree?: boolean | undefined }

/** To a colleague, in the caller's transaction. What is still to do for the family becomes the new colleague's. */
const give = async (ctx: Ctx, family: Family, to: number, { key, isFree }: Given) => {
  const now = ctx.now()
  const open = await ctx.db
    .selectFrom('follow_ups')
    .select(['id', 'owner_id'])
    .where('family_id', '=', family.id)
    .where('done_at', 'is', null)
    .execute()
  const { owner_id, owned_at, last_at } = family
  const after = { owner_id: to, owned_at: now, last_at: now }
  const details = { from: owner_id, to, before: { owner_id, owned_at, last_at }, after, follow_ups: open }
  if (!(await writeEvent(ctx, { family: family.id, kind: 'assigned', details, key }))) return
  const { numUpdatedRows } = await ctx.db
    .updateTable('families')
    .set({ ...after, updated_at: now })
    .where('id', '=', family.id)
    .$if(isFree === true, (query) => query.where('owner_id', 'is', null))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) fail('conflict', `A colleague looks after ${family.name} already.`)
  await ctx.db
    .updateTable('follow_ups')
    .set({ owner_id: to })
    .where('family_id', '=', family.id)
    .where('done_at', 'is', null)
    .execute()
  await audit(ctx, {
    action: 'counselling.assign-family',
    entity: 'family',
    id: family.id,
    details: { from: owner_id, to },
  })
}

/** Seen in the office within half a day: anyone who is on leave answers no family. */
const isPresent = ({ now }: Ctx) =>
  sql<number>`case when exists (select 1 from access_tokens where access_tokens.user_id = users.id
    and access_tokens.last_used_at >= ${later(now(), -hours(12))}) then 1 else 0 end`

/**
 * Whose turn it is at a branch: of those who have worked today, or of all while nobody has, the counsellor who was given
 * a family longest ago. Of several who were given one at this very moment, as by one act on many families, the one with
 * the fewest of them.
 */
const nextInTurn = async (ctx: Ctx, branch: number | null): Promise<number | undefined> => {
  const turn = await takers(ctx, branch)
    .where('users.role', '=', 'counsellor')
    .select(({ selectFrom }) =>
      selectFrom('families')
        .select(({ fn }) => fn.max('families.owned_at').as('at'))
        .whereRef('families.owner_id', '=', 'users.id')
        .as('given_at'),
    )
    .select(({ selectFrom }) =>
      selectFrom('families')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('families.owner_id', '=', 'users.id')
        .where('families.owned_at', '>=', ctx.now())
        .as('given_now'),
    )
    .orderBy(isPresent(ctx), 'desc')
    .orderBy('given_at', (order) => order.asc().nullsFirst())
    .orderBy('given_now')
    .orderBy('users.id')
    .limit(1)
    .executeTakeFirst()
  return turn?.id
}

const takesAt = async (ctx: Ctx, to: number, branch: number | null): Promise<boolean> =>
  (await takers(ctx, branch).where('users.id', '=', to).executeTakeFirst()) !== undefined

/** To one colleague, or to anyone who of the family's branch has the next turn. In the caller's transaction. */
export const assignFamily = async (ctx: Ctx, family: Family, to: number | 'turn', given: Given) => {
  if (to === 'turn') {
    const next = await nextInTurn(ctx, family.branch_id)
    return give(
      ctx,
      family,
      next ?? invalid({ to: ['No counsellor works at this branch. Choose a colleague.'] }),
      given,
    )
  }
  if (!(await takesAt(ctx, to, family.branch_id)))
    invalid({ to: ['This colleague does not work with families of this branch.'] })
  return give(ctx, family, to, given)
}

/**
 * A family that has come to another branch, where its colleague does not work, could be seen by that colleague no more,
 * and what is to be done for it would stand on nobody’s Today: it goes to anyone who has the next turn there. Where no
 * counsellor works it is nobody’s, so that the list of those shows it. In the caller's transaction.
 */
export const giveAtBranch = async (ctx: Ctx, family: Family) => {
  if (family.owner_id === null || (await takesAt(ctx, family.owner_id, family.branch_id))) return
  const next = await nextInTurn(ctx, family.branch_id)
  if (next !== undefined) return give(ctx, family, next, { key: randomUUID() })
  await ctx.db.updateTable('families').set({ owner_id: null, owned_at: null }).where('id', '=', family.id).execute()
  await ctx.db
    .updateTable('follow_ups')
    .set({ owner_id: null })
    .where('family_id', '=', family.id)
    .where('done_at', 'is', null)
    .execute()
  const details = { from: family.owner_id, to: null }
  await writeEvent(ctx, { family: family.id, kind: 'assigned', details })
  await audit(ctx, { action: 'counselling.assign-family', entity: 'family', id: family.id, details })
}

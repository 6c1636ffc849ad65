import type { FamilyView, TimelineEntry } from '@northlight/contract/office/families/views'
import { fold } from '@northlight/db/fold'
import type { Ctx } from '../kernel/context.ts'
import type { Family } from './joins/join-into.ts'
import { similarFamilies } from './joins/similar.ts'
import { linkedTo, userIdsOf } from './linked.ts'
import { openFamily } from './open-family.ts'
import { timelineSources } from './timeline/sources.ts'
import { familyRows, namesOf } from './views.ts'

export const timelineOf = async (ctx: Ctx, familyId: number): Promise<TimelineEntry[]> => {
  const userIds = await userIdsOf(ctx, familyId)
  const entries = []
  for (const read of timelineSources) entries.push(...(await read(ctx, { familyId, userIds })))
  return entries.toSorted((one, other) => other.at.localeCompare(one.at) || other.key.localeCompare(one.key))
}

/** One line for a child that wrote more than once: by name, and never two names as one. */
const childrenOf = async ({ db }: Ctx, family: number) => {
  const rows = await db
    .selectFrom('family_children')
    .select(['id', 'name', 'class', 'school'])
    .where('family_id', '=', family)
    .orderBy('id')
    .execute()
  return [...Map.groupBy(rows, ({ name }) => fold(name)).values()].map((same) => {
    const [first] = same
    const last = same.at(-1)
    return {
      id: first?.id ?? 0,
      name: first?.name ?? '',
      class: last?.class ?? first?.class ?? null,
      school: last?.school ?? first?.school ?? null,
    }
  })
}

const contactsOf = async ({ db }: Ctx, family: number) => {
  const rows = await db
    .selectFrom('family_contacts')
    .select(['id', 'kind', 'value', 'whose'])
    .where('family_id', '=', family)
    .orderBy('id')
    .execute()
  return [...new Map(rows.toReversed().map((row) => [row.value, row])).values()].toReversed()
}

const followUpsOf = async (ctx: Ctx, family: number) => {
  const rows = await ctx.db
    .selectFrom('follow_ups')
    .select(['id', 'kind', 'due_at', 'what', 'owner_id'])
    .where('family_id', '=', family)
    .where('done_at', 'is', null)
    .orderBy('due_at')
    .execute()
  const names = await namesOf(
    ctx,
    rows.map(({ owner_id }) => owner_id),
  )
  return rows.map(({ owner_id, ...row }) => {
    const name = owner_id === null ? undefined : names.get(owner_id)
    return { ...row, owner: owner_id !== null && name !== undefined ? { id: owner_id, name } : null }
  })
}

const viewOf = async (ctx: Ctx, family: Family): Promise<FamilyView> => {
  const [row] = await familyRows(ctx, [family])
  if (!row) throw new Error('A family has no row.')
  return {
    ...row,
    school: family.school,
    parent_name: family.parent_name,
    lost_reason: family.lost_reason,
    children: await childrenOf(ctx, family.id),
    contacts: await contactsOf(ctx, family.id),
    follow_ups: await followUpsOf(ctx, family.id),
    similar: await similarFamilies(ctx, family),
    ...(await linkedTo(ctx, family.id)),
    timeline: await timelineOf(ctx, family.id),
  }
}

/** Everything about one family, for its page. */
export const readFamily = async (ctx: Ctx, id: number): Promise<FamilyView> =>
  viewOf(ctx, await openFamily(ctx, 'families.read', id))

import { later } from '@northlight/contract/dates'
import { hours } from '@northlight/contract/durations'
import type { InputOf } from '@northlight/contract/endpoint'
import type { actOnFamilies as call } from '@northlight/contract/office/families/many'
import type { FamilyState } from '@northlight/contract/office/family-words'
import type { FamilyTable } from '@northlight/db/tables/counselling'
import type { Updateable } from 'kysely'
import { audit } from '../../kernel/audit.ts'
import { announce, type Ctx, inTransaction } from '../../kernel/context.ts'
import { invalid } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import type { Family } from '../joins/join-into.ts'
import { holdFamilies, holdFamily } from '../open-family.ts'
import { refreshFamily } from '../refresh.ts'
import { assignFamily } from './assign.ts'
import { insertFollowUp } from './follow-ups.ts'
import { setState } from './move.ts'
import { writeEvent } from './write-event.ts'

type Many = InputOf<typeof call>

/** For so long one's own act can be taken back; the office offers it for ten seconds. */
const undoFor = hours(1)

/** One act on many is one key: each family's part of it is written once. */
const keyFor = (key: string, family: number) => `${key}:${family}`

const act = async (ctx: Ctx, family: Family, key: string, input: Many) => {
  switch (input.act) {
    case 'assign':
      return assignFamily(ctx, family, input.to ?? invalid({ to: ['Choose a colleague.'] }), {
        key,
        isFree: input.is_free,
      })
    case 'move':
      return setState(ctx, family, input.state ?? invalid({ state: ['Choose a state.'] }), {
        reason: input.reason,
        key,
      })
    case 'follow-up': {
      const due_at = input.due_at ?? invalid({ due_at: ['Say when.'] })
      const { kind, what } = input
      if (!(await insertFollowUp(ctx, family, { key, kind, due_at, what }))) return
      return audit(ctx, { action: 'counselling.add-follow-up', entity: 'family', id: family.id, details: { kind } })
    }
  }
}

/** The same for one family and for two hundred: on all of them or on none. */
export const actOnFamilies = (ctx: Ctx, input: Many): Promise<number> => {
  allow(ctx, 'families.write')
  return inTransaction(ctx, async (ctx) => {
    const families = await holdFamilies(ctx, 'families.write', input.ids)
    for (const family of families) await act(ctx, family, keyFor(input.key, family.id), input)
    await announce(ctx, 'families')
    return families.length
  })
}

type Before = {
  from: number | FamilyState | null
  to: number | FamilyState | null
  before?: Updateable<FamilyTable>
  /** What the act made of it; a value that is another one by now is somebody else's. */
  after?: Updateable<FamilyTable>
  follow_ups?: { id: number; owner_id: number | null }[]
}

/** Anyone who spoke with the family since has answered it in the state it was moved to. */
const wasSpokenTo = async ({ db }: Ctx, family: number, since: number): Promise<boolean> =>
  (await db
    .selectFrom('family_events')
    .select('id')
    .where('family_id', '=', family)
    .where('id', '>', since)
    .where('kind', 'in', ['call', 'whatsapp', 'mail', 'visit'])
    .executeTakeFirst()) !== undefined

const givenBack = (family: Family, { before = {}, after = {} }: Before): Updateable<FamilyTable> =>
  Object.fromEntries(
    Object.entries(before).filter(
      ([field]) => !(field in after) || family[field as keyof Family] === after[field as keyof typeof after],
    ),
  ) as Updateable<FamilyTable>

const undoEvent = async (ctx: Ctx, family: Family, key: string): Promise<boolean> => {
  const event = await ctx.db
    .selectFrom('family_events')
    .selectAll()
    .where('key', '=', key)
    .where('family_id', '=', family.id)
    .where('by_id', '=', actorId(ctx))
    .where('at', '>', later(ctx.now(), -undoFor))
    .executeTakeFirst()
  const did = (event?.details ?? {}) as Before
  const { from, to, follow_ups = [] } = did
  const [now, since] =
    event?.kind === 'assigned' ? (['owner_id', 'owned_at'] as const) : (['state', 'state_at'] as const)
  // Somebody has gone on since, even if it came to the same: their word stands.
  if (!event || !did.before || family[now] !== to || (did.after && family[since] !== did.after[since])) return false
  if (event.kind === 'moved' && (await wasSpokenTo(ctx, family.id, event.id))) return false
  const details = { from: to, to: from }
  if (!(await writeEvent(ctx, { family: family.id, kind: event.kind, details, key: `undo:${key}` }))) return false
  await ctx.db
    .updateTable('families')
    .set({ ...givenBack(family, did), updated_at: ctx.now() })
    .where('id', '=', family.id)
    .execute()
  for (const { id, owner_id } of follow_ups)
    await ctx.db
      .updateTable('follow_ups')
      .set({ owner_id })
      .where('id', '=', id)
      .where('owner_id', '=', to as number)
      .where('done_at', 'is', null)
      .execute()
  return true
}

const undoFollowUp = async (ctx: Ctx, family: Family, key: string): Promise<boolean> => {
  const gone = await ctx.db
    .deleteFrom('follow_ups')
    .where('key', '=', key)
    .where('family_id', '=', family.id)
    .where('done_at', 'is', null)
    .where('created_at', '>', later(ctx.now(), -undoFor))
    .returning('id')
    .execute()
  return gone.length > 0
}

/** Takes one's own act back: each family as it was, unless somebody has changed it since. Gives how many. */
export const undoOnFamilies = (ctx: Ctx, { key, ids }: { key: string; ids: number[] }): Promise<number> => {
  allow(ctx, 'families.write')
  return inTransaction(ctx, async (ctx) => {
    const undone: number[] = []
    for (const id of [...new Set(ids)].toSorted((one, other) => one - other)) {
      const family = await holdFamily(ctx, 'families.write', id)
      const own = keyFor(key, id)
      const isUndone = (await undoEvent(ctx, family, own)) || (await undoFollowUp(ctx, family, own))
      if (!isUndone) continue
      await refreshFamily(ctx.db, family.id)
      undone.push(family.id)
    }
    await audit(ctx, { action: 'counselling.undo-act', entity: 'family', id: null, details: { families: undone } })
    await announce(ctx, 'families')
    return undone.length
  })
}

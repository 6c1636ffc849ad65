import { later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import type { Db } from '@northlight/db/database'
import type { FamilyJoinTable, FamilyTable } from '@northlight/db/tables/counselling'
import type { Selectable } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { refreshFamily } from '../refresh.ts'

export type Family = Selectable<FamilyTable>

/** So long a join can be taken back. */
export const undoFor = days(30)
export const undoUntil = (at: string) => later(at, undoFor)

/** Everything that hangs on a family. A join moves the rows and keeps their ids; undoing moves exactly these back. */
export const ownTables = [
  ...(['family_children', 'family_contacts', 'family_touches', 'family_accounts'] as const),
  ...(['family_events', 'follow_ups'] as const),
] as const
type OwnTable = (typeof ownTables)[number]

// All of them have an id and a family; Kysely cannot see that through a union of tables.
const any = (table: OwnTable) => table as 'family_events'

export type Moved = {
  rows: Partial<Record<OwnTable, number[]>>
  /** Values of the kept family that the join changed; undoing gives back those that nobody changed since. */
  before: Partial<Family>
  after: Partial<Family>
  /** What was still to do, and for whom, before the join gave it to a colleague of another branch. */
  follow_ups?: { id: number; owner_id: number | null }[]
}

/** Which of the two values stays, field by field; what is not named stays as the kept family has it. */
export type Choice = Partial<Record<'name' | 'class' | 'wants' | 'state' | 'owner', 'own' | 'other'>>

export const moveRows = async (db: Db, table: OwnTable, ids: number[], from: number, to: number) => {
  if (ids.length === 0) return
  await db.updateTable(any(table)).set({ family_id: to }).where('id', 'in', ids).where('family_id', '=', from).execute()
}

const idsOf = async (db: Db, table: OwnTable, family: number) =>
  (await db.selectFrom(any(table)).select('id').where('family_id', '=', family).orderBy('id').execute()).map(
    ({ id }) => id,
  )

const sleeping = ['later', 'lost', 'not-for-us']

const stateAfter = (kept: Family, gone: Family, choice: Choice) => {
  const { state, state_at, due_at, lost_reason } = gone
  // A seat that was taken is no matter of choice.
  if (kept.state === 'admitted') return {}
  // Anyone who comes again is new again.
  const comesAgain = sleeping.includes(kept.state) && gone.state === 'new'
  const isOther = choice.state === 'other' || comesAgain || gone.state === 'admitted'
  return isOther ? { state, state_at, due_at, lost_reason } : {}
}

const earliest = (...moments: (string | null)[]) => moments.filter((at) => at !== null).toSorted()[0] ?? null
const latest = (one: string, other: string) => (one > other ? one : other)

/** What the kept family is afterwards: what it lacks it takes from the other one. */
const afterJoin = (kept: Family, gone: Family, choice: Choice, now: string): Partial<Family> => {
  const from = <Key extends keyof Family>(field: Key, chosen?: 'own' | 'other') =>
    chosen === 'other' ? gone[field] : (kept[field] ?? gone[field])
  const isFirst = gone.came_at < kept.came_at
  const isLast = gone.touched_at >= kept.touched_at
  const owner = choice.owner === 'other' || kept.owner_id === null ? gone : kept
  return {
    name: from('name', choice.name),
    class: from('class', choice.class),
    school: from('school'),
    parent_name: from('parent_name'),
    wants: from('wants', choice.wants),
    branch_id: from('branch_id'),
    ...stateAfter(kept, gone, choice),
    owner_id: owner.owner_id,
    owned_at: owner.owned_at,
    came_at: isFirst ? gone.came_at : kept.came_at,
    touched_at: latest(kept.touched_at, gone.touched_at),
    last_at: latest(kept.last_at, gone.last_at),
    answered_at: earliest(kept.answered_at, gone.answered_at),
    ...(isFirst && {
      form: gone.form,
      first_source: gone.first_source,
      first_medium: gone.first_medium,
      first_campaign: gone.first_campaign,
    }),
    ...(isLast && {
      last_source: gone.last_source,
      last_medium: gone.last_medium,
      last_campaign: gone.last_campaign,
    }),
    updated_at: now,
  }
}

export const familyRow = (db: Db, id: number): Promise<Family | undefined> =>
  db.selectFrom('families').selectAll().where('id', '=', id).executeTakeFirst()

/** The family, or the one it was joined into, locked until the transaction ends. */
export const heldFamily = async (ctx: Ctx, id: number): Promise<Family | undefined> => {
  const row = await ctx.db
    .selectFrom('families')
    .selectAll()
    .where('id', '=', id)
    .$if(ctx.services.database.engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  return row && row.joined_into !== null ? heldFamily(ctx, row.joined_into) : row
}

export type Join = { kept: number; gone: number; how: FamilyJoinTable['how']; choice?: Choice }

/** Moves everything of one family to another, as one event that can be undone. In the caller's transaction. */
export const joinInto = async (ctx: Ctx, { kept, gone, how, choice = {} }: Join): Promise<number> => {
  const { db } = ctx
  const now = ctx.now()
  // Both are locked: what was joined into a third one meanwhile is that one, and no two are ever joined in a circle.
  const [one, other] = [await heldFamily(ctx, kept), await heldFamily(ctx, gone)]
  if (!one || !other || one.id === other.id) throw new Error('Two families are joined of which one is gone.')
  const rows: Moved['rows'] = {}
  for (const table of ownTables) {
    rows[table] = await idsOf(db, table, other.id)
    await moveRows(db, table, rows[table], other.id, one.id)
  }
  const after = afterJoin(one, other, choice, now)
  const before = Object.fromEntries(Object.keys(after).map((field) => [field, one[field as keyof Family]]))
  await db.updateTable('families').set(after).where('id', '=', one.id).execute()
  await db.updateTable('families').set({ joined_into: one.id }).where('id', '=', other.id).execute()
  const moved: Moved = { rows, before, after }
  const { id } = await db
    .insertInto('family_joins')
    .values({
      kept_id: one.id,
      gone_id: other.id,
      how,
      moved,
      at: now,
      by_id: how === 'by-hand' ? actorId(ctx) : null,
      undone_at: null,
      undone_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await refreshFamily(db, one.id)
  await refreshFamily(db, other.id)
  return id
}

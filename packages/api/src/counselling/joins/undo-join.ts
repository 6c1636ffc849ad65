import type { FamilyTable } from '@northlight/db/tables/counselling'
import type { Updateable } from 'kysely'
import { audit } from '../../kernel/audit.ts'
import { announce, type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { refreshFamily } from '../refresh.ts'
import { type Family, familyRow, heldFamily, type Moved, moveRows, ownTables, undoUntil } from './join-into.ts'
import { setApart } from './set-apart.ts'

/** Values the join gave the kept family and nobody has changed since, as they were before. */
const givenBack = (kept: Family, { before, after }: Moved): Updateable<FamilyTable> =>
  Object.fromEntries(
    Object.keys(before)
      .filter((field) => kept[field as keyof Family] === after[field as keyof Family])
      .map((field) => [field, before[field as keyof Family]]),
  )

/** Takes a join back: what moved goes to where it was, what came since stays. Gives the family that is there again. */
export const undoJoin = (ctx: Ctx, id: number): Promise<number> => {
  allow(ctx, 'families.join')
  return inTransaction(ctx, async (ctx) => {
    const { db } = ctx
    const join =
      (await db.selectFrom('family_joins').selectAll().where('id', '=', id).executeTakeFirst()) ?? fail('not_found')
    await heldFamily(ctx, join.kept_id)
    const kept = (await familyRow(db, join.kept_id)) ?? fail('not_found')
    const gone = (await familyRow(db, join.gone_id)) ?? fail('not_found')
    allow(ctx, 'families.join', { branch: kept.branch_id })
    allow(ctx, 'families.join', { branch: gone.branch_id })
    // Read again now that the family is held: a second click waits for the first and finds it done.
    if (join.undone_at !== null || gone.joined_into !== kept.id) return gone.id
    if (ctx.now() > undoUntil(join.at)) return fail('conflict', 'A join can be undone for 30 days. These are over.')
    if (kept.joined_into !== null)
      return fail('conflict', 'This family was joined into another one since. Undo that join first.')
    const moved = join.moved as unknown as Moved
    for (const { id, owner_id } of moved.follow_ups ?? [])
      await db
        .updateTable('follow_ups')
        .set({ owner_id })
        .where('id', '=', id)
        .where('done_at', 'is', null)
        .where('owner_id', moved.after.owner_id === null ? 'is' : '=', moved.after.owner_id ?? null)
        .execute()
    for (const table of ownTables) await moveRows(db, table, moved.rows[table] ?? [], kept.id, gone.id)
    await db.updateTable('families').set(givenBack(kept, moved)).where('id', '=', kept.id).execute()
    await db.updateTable('families').set({ joined_into: null }).where('id', '=', gone.id).execute()
    await db
      .updateTable('family_joins')
      .set({ undone_at: ctx.now(), undone_by: actorId(ctx) })
      .where('id', '=', id)
      .execute()
    await refreshFamily(db, kept.id)
    await refreshFamily(db, gone.id)
    await setApart(ctx, kept.id, gone.id)
    await audit(ctx, { action: 'counselling.undo-join', entity: 'family', id: kept.id, details: { other: gone.id } })
    await announce(ctx, 'families')
    return gone.id
  })
}

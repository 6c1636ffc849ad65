import type { Ctx } from '../../kernel/context.ts'
import { giveAtBranch } from '../office/assign.ts'
import { familyRow, type Join, joinInto, type Moved } from './join-into.ts'

const openFollowUps = ({ db }: Ctx, family: number) =>
  db
    .selectFrom('follow_ups')
    .select(['id', 'owner_id'])
    .where('family_id', '=', family)
    .where('done_at', 'is', null)
    .orderBy('id')
    .execute()

/**
 * Joins two families, and gives them to a colleague who works where they are now: one that belonged to no branch has
 * come to the branch of the other, where its colleague may not see it any more. Undoing gives it back.
 */
export const joinAtBranch = async (ctx: Ctx, join: Join): Promise<number> => {
  const { db } = ctx
  const id = await joinInto(ctx, join)
  const { kept_id, moved } = await db
    .selectFrom('family_joins')
    .select(['kept_id', 'moved'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { before, after, ...rest } = moved as unknown as Moved
  const joined = await familyRow(db, kept_id)
  if (!joined || joined.branch_id === before.branch_id) return id
  const follow_ups = await openFollowUps(ctx, kept_id)
  await giveAtBranch(ctx, joined)
  const given = await familyRow(db, kept_id)
  if (!given || given.owner_id === joined.owner_id) return id
  const { owner_id, owned_at, last_at, updated_at } = given
  const now: Moved = { ...rest, before, after: { ...after, owner_id, owned_at, last_at, updated_at }, follow_ups }
  await db.updateTable('family_joins').set({ moved: now }).where('id', '=', id).execute()
  return id
}

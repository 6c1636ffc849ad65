import type { Ctx } from '../../kernel/context.ts'
import type { HandOver } from '../../staff/people/hand-over-entry.ts'
import { writeEvent } from './write-event.ts'

const ownedBy = ({ db }: Ctx, owner: number) =>
  db.selectFrom('families').select('id').where('owner_id', '=', owner).where('joined_into', 'is', null)

const openOf = ({ db }: Ctx, owner: number) =>
  db.selectFrom('follow_ups').select('id').where('owner_id', '=', owner).where('done_at', 'is', null)

const countFamilies = async (ctx: Ctx, owner: number) => (await ownedBy(ctx, owner).execute()).length
const countFollowUps = async (ctx: Ctx, owner: number) => (await openOf(ctx, owner).execute()).length

/** Every family of a colleague goes to another one; what was written stays under the name of who wrote it. */
const giveFamilies = async (ctx: Ctx, from: number, to: number): Promise<number> => {
  const now = ctx.now()
  const families = await ownedBy(ctx, from).execute()
  for (const { id } of families) await writeEvent(ctx, { family: id, kind: 'assigned', details: { from, to } })
  await ctx.db
    .updateTable('families')
    .set({ owner_id: to, owned_at: now, updated_at: now })
    .where('owner_id', '=', from)
    .execute()
  return families.length
}

const giveFollowUps = async (ctx: Ctx, from: number, to: number): Promise<number> => {
  const moved = await ctx.db
    .updateTable('follow_ups')
    .set({ owner_id: to })
    .where('owner_id', '=', from)
    .where('done_at', 'is', null)
    .returning('id')
    .execute()
  return moved.length
}

export const familyHandOvers: HandOver[] = [
  { isFirst: true, what: 'families', words: 'families', count: countFamilies, move: giveFamilies },
  { isFirst: true, what: 'follow-ups', words: 'open follow-ups', count: countFollowUps, move: giveFollowUps },
]

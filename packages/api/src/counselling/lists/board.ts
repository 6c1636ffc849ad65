import type { FamilyState } from '@northlight/contract/office/family-words'
import type { Ctx } from '../../kernel/context.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { familyRows } from '../views.ts'
import { countedTo, idIn, reached } from './list-families.ts'

const cardsOfColumn = 25
const mostCounted = 1000

/** One column of the board: a query of its own over the index of its state, and no count beyond a thousand. */
export const boardColumn = async (ctx: Ctx, state: FamilyState, query: { owner?: string; branch?: string }) => {
  allow(ctx, 'families.read')
  const owner = query.owner === 'me' ? (actorId(ctx) ?? 0) : idIn('owner', query.owner)
  const branch = idIn('branch', query.branch)
  const column = reached(ctx)
    .where('families.state', '=', state)
    .$if(owner !== undefined, (found) => found.where('families.owner_id', '=', owner ?? 0))
    .$if(branch !== undefined, (found) => found.where('families.branch_id', '=', branch ?? 0))
  const rows = await column
    .selectAll()
    .orderBy('families.touched_at', 'desc')
    .orderBy('families.id', 'desc')
    .limit(cardsOfColumn)
    .execute()
  const count = await countedTo(ctx, column, mostCounted)
  return { cards: await familyRows(ctx, rows), count: Math.min(count, mostCounted), is_more: count > mostCounted }
}

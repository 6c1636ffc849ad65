import type { Ctx } from '../kernel/context.ts'
import * as queries from './queries.ts'
import { giveSeatsBack } from './sittings/seats.ts'
import { move } from './timeline.ts'

const closed: queries.Registration['state'][] = ['withdrawn', 'admitted', 'declined']

/** Before an application becomes nameless: it ends, and its seat is free for others. */
export const endForDeletion = async (ctx: Ctx, { id }: { id: number }) => {
  const row = await queries.registrationById(ctx.db, id)
  if (!row) return
  if (row.seat !== 'none') await giveSeatsBack(ctx.db, row.sitting_id, 1)
  if (!closed.includes(row.state))
    await move(ctx, id, { to: 'withdrawn', action: 'erase', note: 'The account was deleted.' })
}

import { minutes } from '@northlight/contract/durations'
import type { Db } from '@northlight/db/database'
import type { Tables } from '@northlight/db/tables'
import type { ExpressionBuilder } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'

/** How long a seat waits for its fee. UPI takes a minute or two; a parent who looks for a card takes longer. */
export const seatHold = minutes(30)

const hasRoom = (where: ExpressionBuilder<Tables, 'sittings'>) =>
  where(where('seats_held', '+', where.ref('seats_taken')), '<', where.ref('seats'))

/**
 * One seat fewer, if there is one. A single statement decides, so two families can never get the same seat, on
 * either engine and in any number of processes.
 */
export const takeSeat = async (db: Db, sittingId: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('sittings')
    .set((set) => ({ seats_taken: set('seats_taken', '+', 1) }))
    .where('id', '=', sittingId)
    .where(hasRoom)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const giveSeatsBack = async (db: Db, sittingId: number, count: number): Promise<void> => {
  if (count === 0) return
  await db
    .updateTable('sittings')
    .set((set) => ({ seats_taken: set('seats_taken', '-', count) }))
    .where('id', '=', sittingId)
    .execute()
}

/**
 * Seats whose time to pay has run out become free. The applications stay: they can be paid while seats last. One that
 * somebody holds at this moment, to pay or to move it, is left to them: anyone who takes a seat holds an application of
 * their own by then, and would wait for each other.
 */
export const releaseLateHolds = async (ctx: Ctx, sittingId?: number): Promise<number> => {
  const late = await ctx.db
    .selectFrom('registrations')
    .select(['id', 'sitting_id'])
    .where('seat', '=', 'held')
    .where('held_until', '<=', ctx.now())
    .$if(sittingId !== undefined, (query) => query.where('sitting_id', '=', sittingId ?? 0))
    .orderBy('id')
    .$if(ctx.services.database.engine === 'postgres', (query) => query.forUpdate().skipLocked())
    .execute()
  if (late.length === 0) return 0
  await ctx.db
    .updateTable('registrations')
    .set({ seat: 'none', held_until: null, updated_at: ctx.now() })
    .where(
      'id',
      'in',
      late.map(({ id }) => id),
    )
    .execute()
  // In the order of the ids, so that two releases never wait for each other.
  const sittings = [...new Set(late.map(({ sitting_id }) => sitting_id))].sort((a, b) => a - b)
  for (const id of sittings) await giveSeatsBack(ctx.db, id, late.filter(({ sitting_id }) => sitting_id === id).length)
  return late.length
}

/** Whether `seatIn` would find one at this moment. It takes none: somebody else may be quicker. */
export const hasSeat = async (ctx: Ctx, sittingId: number): Promise<boolean> => {
  const found = await ctx.db
    .selectFrom('sittings')
    .select('sittings.id')
    .where('sittings.id', '=', sittingId)
    .where((where) =>
      where.or([
        hasRoom(where),
        where.exists(
          where
            .selectFrom('registrations')
            .select('registrations.id')
            .whereRef('registrations.sitting_id', '=', 'sittings.id')
            .where('seat', '=', 'held')
            .where('held_until', '<=', ctx.now()),
        ),
      ]),
    )
    .executeTakeFirst()
  return found !== undefined
}

/** A seat of this sitting, also one whose holder has let the time pass. */
export const seatIn = async (ctx: Ctx, sittingId: number): Promise<boolean> => {
  if (await takeSeat(ctx.db, sittingId)) return true
  return (await releaseLateHolds(ctx, sittingId)) > 0 && takeSeat(ctx.db, sittingId)
}

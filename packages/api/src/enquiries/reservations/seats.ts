import { announce, type Ctx } from '../../kernel/context.ts'

/**
 * So many seats fewer, if there are as many. A single statement decides, so a seat is never given twice, on either
 * engine and in any number of processes. Without a number of seats there is room for everybody, and they are counted.
 */
export const takeSeats = async (ctx: Ctx, eventId: number, people: number): Promise<boolean> => {
  const { numUpdatedRows } = await ctx.db
    .updateTable('events')
    .set((set) => ({ seats_taken: set('seats_taken', '+', people) }))
    .where('id', '=', eventId)
    .where((where) =>
      where.or([where('seats', 'is', null), where(where('seats_taken', '+', people), '<=', where.ref('seats'))]),
    )
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await announce(ctx, 'seats')
  return true
}

/**
 * Ends a reservation and gives its seats back; false when it has ended before. The row is taken by the statement that
 * looks whether it still stands: two cancellations at once never give the same seats back twice, and an answer that comes
 * while its time runs out is not overlooked.
 */
export const endReservation = async (
  ctx: Ctx,
  id: number,
  { onlyUnanswered = false }: { onlyUnanswered?: boolean } = {},
): Promise<boolean> => {
  const ended = await ctx.db
    .updateTable('event_reservations')
    .set({ cancelled_at: ctx.now(), held_from: null, updated_at: ctx.now() })
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .$if(onlyUnanswered, (query) => query.where('held_until', '<=', ctx.now()))
    .returning(['event_id', 'people'])
    .executeTakeFirst()
  if (!ended) return false
  if (ended.event_id === null) return true
  await ctx.db
    .updateTable('events')
    .set((set) => ({ seats_taken: set('seats_taken', '-', ended.people) }))
    .where('id', '=', ended.event_id)
    .execute()
  await announce(ctx, 'seats')
  return true
}

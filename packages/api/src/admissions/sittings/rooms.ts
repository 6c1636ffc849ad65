import { type Ctx, inTransaction } from '../../kernel/context.ts'
import type { Sitting } from '../queries.ts'
import * as queries from '../queries.ts'

/** How many sit in each room of a sitting. */
export const roomCounts = async (ctx: Ctx, sittingId: number): Promise<Map<string, number>> => {
  const rows = await ctx.db
    .selectFrom('registrations')
    .select(({ fn }) => ['room', fn.countAll<number>().as('count')])
    .where('sitting_id', '=', sittingId)
    .where('seat', '=', 'taken')
    .where('room', 'is not', null)
    .groupBy('room')
    .execute()
  return new Map(rows.map(({ room, count }) => [room ?? '', Number(count)]))
}

/** Its rooms, held until the transaction ends; applications are held before it, never after. */
export const holdSitting = (ctx: Ctx, id: number) =>
  ctx.db
    .selectFrom('sittings')
    .select('rooms')
    .where('id', '=', id)
    .$if(ctx.services.database.engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()

/**
 * The first room that has a place left; null where the sitting has none. Inside a transaction that holds the
 * application: sittings are held after applications, and two tickets are given their places one after the other.
 */
export const freeRoom = async (ctx: Ctx, sittingId: number): Promise<string | null> => {
  const rooms = (await holdSitting(ctx, sittingId))?.rooms ?? []
  if (rooms.length === 0) return null
  const counts = await roomCounts(ctx, sittingId)
  return rooms.find(({ name, seats }) => (counts.get(name) ?? 0) < seats)?.name ?? null
}

/**
 * Rooms that were named after tickets had gone out: anyone who has a ticket and no room is given one, by their numbers.
 */
export const giveRooms = async (ctx: Ctx, sittingId: number): Promise<void> => {
  const without = await ctx.db
    .selectFrom('registrations')
    .select('id')
    .where('sitting_id', '=', sittingId)
    .where('seat', '=', 'taken')
    .where('ticket_issued_at', 'is not', null)
    .where('room', 'is', null)
    .orderBy('number')
    .execute()
  for (const { id } of without)
    await inTransaction(ctx, async (ctx) => {
      const row = await queries.lockRegistration(ctx, id)
      if (row?.sitting_id !== sittingId || row.seat !== 'taken' || row.room !== null) return
      await queries.changeRegistration(ctx.db, id, { room: await freeRoom(ctx, sittingId) })
    })
}

/** The moment at which the gate closes; null where nobody has said when. */
export const gateClosesAt = ({ sits_on, gate_closes }: Pick<Sitting, 'sits_on' | 'gate_closes'>): string | null =>
  gate_closes === null ? null : new Date(`${sits_on}T${gate_closes}:00+05:30`).toISOString()

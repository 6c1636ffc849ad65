import type { Instant } from '@northlight/contract/dates'
import type { Db } from '@northlight/db/database'
import { fold as foldText } from '@northlight/db/fold'
import { fold } from '@northlight/db/search'
import type { Tables } from '@northlight/db/tables'
import type { Insertable, Selectable } from 'kysely'

export type Reservation = Selectable<Tables['event_reservations']>

export const insertReservation = (db: Db, row: Insertable<Tables['event_reservations']>) =>
  db.insertInto('event_reservations').values(row).returningAll().executeTakeFirstOrThrow()

/** What stands for this number at this event; what was cancelled does not. */
export const standingReservation = (db: Db, eventId: number, phone: string) =>
  db
    .selectFrom('event_reservations')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('phone', '=', phone)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()

/** Whose seats at this event stand, held or confirmed. */
export const standingAt = (db: Db, eventId: number) =>
  db
    .selectFrom('event_reservations')
    .select(['email', 'people'])
    .where('event_id', '=', eventId)
    .where('cancelled_at', 'is', null)
    .execute()

/** How many reservations of a network wait for an answer. */
export const heldFrom = async (db: Db, network: string): Promise<number> => {
  const { count } = await db
    .selectFrom('event_reservations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('held_from', '=', network)
    .where('held_until', 'is not', null)
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Reservations whose time to answer is over. */
export const unanswered = async (db: Db, now: Instant, eventId?: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('event_reservations')
    .select('id')
    .where('held_until', '<=', now)
    .where('cancelled_at', 'is', null)
    .$if(eventId !== undefined, (query) => query.where('event_id', '=', eventId ?? 0))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** False when nothing waited for an answer any more. */
export const answer = async (db: Db, id: number, now: Instant): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('event_reservations')
    .set({ held_until: null, held_from: null, updated_at: now })
    .where('id', '=', id)
    .where('held_until', 'is not', null)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** With its event, which may have been taken off the site since but not deleted. */
export const reservationWithEvent = async (db: Db, id: number) => {
  const row = await db.selectFrom('event_reservations').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || row.event_id === null) return undefined
  const event = await db
    .selectFrom('events')
    .leftJoin('branches', 'branches.id', 'events.branch_id')
    .selectAll('events')
    .select('branches.name as branch_name')
    .where('events.id', '=', row.event_id)
    .executeTakeFirstOrThrow()
  return { row, event }
}
export type WithEvent = NonNullable<Awaited<ReturnType<typeof reservationWithEvent>>>

/** How many reservations with the same address came before this one, since a moment. */
export const reservationsBefore = async (db: Db, row: { id: number; email: string }, since: Instant) => {
  const { count } = await db
    .selectFrom('event_reservations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_at', '>', since)
    .where('id', '<', row.id)
    .where(fold('email'), '=', foldText(row.email))
    .executeTakeFirstOrThrow()
  return Number(count)
}

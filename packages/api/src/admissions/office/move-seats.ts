import { shownDate } from '@northlight/contract/dates'
import { sql } from 'kysely'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { allow } from '../../kernel/policy.ts'
import { holdOrders } from '../../payments/orders/orders.ts'
import { tellOfRegistration } from '../mails.ts'
import type { Registration } from '../queries.ts'
import * as queries from '../queries.ts'
import { seasonOfSitting } from '../sittings/seasons.ts'
import { giveSeatsBack, releaseLateHolds } from '../sittings/seats.ts'
import { isTooLate, seatsLeft } from '../sittings/sittings.ts'
import { move } from '../timeline.ts'
import { openApplication } from './open-application.ts'
import { openSitting, type Row } from './sittings.ts'

const beforeTheTest: Registration['state'][] = ['registered', 'paid', 'hall-ticket-issued']

/** Has a seat and has not taken the test. */
const isWaiting = ({ seat, state }: Registration) => seat !== 'none' && beforeTheTest.includes(state)

/**
 * The applications as they are once nobody else can change them: their orders first, then they themselves, then the
 * sittings by their ids, in the order in which everybody who pays, moves or withdraws holds them. Anyone who withdrew a
 * moment before is not among those who wait any more.
 */
const holdWaiting = async (ctx: Ctx, ids: number[]): Promise<Registration[]> => {
  const inOrder = [...new Set(ids)].toSorted((one, other) => one - other)
  for (const id of inOrder) await holdOrders(ctx, 'admission', id)
  const held = []
  for (const id of inOrder) held.push(await queries.lockRegistration(ctx, id))
  return held.filter((row) => row !== undefined && isWaiting(row)) as Registration[]
}

/** Counted in one statement: enough seats for all of them, or none is taken. */
const takeSeats = async (ctx: Ctx, to: Row, count: number) => {
  const { numUpdatedRows } = await ctx.db
    .updateTable('sittings')
    .set((set) => ({ seats_taken: set('seats_taken', '+', count) }))
    .where('id', '=', to.id)
    .where((where) => where(where('seats_held', '+', where.ref('seats_taken')), '<=', sql<number>`seats - ${count}`))
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return
  const left = seatsLeft(await queries.sittingById(ctx.db, to.id))
  fail('conflict', `${count} seats are needed; that test date has ${left} free.`)
}

const moveOne = async (ctx: Ctx, row: Registration, to: Row, reason: string) => {
  const day = shownDate(`${to.sits_on}T06:00:00.000Z`)
  const moved = await move(ctx, row.id, {
    to: row.payment_status === 'PAID' ? 'paid' : 'registered',
    action: 'move-sitting',
    note: `${reason} New test date: ${to.centre}, ${day}.`,
    change: {
      sitting_id: to.id,
      exam_date: null,
      ticket_version: row.ticket_version + 1,
      ticket_issued_at: null,
      room: null,
    },
  })
  await enqueue(
    ctx,
    tellOfRegistration,
    { id: row.id, about: 'moved' },
    { key: `admission-moved:${row.id}:${moved.ticket_version}` },
  )
}

/** Each family keeps what it paid, its old ticket stops counting, and it is told with the reason. */
const moveSeats = async (ctx: Ctx, waiting: Registration[], to: Row, reason: string) => {
  if (isTooLate(ctx, await queries.sittingById(ctx.db, to.id))) invalid({ to: ['This test date is over.'] })
  const bySitting = Map.groupBy(waiting, ({ sitting_id }) => sitting_id)
  for (const id of bySitting.keys()) {
    if (id === to.id) invalid({ to: ['Choose another test date.'] })
    if (seasonOfSitting(await openSitting(ctx, id)) !== seasonOfSitting(to))
      invalid({ to: ['Choose a test date of the same season.'] })
  }
  const other = waiting.find((one) => to.classes.length > 0 && !to.classes.includes(one.class))
  if (other) invalid({ to: [`This test date is for ${to.classes.join(', ')} only.`] })
  for (const id of [to.id, ...bySitting.keys()].toSorted((one, another) => one - another))
    await (id === to.id
      ? takeSeats(ctx, to, waiting.length)
      : giveSeatsBack(ctx.db, id, bySitting.get(id)?.length ?? 0))
  for (const row of waiting) await moveOne(ctx, row, to, reason)
}

const seatedIn = async ({ db }: Ctx, sittingId: number): Promise<number[]> =>
  (
    await db
      .selectFrom('registrations')
      .select('id')
      .where('sitting_id', '=', sittingId)
      .where('seat', '!=', 'none')
      .where('state', 'in', beforeTheTest)
      .execute()
  ).map(({ id }) => id)

/** Everybody with a seat goes to another sitting, or nobody does. */
export const moveEverybody = async (ctx: Ctx, id: number, toId: number, reason: string): Promise<number> => {
  allow(ctx, 'sittings.write')
  const from = await openSitting(ctx, id)
  // By itself: it holds applications and sittings in another order than a move.
  await inTransaction(ctx, (ctx) => releaseLateHolds(ctx, from.id))
  return inTransaction(ctx, async (ctx) => {
    const to = await openSitting(ctx, toId)
    const held = await holdWaiting(ctx, await seatedIn(ctx, from.id))
    const waiting = held.filter(({ sitting_id }) => sitting_id === from.id)
    if (waiting.length === 0) fail('conflict', 'Nobody has a seat on this test date.')
    await moveSeats(ctx, waiting, to, reason)
    const details = { to: to.id, count: waiting.length }
    await audit(ctx, { action: 'admissions.move-everybody', entity: 'sitting', id, details })
    return waiting.length
  })
}

/** The same for chosen applications, of whatever sittings: all of them or nobody. */
export const moveChosen = async (ctx: Ctx, ids: number[], toId: number, reason: string): Promise<number> => {
  allow(ctx, 'sittings.write')
  const chosen: Registration[] = []
  for (const id of new Set(ids)) chosen.push(await openApplication(ctx, id, 'sittings.write'))
  for (const id of new Set(chosen.map(({ sitting_id }) => sitting_id)))
    await inTransaction(ctx, (ctx) => releaseLateHolds(ctx, id))
  return inTransaction(ctx, async (ctx) => {
    const to = await openSitting(ctx, toId)
    const waiting = await holdWaiting(
      ctx,
      chosen.map(({ id }) => id),
    )
    const without = chosen.find(({ id }) => !waiting.some((one) => one.id === id))
    if (without) invalid({ ids: [`${without.name} has no seat that could be moved.`] })
    await moveSeats(ctx, waiting, to, reason)
    const details = { ids: waiting.map(({ id }) => id) }
    await audit(ctx, { action: 'admissions.move-chosen', entity: 'sitting', id: to.id, details })
    return waiting.length
  })
}

import { shownDate } from '@northlight/contract/dates'
import { sql } from 'kysely'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { allow } from '../../kernel/policy.ts'
import { holdOrders } from '../../payments/orders/orders.ts'
import { tellOfRegistration } from '../mails.ts'
import * as queries from '../queries.ts'
import { seasonOfSitting } from '../sittings/seasons.ts'
import { giveSeatsBack, releaseLateHolds } from '../sittings/seats.ts'
import { isTooLate, seatsLeft } from '../sittings/sittings.ts'
import { move } from '../timeline.ts'
import { openApplication } from './open-application.ts'
import { openSitting, type Row } from './sittings.ts'

/** Who has a seat at a sitting and has not taken the test; of chosen ones only those. */
const waitingIn = ({ db }: Ctx, sittingId: number, ids?: number[]) =>
  db
    .selectFrom('registrations')
    .select(['id', 'class'])
    .where('sitting_id', '=', sittingId)
    .where('seat', '!=', 'none')
    .where('state', 'in', ['registered', 'paid', 'hall-ticket-issued'])
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .orderBy('id')
    .execute()
type Waiting = Awaited<ReturnType<typeof waitingIn>>

/** Seats there are counted in one statement: enough for all of them, or none is taken. */
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

const moveOne = async (ctx: Ctx, id: number, to: Row, reason: string) => {
  const row = (await queries.lockRegistration(ctx, id)) ?? fail('not_found')
  const day = shownDate(`${to.sits_on}T06:00:00.000Z`)
  const moved = await move(ctx, id, {
    to: row.payment_status === 'PAID' ? 'paid' : 'registered',
    action: 'move-sitting',
    note: `${reason} New test date: ${to.centre}, ${day}.`,
    change: { sitting_id: to.id, exam_date: null, ticket_version: row.ticket_version + 1, ticket_issued_at: null },
  })
  await enqueue(
    ctx,
    tellOfRegistration,
    { id, about: 'moved' },
    { key: `admission-moved:${id}:${moved.ticket_version}` },
  )
}

/** Each family keeps what it paid, its old ticket stops counting, and it is told with the reason. */
const moveSeats = async (ctx: Ctx, from: Row, to: Row, waiting: Waiting, reason: string) => {
  if (from.id === to.id) invalid({ to: ['Choose another test date.'] })
  if (seasonOfSitting(to) !== seasonOfSitting(from)) invalid({ to: ['Choose a test date of the same season.'] })
  if (isTooLate(ctx, await queries.sittingById(ctx.db, to.id))) invalid({ to: ['This test date is over.'] })
  const other = waiting.find((one) => to.classes.length > 0 && !to.classes.includes(one.class))
  if (other) invalid({ to: [`This test date is for ${to.classes.join(', ')} only.`] })
  for (const one of waiting) await holdOrders(ctx, 'admission', one.id)
  await takeSeats(ctx, to, waiting.length)
  await giveSeatsBack(ctx.db, from.id, waiting.length)
  for (const one of waiting) await moveOne(ctx, one.id, to, reason)
}

/** Everybody with a seat goes to another sitting, or nobody does. */
export const moveEverybody = (ctx: Ctx, id: number, toId: number, reason: string): Promise<number> => {
  allow(ctx, 'sittings.write')
  return inTransaction(ctx, async (ctx) => {
    const from = await openSitting(ctx, id)
    const to = await openSitting(ctx, toId)
    await releaseLateHolds(ctx, from.id)
    const waiting = await waitingIn(ctx, from.id)
    if (waiting.length === 0) fail('conflict', 'Nobody has a seat on this test date.')
    await moveSeats(ctx, from, to, waiting, reason)
    const details = { to: to.id, count: waiting.length }
    await audit(ctx, { action: 'admissions.move-everybody', entity: 'sitting', id, details })
    return waiting.length
  })
}

/** The same for chosen applications, of whatever sittings: all of them or nobody. */
export const moveChosen = (ctx: Ctx, ids: number[], toId: number, reason: string): Promise<number> => {
  allow(ctx, 'sittings.write')
  return inTransaction(ctx, async (ctx) => {
    const to = await openSitting(ctx, toId)
    const chosen = []
    for (const id of new Set(ids)) chosen.push(await openApplication(ctx, id, 'sittings.write'))
    // In the order of the ids, so that two colleagues never wait for each other.
    const bySitting = [...Map.groupBy(chosen, ({ sitting_id }) => sitting_id)].toSorted(([one], [other]) => one - other)
    for (const [sittingId, rows] of bySitting) {
      await releaseLateHolds(ctx, sittingId)
      const waiting = await waitingIn(
        ctx,
        sittingId,
        rows.map(({ id }) => id),
      )
      const without = rows.find(({ id }) => !waiting.some((one) => one.id === id))
      if (without) invalid({ ids: [`${without.name} has no seat that could be moved.`] })
      await moveSeats(ctx, await openSitting(ctx, sittingId), to, waiting, reason)
    }
    const details = { ids: chosen.map(({ id }) => id) }
    await audit(ctx, { action: 'admissions.move-chosen', entity: 'sitting', id: to.id, details })
    return chosen.length
  })
}

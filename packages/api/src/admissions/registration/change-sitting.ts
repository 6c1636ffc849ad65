import { indianDay, later, shownDate } from '@northlight/contract/dates'
import type { Tables } from '@northlight/db/tables'
import type { Updateable } from 'kysely'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { closeOpenOrder, holdOrders } from '../../payments/orders/orders.ts'
import { refundsOf } from '../../payments/refunds/refunds.ts'
import { tellOfRegistration } from '../mails.ts'
import type { Registration, Sitting } from '../queries.ts'
import * as queries from '../queries.ts'
import { seasonOfSitting } from '../sittings/seasons.ts'
import { giveSeatsBack, seatHold, seatIn } from '../sittings/seats.ts'
import { full, objectionTo, satAtHome } from '../sittings/sittings.ts'
import { move } from '../timeline.ts'
import { ownRegistration } from './own-registration.ts'

/** A seat can be moved until the day before; one that the money never got can be chosen at any time. */
export const canChange = (ctx: Ctx, row: Registration, sitting: Sitting): boolean => {
  if (!['registered', 'paid', 'hall-ticket-issued'].includes(row.state)) return false
  return row.seat !== 'taken' || indianDay(ctx.now()) < sitting.sits_on
}

const day = (sitting: Sitting) => shownDate(`${sitting.sits_on}T06:00:00.000Z`)

/** In the order of the ids, so that two families who swap sittings never wait for each other. */
const swapSeats = async (ctx: Ctx, row: Registration, to: Sitting) => {
  const giveBack = async () => row.seat !== 'none' && giveSeatsBack(ctx.db, row.sitting_id, 1)
  if (row.sitting_id < to.id) await giveBack()
  if (!(await seatIn(ctx, to.id))) full('sitting')
  if (row.sitting_id > to.id) await giveBack()
}

/** The office has sent the fee back: with it the application ends, and nobody takes a seat for money that has left. */
const isGivenBack = async (ctx: Ctx, { id }: Registration): Promise<boolean> =>
  (await refundsOf(ctx, 'admission', [id])).get(id)?.left_paise === 0

/** A sitting that costs nothing is paid for once it is chosen. */
const isSettled = (row: Registration, to: Sitting) => row.payment_status === 'PAID' || to.fee_paise === 0

const changeFor = (ctx: Ctx, row: Registration, to: Sitting): Updateable<Tables['registrations']> => {
  const isPaid = isSettled(row, to)
  return {
    sitting_id: to.id,
    exam_date: null,
    payment_status: isPaid ? 'PAID' : row.payment_status,
    // Anyone who has paid keeps what was paid; anyone who has not pays what the new sitting costs.
    fee_paise: row.payment_status === 'PAID' ? row.fee_paise : to.fee_paise,
    seat: isPaid ? 'taken' : 'held',
    held_until: isPaid ? null : later(ctx.now(), seatHold),
    attention: null,
    ticket_version: row.ticket_version + 1,
    ticket_issued_at: null,
    room: null,
  }
}

/** Moves the family to another sitting while it has seats. An issued hall ticket stops counting; a new one follows. */
export const changeSitting = async (ctx: Ctx, code: string): Promise<Registration> => {
  const own = await ownRegistration(ctx)
  return inTransaction(ctx, async (ctx) => {
    await holdOrders(ctx, 'admission', own.id)
    const row = (await queries.lockRegistration(ctx, own.id)) ?? fail('not_found', 'Data not found')
    const from = await queries.sittingById(ctx.db, row.sitting_id)
    if (!canChange(ctx, row, from)) fail('conflict', 'This application can no longer be moved. Please call us.')
    const to =
      (await queries.sittingByCode(ctx.db, code)) ?? invalid({ sitting: ['Choose a test date from the list.'] })
    const objection =
      to.id === from.id && row.seat !== 'none'
        ? 'You have this test date already.'
        : seasonOfSitting(to) !== row.season
          ? `This test date is for ${seasonOfSitting(to)}. Apply for that year anew.`
          : objectionTo(ctx, to, row.class)
    if (objection) invalid({ sitting: [objection] })
    const { season, user_id: userId } = row
    if (to.mode === 'ONLINE' && userId && (await queries.hasSatAtHome(ctx.db, { userId, season, besides: row.id })))
      invalid({ sitting: [satAtHome] })
    if (await isGivenBack(ctx, row))
      fail('conflict', 'Your fee is on its way back to you, so this application ends. Please register again.')
    if (row.payment_status === 'PAID' && to.fee_paise > row.fee_paise)
      invalid({ sitting: ['This test date costs more than you have paid. Please call us.'] })
    await swapSeats(ctx, row, to)
    const moved = await move(ctx, row.id, {
      to: isSettled(row, to) ? 'paid' : 'registered',
      action: 'change-sitting',
      note: `New test date: ${to.centre}, ${day(to)}.`,
      change: changeFor(ctx, row, to),
    })
    // What was asked for another sitting is no longer owed; paying asks anew.
    if (row.payment_status === 'PENDING' && to.fee_paise !== row.fee_paise)
      await closeOpenOrder(ctx, 'admission', row.id)
    await enqueue(
      ctx,
      tellOfRegistration,
      { id: row.id, about: 'moved' },
      { key: `admission-moved:${row.id}:${moved.ticket_version}` },
    )
    return moved
  })
}

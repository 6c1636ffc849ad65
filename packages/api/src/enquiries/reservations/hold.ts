import { later } from '@northlight/contract/dates'
import { hours } from '@northlight/contract/durations'
import type { ReserveInput } from '@northlight/contract/enquiries/reservation'
import { mostPeople } from '@northlight/contract/enquiries/reservation'
import { isOnCampus } from '../../accounts/session/campus.ts'
import { isSameMailbox } from '../../families/consent/own-contact.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { personDigest } from '../../kernel/limits.ts'
import { idOfKey, isConfirmingProof } from './link.ts'
import * as queries from './queries.ts'
import { endReservation } from './seats.ts'

/** A mail is there in a minute. A number that gave no address is called by the office, on a working day. */
const mailboxHas = hours(2)
const numberHas = hours(48)

/** So many reservations that nobody has answered for hold seats from one network at a time. */
export const mostHeldFrom = 5

export const holdFor = (ctx: Ctx, { email }: ReserveInput, startsAt: string): string => {
  const until = later(ctx.now(), email === undefined ? numberHas : mailboxHas)
  return until < startsAt ? until : startsAt
}

/** Nobody keeps who asked from where: only whether it is the same place, and only while the seats are held. */
export const networkOf = (ctx: Ctx): string => personDigest(`seats|${ctx.address}`)

/**
 * A household is a number, which has one reservation, and a mailbox, for which there are as many seats as one form
 * takes. A network may be a school: it is only stopped while several of its reservations wait for an answer.
 */
export const refuseTooMany = async (ctx: Ctx, eventId: number, { email, people }: ReserveInput) => {
  const standing = await queries.standingAt(ctx.db, eventId)
  const own = standing.filter((one) => email !== undefined && one.email !== null && isSameMailbox(one.email, email))
  if (own.length > 0 && own.reduce((sum, one) => sum + one.people, people) > mostPeople)
    invalid({
      email: [
        'Seats are already reserved with this e-mail address. To change the number of people, cancel that reservation with the link in the mail and reserve again, or call us.',
      ],
    })
  if ((await queries.heldFrom(ctx.db, networkOf(ctx))) >= mostHeldFrom && !(await isOnCampus(ctx)))
    fail(
      'too_many',
      'Several reservations from your network wait for their answer. Open the link in the mail that we sent, or call us: we reserve the seats for you.',
    )
}

/** Seats for which nobody has answered in time are free again. */
export const releaseUnanswered = async (ctx: Ctx, eventId?: number): Promise<number> => {
  let released = 0
  for (const id of await queries.unanswered(ctx.db, ctx.now(), eventId))
    await inTransaction(ctx, async (ctx) => {
      if (!(await endReservation(ctx, id, { onlyUnanswered: true }))) return
      released += 1
      await audit(ctx, { action: 'enquiries.release-seats', entity: 'event_reservation', id })
    })
  return released
}

/** The mailbox has answered by the link in its mail, or the office has called the number. A second press changes nothing. */
export const confirmSeats = (ctx: Ctx, key: string, proof: string) =>
  inTransaction(ctx, async (ctx) => {
    const id = idOfKey(ctx, key)
    const found = id === undefined ? undefined : await queries.reservationWithEvent(ctx.db, id)
    if (!found || !isConfirmingProof(ctx, found.row.id, proof))
      return fail('not_found', 'This link is not known. Open it again from the mail, or call us.')
    if (await queries.answer(ctx.db, found.row.id, ctx.now())) {
      await audit(ctx, { action: 'enquiries.confirm-seats', entity: 'event_reservation', id: found.row.id })
      return { ...found, row: { ...found.row, held_until: null } }
    }
    if (found.row.cancelled_at !== null)
      return fail(
        'conflict',
        'These seats are free again, because nobody confirmed them in time. Please reserve again.',
      )
    return found
  })

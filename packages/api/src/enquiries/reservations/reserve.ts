import { later } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import type { ReserveInput } from '@northlight/contract/enquiries/reservation'
import { isUniqueViolation } from '@northlight/db/errors'
import { eventBySlug } from '../../content/events/queries.ts'
import { seatsLeft } from '../../content/events/views.ts'
import { keepContactEvent } from '../../counselling/contact-events/keep-contact-event.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { languageOfCall } from '../../kernel/language-of-call.ts'
import { reservation } from '../forms/reservation.ts'
import { holdFor, networkOf, refuseTooMany, releaseUnanswered } from './hold.ts'
import { confirmReservation, tellOfficeOfReservation } from './jobs.ts'
import * as queries from './queries.ts'
import { takeSeats } from './seats.ts'

type Event = NonNullable<Awaited<ReturnType<typeof eventBySlug>>>

export const counted = (people: number): string => (people === 1 ? '1 person' : `${people} people`)

const refuseLate = (ctx: Ctx, { event_date, ends_at }: Event) => {
  if ((ends_at ?? event_date) <= ctx.now())
    fail('conflict', 'This event is over. Please see our events page for the ones that are coming up.')
  if (event_date <= ctx.now())
    fail('conflict', 'This event has begun, so seats can no longer be reserved online. Please call us.')
}

/** The same words within a minute: a second click, not a second wish. */
const isSecondClick = (ctx: Ctx, row: queries.Reservation, input: ReserveInput) =>
  row.name === input.name &&
  row.people === input.people &&
  row.email === (input.email ?? null) &&
  row.created_at > later(ctx.now(), -minutes(1))

/** Says how many, because the family must know what stands; says no name, because anybody can type a number. */
const refuseSecond = ({ people }: queries.Reservation): never =>
  invalid({
    phone: [
      `Seats for ${counted(people)} are already reserved with this mobile number. To change the number of people, cancel that reservation with its link (it is in the mail, if you gave an e-mail address) and reserve again, or call us.`,
    ],
  })

const refuseFull = async (ctx: Ctx, { slug }: Event): Promise<never> => {
  const event = (await eventBySlug(ctx.db, slug)) ?? fail('not_found')
  const left = seatsLeft(event)
  if (!left) return fail('conflict', 'All seats for this event are taken. Please call us: a seat may come free.')
  return invalid({
    people: [left === 1 ? 'Only 1 seat is left.' : `Only ${left} seats are left. Choose ${left} or fewer, or call us.`],
  })
}

/** What this number has at this event already: given again after a second click, refused otherwise. */
const standingFor = async (ctx: Ctx, event: Event, input: ReserveInput) => {
  const standing = await queries.standingReservation(ctx.db, event.id, input.phone)
  return standing && (isSecondClick(ctx, standing, input) ? standing : refuseSecond(standing))
}

const write = (ctx: Ctx, event: Event, input: ReserveInput) =>
  inTransaction(ctx, async (ctx) => {
    const before = await standingFor(ctx, event, input)
    if (before) return before
    // The last seats may have gone to the first of two clicks while this one waited for them.
    if (!(await takeSeats(ctx, event.id, input.people)))
      return (await standingFor(ctx, event, input)) ?? refuseFull(ctx, event)
    // After the seats: others who come at the same moment wait for this transaction, so nobody is overlooked.
    await refuseTooMany(ctx, event.id, input)
    const now = ctx.now()
    const row = await queries.insertReservation(ctx.db, {
      event_id: event.id,
      event_name: event.name,
      name: input.name,
      phone: input.phone,
      email: input.email ?? null,
      people: input.people,
      language: languageOfCall(ctx),
      held_until: holdFor(ctx, input, event.event_date),
      held_from: networkOf(ctx),
      cancelled_at: null,
      created_at: now,
      updated_at: now,
    })
    await audit(ctx, {
      action: 'enquiries.reserve-seats',
      entity: 'event_reservation',
      id: row.id,
      details: { event: event.id, people: row.people },
    })
    await enqueue(ctx, tellOfficeOfReservation, { id: row.id, news: 'made' })
    if (row.email) await enqueue(ctx, confirmReservation, { id: row.id })
    await keepContactEvent(ctx, reservation.kind, row)
    return row
  })

/** Seats, row, audit entry and mails, all or nothing. */
export const reserveSeats = async (ctx: Ctx, slug: string, input: ReserveInput) => {
  const event = (await eventBySlug(ctx.db, slug)) ?? fail('not_found')
  refuseLate(ctx, event)
  await releaseUnanswered(ctx, event.id)
  const row = await write(ctx, event, input).catch((error: unknown) => {
    // Two at once with the same number: the seats of the second went back with its transaction, and now it is known.
    if (isUniqueViolation(error, 'event_reservations')) return write(ctx, event, input)
    throw error
  })
  return { row, event }
}

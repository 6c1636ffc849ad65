import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { emailAddress, indianMobile, slug } from '../fields.ts'
import { line } from './typed-text.ts'

const tag = 'Enquiries'

/** A family, or a few friends; a school that wants to bring a class calls us. */
export const mostPeople = 6

const howMany = `Choose how many of you will come: 1 to ${mostPeople}.`

export const ReserveInput = z.object({
  name: line('name'),
  phone: indianMobile,
  people: z
    .union([z.string(), z.number()], { error: howMany })
    .transform((value) => String(value).trim())
    .pipe(z.string().regex(/^\d$/, howMany).transform(Number))
    .pipe(z.number().min(1, howMany).max(mostPeople, howMany))
    .meta({ label: 'number of people' }),
  /** Where the confirmation with the calendar file goes. */
  email: emailAddress.optional(),
})
export type ReserveInput = z.output<typeof ReserveInput>

/** What anyone who holds the link may see: nothing of the person. */
export const ReservationView = z.object({
  people: z.number().int(),
  /** False once the event has begun: there is nothing left to give back. */
  can_be_cancelled: z.boolean(),
  is_cancelled: z.boolean(),
  /** Until then the seats wait for the mailbox or the number to answer, and are free again afterwards; null: it has. */
  held_until: z.iso.datetime().nullable(),
  /** Which of them is asked. */
  answers_by: z.enum(['mail', 'call']),
  /** The page that shows the reservation and asks whether to cancel it. Its address is a secret of the person. */
  url: z.url(),
  event: z.object({
    name: z.string(),
    slug: z.string(),
    event_date: z.iso.datetime(),
    event_date_on: z.string(),
    time: z.string(),
    venue: z.string().nullable(),
  }),
})
export type ReservationView = z.output<typeof ReservationView>

export const reserveSeats = endpoint({
  method: 'post',
  path: '/event/{slug}/reserve',
  summary: 'Reserve seats at an event; the same mobile number has one reservation for an event',
  tag,
  limit: 'form',
  params: z.object({ slug }),
  input: ReserveInput,
  reply: z.object({ message: z.string(), reservation: ReservationView }),
  status: 201,
  example: {
    params: { slug: 'night-sky-evening' },
    input: { name: 'Asha Rao', phone: '9845000199', people: 3, email: 'asha@example.com' },
  },
})

const key = z.object({ key: z.string().min(1).max(200) })

export const reservation = endpoint({
  method: 'get',
  path: '/event-reservation/{key}',
  summary: 'A reservation, by the link in the mail; looking at it changes nothing',
  tag,
  params: key,
  reply: z.object({ message: z.string(), reservation: ReservationView }),
})

export const cancelReservation = endpoint({
  method: 'post',
  path: '/event-reservation/{key}/cancel',
  summary: 'Give the seats of a reservation back, by the link in the mail',
  tag,
  params: key,
  reply: z.object({ message: z.string(), reservation: ReservationView }),
})

export const confirmReservation = endpoint({
  method: 'post',
  path: '/event-reservation/{key}/confirm/{proof}',
  summary: 'Confirm a reservation by the link in the mail; until then its seats are only held',
  tag,
  params: key.extend({ proof: z.string().min(1).max(200) }),
  reply: z.object({ message: z.string(), reservation: ReservationView }),
})

export const reservationEndpoints = [reserveSeats, reservation, cancelReservation, confirmReservation] as const

import type { Instant } from '@northlight/contract/dates'
import type { Paise } from '@northlight/contract/money'
import type { Ctx } from '../kernel/context.ts'
import { partOf, port } from '../kernel/ports.ts'
import type { Enrolment } from './queries.ts'

type Place = Pick<Enrolment, 'id' | 'registration_id' | 'course_branch_id' | 'discounted_amount_paise'>
type Offered = Place & { registration_id: number }

/** A place that was offered after the aptitude test: what the domain that offers it says. All in the caller's transaction. */
export type OfferedPlace = {
  /** Locks the application that the place was offered to. */
  hold(ctx: Ctx, registrationId: number): Promise<void>
  /** The application ends with the fee of the place. Gives why not, where the offer is over. */
  paid(ctx: Ctx, place: Offered, paid: { at: Instant; taken: Paise }): Promise<string | null>
  /** The same question before anybody pays a sum. */
  objection(ctx: Ctx, place: Offered, sum: Paise): Promise<string | null>
  /** What the place costs today; null where it is not the one that is offered. */
  feeNow(ctx: Ctx, place: Pick<Offered, 'id' | 'registration_id'>): Promise<Paise | null>
}

/** A seat that was offered is taken with its fee. An answer is needed each time, so this is no event. */
export const offeredPlace = port<OfferedPlace>('enrolments.offered-place', 1, 1)

const isOffered = <P extends Pick<Place, 'registration_id'>>(place: P): place is P & { registration_id: number } =>
  place.registration_id !== null

/**
 * Called before the enrolment is written: anyone who takes, declines or withdraws an offer holds the application first.
 */
export const holdApplication = async (ctx: Ctx, { registration_id = null }: Partial<Place>): Promise<void> => {
  if (registration_id !== null) await partOf(ctx, offeredPlace).hold(ctx, registration_id)
}

/** Gives why not, where the offer is over. `taken`: the fee it was taken at, before the payment. */
export const afterEnrolmentPaid = async (
  ctx: Ctx,
  place: Place,
  paid: { at: Instant; taken: Paise },
): Promise<string | null> => (isOffered(place) ? partOf(ctx, offeredPlace).paid(ctx, place, paid) : null)

/** The same question before anybody pays. */
export const objectionToOffer = async (
  ctx: Ctx,
  place: Place,
  sum: Paise = place.discounted_amount_paise,
): Promise<string | null> => (isOffered(place) ? partOf(ctx, offeredPlace).objection(ctx, place, sum) : null)

/** What the seat that the office named costs today; null where this place is none. */
export const namedFeeNow = async (ctx: Ctx, place: Pick<Place, 'id' | 'registration_id'>): Promise<Paise | null> =>
  isOffered(place) ? partOf(ctx, offeredPlace).feeNow(ctx, place) : null

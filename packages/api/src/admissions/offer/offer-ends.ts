import { type Instant, instant, later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import type { Paise } from '@northlight/contract/money'
import type { Ctx } from '../../kernel/context.ts'
import { liveOffer, type Offer } from '../office/offer-queries.ts'
import type { Registration } from '../queries.ts'
import * as queries from '../queries.ts'

/** As the rules of the aptitude test say: from the report, or from the offer where the office was later. */
const held = days(30)

const heldUntil = async (ctx: Ctx, row: Registration): Promise<Instant> => {
  const offered = (await queries.stepsOf(ctx.db, row.id)).findLast(({ state }) => state === 'offered')
  const from = [row.result_at, offered?.at]
    .filter((at) => typeof at === 'string')
    .toSorted()
    .at(-1)
  return later(from ?? row.updated_at, held)
}

const lastMoment = (day: string): Instant => instant(Date.parse(`${day}T23:59:59.999+05:30`))

/** The last moment at which an offered seat may be taken: the end of the day the office named, in India, or 30 days. */
export const offerEnds = async (ctx: Ctx, row: Registration, given: Offer | undefined): Promise<Instant> =>
  given ? lastMoment(given.until) : heldUntil(ctx, row)

const closed: Partial<Record<Registration['state'], string>> = {
  declined: 'This application was declined, so its seat is no longer offered.',
  withdrawn: 'This application was withdrawn, so its seat is no longer offered.',
}

export type PaidSeat = {
  place: number | null
  /** The whole fee that was paid, or whose first part was. */
  sum?: Paise | undefined
  /** The place it was paid for, and at what it was taken. */
  taken?: { enrolment_id: number; sum: Paise } | undefined
  at: Instant
}

/** Taken with this very offer on a day on which the course cost less. */
const isTakenAt = (given: Offer, sum: Paise, taken: PaidSeat['taken']) =>
  taken !== undefined && given.enrolment_id === taken.enrolment_id && taken.sum === sum

/**
 * Why an offered seat cannot be had for money that was paid at a moment, in a sentence; null where it can. Money that
 * was paid in time counts, however late we hear of it. Once the application is admitted the fee of its seat is owed
 * without end; the window of an earlier offer, at another fee, is over all the same.
 */
export const whyOfferIsOver = async (
  ctx: Ctx,
  row: Registration | undefined,
  { place, sum, taken, at }: PaidSeat,
): Promise<string | null> => {
  if (row?.state !== 'offered' && row?.state !== 'admitted')
    return (row && closed[row.state]) ?? 'No seat is offered with this application.'
  const given = await liveOffer(ctx.db, row.id)
  if (given && place !== null && given.course_branch_id !== place)
    return 'Another seat was offered since. Please load your application again.'
  if (given && sum !== undefined && sum !== given.fee_paise - given.waived_paise && !isTakenAt(given, sum, taken))
    return 'The fee of this seat was offered anew since. Please load your application again.'
  return row.state === 'offered' && at > (await offerEnds(ctx, row, given))
    ? 'The day until which the offer was held is over. Please call us.'
    : null
}

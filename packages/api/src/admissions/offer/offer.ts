import type { OfferedPlaceView, OfferView } from '@northlight/contract/admissions/offer'
import { offeredFee } from '@northlight/contract/admissions/offered-fee'
import { type Instant, indianDay } from '@northlight/contract/dates'
import { partsFor } from '@northlight/contract/payments/fee-plan'
import { pricesOn, seatsLeft } from '../../content/courses/fees.ts'
import { openCoursePlaces } from '../../content/courses/queries.ts'
import { enrol } from '../../enrolments/enrol.ts'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { offeredOptions } from '../../options/service.ts'
import * as offers from '../office/offer-queries.ts'
import type { Registration } from '../queries.ts'
import * as queries from '../queries.ts'
import { feeNow, toPayOf } from './fee-now.ts'
import { offerEnds } from './offer-ends.ts'
import { refuseIfOver, seatByOffer } from './seat-by-offer.ts'

const placesOf = async (ctx: Ctx, row: Registration): Promise<OfferedPlaceView[]> => {
  const { programmes } = await offeredOptions(ctx)
  const courses = new Set(programmes.find(({ value }) => value === row.program)?.courses ?? [])
  const today = indianDay(ctx.now())
  return (await openCoursePlaces(ctx.db))
    .filter(({ course_slug }) => courses.has(course_slug))
    .map((place) => {
      const { fee_paise, waived_paise } = offeredFee(pricesOn(today, place), row.waiver_percent ?? 0)
      const payable_paise = fee_paise - waived_paise
      const { fee_plan, starts_on } = place
      return {
        course: place.course_name,
        course_slug: place.course_slug,
        branch: place.branch_name,
        branch_slug: place.branch_slug,
        ...{ fee_paise, waived_paise, payable_paise, letter_paise: null },
        parts: partsFor(fee_plan, { fee_paise: payable_paise, starts_on, today }),
        starts_on,
        seats_left: seatsLeft(place),
      }
    })
}

/** What the office has named is held until the end of its last day in India, for what was offered or less. */
const namedPlace = async (ctx: Ctx, given: offers.Offer): Promise<OfferedPlaceView[]> => {
  const place = given.course_branch_id !== null && (await offers.placeById(ctx.db, given.course_branch_id))
  if (!place) return []
  const { fee_paise, waived_paise } = await feeNow(ctx, given, place)
  const payable_paise = fee_paise - waived_paise
  const letter_paise = toPayOf(given)
  const { fee_plan, starts_on } = place
  return [
    {
      course: place.course_name,
      course_slug: place.course_slug,
      branch: place.branch_name,
      branch_slug: place.branch_slug,
      ...{ fee_paise, waived_paise, payable_paise },
      letter_paise: letter_paise > payable_paise ? letter_paise : null,
      parts: partsFor(fee_plan, { fee_paise: payable_paise, starts_on, today: indianDay(ctx.now()) }),
      starts_on,
      seats_left: seatsLeft(place),
    },
  ]
}

const stateOf = (ctx: Ctx, row: Registration, until: Instant): OfferView['state'] => {
  if (row.state === 'admitted') return 'taken'
  return ctx.now() > until ? 'past' : 'open'
}

const ownRow = async (ctx: Ctx) => {
  const row = await queries.registrationOfUser(ctx.db, signedIn(ctx).id)
  return row?.state === 'offered' || row?.state === 'admitted' ? row : undefined
}

export const ownOffer = async (ctx: Ctx): Promise<OfferView | null> => {
  const row = await ownRow(ctx)
  if (!row) return null
  const given = await offers.liveOffer(ctx.db, row.id)
  const until = await offerEnds(ctx, row, given)
  const state = stateOf(ctx, row, until)
  return {
    number: row.number,
    program: row.program,
    state,
    // Where the price of the day is lower than the fee less the waiver, no waiver is part of the offer.
    waiver_percent: given
      ? (await feeNow(ctx, given)).waived_paise > 0
        ? given.waiver_percent
        : 0
      : (row.waiver_percent ?? 0),
    held_until: until,
    places: state === 'open' ? await (given ? namedPlace(ctx, given) : placesOf(ctx, row)) : [],
  }
}

/**
 * Takes the seat: the one that the office has named, at the fee it was offered at or less, or where it named none a course of
 * the programme. Nothing that a screen sends plays a part in the price. The
 * application becomes admitted when the money arrives, or at once where nothing is left to pay.
 */
export const acceptOffer = async (
  ctx: Ctx,
  wanted: { course_slug: string; branch_slug: string },
  pay: 'full' | 'parts',
) => {
  const row = (await ownRow(ctx)) ?? fail('not_found')
  const offer = (await ownOffer(ctx)) ?? fail('not_found')
  if (offer.state === 'taken') return fail('conflict', 'The seat is yours already.')
  if (offer.state === 'past') return fail('conflict', 'The day until which the offer was held is over. Please call us.')
  const place = offer.places.find(
    (one) => one.course_slug === wanted.course_slug && one.branch_slug === wanted.branch_slug,
  )
  if (!place) return fail('not_found')
  if (await offers.liveOffer(ctx.db, row.id)) {
    const { order } = await seatByOffer(ctx, row, { pay })
    return { order, offer: await ownOffer(ctx) }
  }
  const phone = row.father_phone ?? row.mother_phone ?? ''
  const { order } = await enrol(
    ctx,
    { course: place.course_slug, branch: place.branch_slug },
    { name: row.name, email: row.email, phone, pay },
    { registrationId: row.id, waiverPercent: row.waiver_percent ?? 0 },
  )
  await refuseIfOver(ctx, row.id, null)
  return { order, offer: await ownOffer(ctx) }
}

import { beyondBand, offeredFee } from '@northlight/contract/admissions/offered-fee'
import { indianDay } from '@northlight/contract/dates'
import { pricesOn, seatsLeft } from '../../content/courses/fees.ts'
import type { Ctx } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import type { Registration } from '../queries.ts'
import * as offers from './offer-queries.ts'

type Wanted = { course_branch_id: number; waiver_percent?: number | undefined }

/** What a seat costs this candidate today, as the server's own rows say it; asked with the application held. */
export const termsOf = async (ctx: Ctx, row: Registration, { course_branch_id, waiver_percent }: Wanted) => {
  if (row.state !== 'appeared' && row.state !== 'offered')
    fail('conflict', `This application is ${row.state}; a seat is offered after the test.`)
  const place =
    (await offers.placeById(ctx.db, course_branch_id)) ?? invalid({ course_branch_id: ['Choose a course.'] })
  if (seatsLeft(place) === 0) invalid({ course_branch_id: ['All seats of this course are taken.'] })
  const band = row.waiver_percent ?? 0
  const percent = waiver_percent ?? band
  const prices = pricesOn(indianDay(ctx.now()), place)
  return { place, percent, band, ...offeredFee(prices, percent), beyond_paise: beyondBand(prices, percent, band) }
}

export type OfferTerms = Awaited<ReturnType<typeof termsOf>>

import { indianDay } from '@northlight/contract/dates'
import { partsFor } from '@northlight/contract/payments/fee-plan'
import { pricesOn, seatsLeft } from '../../content/courses/fees.ts'
import type { Ctx } from '../../kernel/context.ts'
import { allow } from '../../kernel/policy.ts'
import { offeredFor, offeredOptions } from '../../options/service.ts'
import { allPlaces, type OfferPlace } from './offer-queries.ts'
import { openApplication } from './open-application.ts'
import { branchOf } from './queries.ts'
import { waivedAlone } from './waivers/limit.ts'

const anything = { fits: () => true, chosenId: null }

/** Of the programmes that the lists offer to a class: their courses fit, and that of the chosen one comes first. */
const wishesOf = async (ctx: Ctx, id: number | undefined, places: OfferPlace[]) => {
  if (id === undefined) return anything
  const row = await openApplication(ctx, id, 'applications.move')
  const { programmes } = await offeredOptions(ctx)
  const courses = new Set(offeredFor(programmes, { class: row.class }).flatMap((entry) => entry.courses))
  const wanted = new Set(programmes.find(({ value }) => value === row.program)?.courses ?? [])
  const chosen = places.filter((place) => wanted.has(place.course_slug) && seatsLeft(place) !== 0)
  const branch = await branchOf(ctx.db, id)
  const near = chosen.find(({ branch_id }) => branch_id === branch) ?? (chosen.length === 1 ? chosen[0] : undefined)
  const all = new Set([...courses, ...wanted])
  return {
    // A list that names no course of this class leaves all of them.
    fits: (place: OfferPlace) => all.size === 0 || all.has(place.course_slug),
    chosenId: near?.id ?? null,
  }
}

export const offerChoicesFor = async (ctx: Ctx, applicationId: number | undefined) => {
  allow(ctx, 'applications.move')
  const today = indianDay(ctx.now())
  const places = await allPlaces(ctx.db)
  const { fits, chosenId } = await wishesOf(ctx, applicationId, places)
  return {
    choices: places.map((place) => ({
      id: place.id,
      title: `${place.course_name}, ${place.branch_name}`,
      ...pricesOn(today, place),
      seats_left: seatsLeft(place),
      parts:
        partsFor(place.fee_plan, { fee_paise: place.amount_paise, starts_on: place.starts_on, today })?.length ?? 1,
      fits: fits(place),
      is_chosen: place.id === chosenId,
    })),
    waiver_alone_paise: await waivedAlone(ctx),
  }
}

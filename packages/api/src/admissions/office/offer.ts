import { indianDay } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import { holdOffered } from '../../enrolments/close-offered.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import type { Registration } from '../queries.ts'
import * as queries from '../queries.ts'
import { eachOf } from './each-of.ts'
import { type OfferTerms, termsOf } from './offer-terms.ts'
import { openApplication } from './open-application.ts'
import { waivedAlone } from './waivers/limit.ts'
import { insertProposal, replaceWaiting } from './waivers/queries.ts'
import { placeTitle, writeOffer } from './write-offer.ts'

type Offer = { course_branch_id: number; waiver_percent?: number; until: string; note?: string; reason?: string }

/**
 * A seat in a course with what the band takes off the fee, until a day. A waiver of more has a reason; of so much more
 * that the institute wants two people for it, it waits for the second, and the family hears nothing before that. Every
 * offer comes this way, so a longer or another one asks anew. Gives what became of it, in a sentence.
 */
export const offer = async (ctx: Ctx, id: number, { until, note, reason, ...wanted }: Offer): Promise<string> => {
  await openApplication(ctx, id, 'applications.move')
  if (until < indianDay(ctx.now())) invalid({ until: ['This day has passed.'] })
  return inTransaction(ctx, async (ctx) => {
    await holdOffered(ctx, id)
    const row = (await queries.lockRegistration(ctx, id)) ?? fail('not_found')
    const terms = await termsOf(ctx, row, wanted)
    const isBeyond = terms.percent > terms.band
    if (isBeyond && reason === undefined)
      invalid({ reason: [`The band gives ${terms.band} per cent. Say why more is waived.`] })
    await replaceWaiting(ctx, id)
    const given = { until, note: note ?? null, reason: isBeyond ? (reason ?? null) : null }
    if (terms.beyond_paise > (await waivedAlone(ctx))) return propose(ctx, row, terms, given)
    await writeOffer(ctx, row, { ...terms, ...given, by_id: actorId(ctx), signed_by: null })
    return 'Offered. The family gets the letter.'
  })
}

type Words = { until: string; note: string | null; reason: string | null }

/** An offer that stands stays as it is until the new one is signed. */
const propose = async (ctx: Ctx, row: Registration, terms: OfferTerms, { until, note, reason }: Words) => {
  const { place, percent, band, fee_paise, waived_paise, beyond_paise } = terms
  await insertProposal(ctx.db, {
    registration_id: row.id,
    course_branch_id: place.id,
    title: placeTitle(place),
    waiver_percent: percent,
    band_percent: band,
    ...{ fee_paise, waived_paise, beyond_paise, until, note },
    reason: reason ?? '',
    state: 'waiting',
    proposed_by: actorId(ctx),
    proposed_at: ctx.now(),
  })
  await audit(ctx, {
    action: 'admissions.propose-waiver',
    entity: 'registration',
    id: row.id,
    details: { percent, beyond_paise },
  })
  return `${shownMoney(beyond_paise)} beyond the band: somebody else signs it first. The family hears nothing until then.`
}

/** Each with the waiver of the band that was reached, and no more. */
export const offerMany = (ctx: Ctx, ids: number[], input: Omit<Offer, 'waiver_percent' | 'reason'>) => {
  allow(ctx, 'applications.move')
  return eachOf(ctx, [...new Set(ids)], async (id) => {
    await offer(ctx, id, input)
  })
}

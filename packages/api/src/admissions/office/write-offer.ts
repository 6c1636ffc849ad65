import { shownDate } from '@northlight/contract/dates'
import { closeOffered } from '../../enrolments/close-offered.ts'
import { audit } from '../../kernel/audit.ts'
import type { Ctx } from '../../kernel/context.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { tellOfRegistration } from '../mails.ts'
import type { Registration } from '../queries.ts'
import * as queries from '../queries.ts'
import { move } from '../timeline.ts'
import * as offers from './offer-queries.ts'
import type { OfferTerms } from './offer-terms.ts'

export const placeTitle = ({ course_name, branch_name }: OfferTerms['place']) => `${course_name}, ${branch_name}`

type Given = OfferTerms & {
  until: string
  note: string | null
  reason: string | null
  by_id: number | null
  signed_by: number | null
}

/**
 * The offer takes effect and the family gets the letter. The first one brings the application on; a later one takes the
 * place of the one before. With the application held.
 */
export const writeOffer = async (ctx: Ctx, row: Registration, given: Given) => {
  const { place, percent, fee_paise, waived_paise, until, note, reason, by_id, signed_by } = given
  const { id } = row
  const before = await offers.liveOffer(ctx.db, id)
  const isSame =
    before?.course_branch_id === place.id && before.fee_paise - before.waived_paise === fee_paise - waived_paise
  // What was begun at the old offer is not asked for any more; a longer one of the same seat and fee goes on.
  if (before && !isSame) await closeOffered(ctx, id)
  await offers.replaceOffer(ctx, id)
  await offers.insertOffer(ctx.db, {
    registration_id: id,
    course_branch_id: place.id,
    title: placeTitle(place),
    fee_paise,
    waiver_percent: percent,
    waived_paise,
    enrolment_id: isSame ? (before?.enrolment_id ?? null) : null,
    until,
    band_label: row.band_label,
    ...{ note, reason, by_id, signed_by },
    created_at: ctx.now(),
  })
  const sentence = `${placeTitle(place)}${waived_paise > 0 ? `, ${percent} per cent of the tuition waived` : ''}, until ${shownDate(`${until}T06:00:00.000Z`)}.`
  const told = [sentence, note].filter(Boolean).join(' ')
  if (row.state === 'appeared') await move(ctx, id, { to: 'offered', action: 'offer-seat', note: told })
  else {
    // The family reads the offer that stands; those before it stay with the office.
    await queries.changeNote(ctx.db, { id, state: 'offered', note: told })
    await audit(ctx, { action: 'admissions.offer-anew', entity: 'registration', id, details: { percent, until } })
  }
  await enqueue(ctx, tellOfRegistration, { id, about: 'offered' })
}

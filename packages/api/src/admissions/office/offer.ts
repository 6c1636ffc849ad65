import { offeredFee } from '@northlight/contract/admissions/offered-fee'
import { indianDay, shownDate } from '@northlight/contract/dates'
import { pricesOn, seatsLeft } from '../../content/courses/fees.ts'
import { closeOffered, holdOffered } from '../../enrolments/close-offered.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { tellOfRegistration } from '../mails.ts'
import * as queries from '../queries.ts'
import { move } from '../timeline.ts'
import { eachOf } from './each-of.ts'
import * as offers from './offer-queries.ts'
import { openApplication } from './open-application.ts'

type Offer = { course_branch_id: number; waiver_percent?: number; until: string; note?: string }

/**
 * A seat in a course with what the band takes off the fee, until a day. The first offer brings the application on; a
 * later one, longer or better, takes its place. Either way the family gets the letter.
 */
export const offer = async (ctx: Ctx, id: number, { course_branch_id, waiver_percent, until, note }: Offer) => {
  await openApplication(ctx, id, 'applications.move')
  const today = indianDay(ctx.now())
  if (until < today) invalid({ until: ['This day has passed.'] })
  await inTransaction(ctx, async (ctx) => {
    await holdOffered(ctx, id)
    const row = (await queries.lockRegistration(ctx, id)) ?? fail('not_found')
    if (row.state !== 'appeared' && row.state !== 'offered')
      fail('conflict', `This application is ${row.state}; a seat is offered after the test.`)
    const place =
      (await offers.placeById(ctx.db, course_branch_id)) ?? invalid({ course_branch_id: ['Choose a course.'] })
    if (seatsLeft(place) === 0) invalid({ course_branch_id: ['All seats of this course are taken.'] })
    const percent = waiver_percent ?? row.waiver_percent ?? 0
    const { fee_paise, waived_paise } = offeredFee(pricesOn(today, place), percent)
    const before = await offers.liveOffer(ctx.db, id)
    const isSame =
      before?.course_branch_id === course_branch_id &&
      before.fee_paise - before.waived_paise === fee_paise - waived_paise
    // What was begun at the old offer is not asked for any more; a longer one of the same seat and fee goes on.
    if (before && !isSame) await closeOffered(ctx, id)
    await offers.replaceOffer(ctx, id)
    await offers.insertOffer(ctx.db, {
      registration_id: id,
      course_branch_id,
      title: `${place.course_name}, ${place.branch_name}`,
      fee_paise,
      waiver_percent: percent,
      waived_paise,
      enrolment_id: isSame ? (before?.enrolment_id ?? null) : null,
      until,
      band_label: row.band_label,
      note: note ?? null,
      by_id: actorId(ctx),
      created_at: ctx.now(),
    })
    const sentence = `${place.course_name}, ${place.branch_name}${waived_paise > 0 ? `, ${percent} per cent of the tuition waived` : ''}, until ${shownDate(`${until}T06:00:00.000Z`)}.`
    const told = [sentence, note].filter(Boolean).join(' ')
    if (row.state === 'appeared') await move(ctx, id, { to: 'offered', action: 'offer-seat', note: told })
    else {
      // The family reads the offer that stands; those before it stay with the office.
      await queries.changeNote(ctx.db, { id, state: 'offered', note: told })
      await audit(ctx, { action: 'admissions.offer-anew', entity: 'registration', id, details: { percent, until } })
    }
    await enqueue(ctx, tellOfRegistration, { id, about: 'offered' })
  })
}

export const offerMany = (ctx: Ctx, ids: number[], input: Omit<Offer, 'waiver_percent'>) => {
  allow(ctx, 'applications.move')
  return eachOf(ctx, [...new Set(ids)], (id) => offer(ctx, id, input))
}

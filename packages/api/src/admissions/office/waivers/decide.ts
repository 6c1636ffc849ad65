import { indianDay } from '@northlight/contract/dates'
import { holdOffered } from '../../../enrolments/close-offered.ts'
import { audit } from '../../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/errors.ts'
import { allow } from '../../../kernel/policy.ts'
import { actorId } from '../../../kernel/signed-in.ts'
import * as applications from '../../queries.ts'
import { termsOf } from '../offer-terms.ts'
import { branchOf } from '../queries.ts'
import { writeOffer } from '../write-offer.ts'
import * as queries from './queries.ts'
import { whyNotSign } from './views.ts'

const otherwise = {
  signed: 'This waiver is signed already.',
  refused: 'This waiver was refused already.',
  replaced: 'Something else was offered or proposed since. Please load the application again.',
} as const

/** The proposal and its application, held until the transaction ends: orders first, then the application. */
const hold = async (ctx: Ctx, id: number) => {
  const seen = (await queries.waiverById(ctx.db, id)) ?? fail('not_found')
  allow(ctx, 'waivers.sign', { branch: (await branchOf(ctx.db, seen.registration_id)) ?? null })
  await holdOffered(ctx, seen.registration_id)
  const row = (await applications.lockRegistration(ctx, seen.registration_id)) ?? fail('not_found')
  // Read again: another colleague may have decided while this one waited for the application.
  const proposal = (await queries.waiverById(ctx.db, id)) ?? fail('not_found')
  return { row, proposal }
}

/**
 * A second person signs: the seat is offered as it was proposed, with the letter, in one transaction. A second click, in
 * whatever process, finds it signed. A fee that has changed since asks for a new proposal: nobody signs other figures.
 */
export const signWaiver = (ctx: Ctx, id: number): Promise<string> => {
  allow(ctx, 'waivers.sign')
  return inTransaction(ctx, async (ctx) => {
    const { row, proposal } = await hold(ctx, id)
    if (proposal.state === 'signed') return otherwise.signed
    if (proposal.state !== 'waiting') return fail('conflict', otherwise[proposal.state])
    const objection = whyNotSign(ctx, proposal)
    if (objection !== null) return fail('conflict', objection)
    const { course_branch_id, waiver_percent, until, note, reason } = proposal
    if (until < indianDay(ctx.now()))
      return fail('conflict', 'The last day of this offer has passed. Please ask for a new proposal.')
    if (course_branch_id === null)
      return fail('conflict', 'This course is no longer given. Please ask for a new proposal.')
    const terms = await termsOf(ctx, row, { course_branch_id, waiver_percent })
    if (
      terms.fee_paise !== proposal.fee_paise ||
      terms.waived_paise !== proposal.waived_paise ||
      terms.beyond_paise > proposal.beyond_paise
    )
      return fail('conflict', 'The fee or the band has changed since this was proposed. Please ask for a new proposal.')
    await queries.decide(ctx, id, { state: 'signed' })
    const signed_by = actorId(ctx)
    await writeOffer(ctx, row, { ...terms, until, note, reason, by_id: proposal.proposed_by, signed_by })
    await audit(ctx, {
      action: 'admissions.sign-waiver',
      entity: 'registration',
      id: row.id,
      details: { percent: waiver_percent, beyond_paise: proposal.beyond_paise },
    })
    return 'Signed. The seat is offered, and the family gets the letter.'
  })
}

/** The family hears nothing; the colleague who proposed it reads the word. */
export const refuseWaiver = (ctx: Ctx, id: number, note: string): Promise<string> => {
  allow(ctx, 'waivers.sign')
  return inTransaction(ctx, async (ctx) => {
    const { row, proposal } = await hold(ctx, id)
    if (proposal.state !== 'waiting') return fail('conflict', otherwise[proposal.state])
    const objection = whyNotSign(ctx, proposal)
    if (objection !== null) return fail('conflict', objection)
    await queries.decide(ctx, id, { state: 'refused', note })
    await audit(ctx, {
      action: 'admissions.refuse-waiver',
      entity: 'registration',
      id: row.id,
      details: { percent: proposal.waiver_percent, beyond_paise: proposal.beyond_paise },
    })
    return 'Refused. Your colleague reads your word; the family hears nothing.'
  })
}

import { indianDay } from '@northlight/contract/dates'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { allow } from '../../kernel/policy.ts'
import { tellOfRegistration } from '../mails.ts'
import { whyOfferIsOver } from '../offer/offer-ends.ts'
import type { Registration } from '../queries.ts'
import * as queries from '../queries.ts'
import { isTooLate, seatsLeft } from '../sittings/sittings.ts'
import { eachOf } from './each-of.ts'
import { openApplication } from './open-application.ts'
import { openSitting } from './sittings.ts'

/** What can be reminded of: a fee, a test date, an offer. Everything else is over or waits for us. */
const waitsForFamily: Registration['state'][] = ['registered', 'paid', 'hall-ticket-issued', 'offered']

/** Nobody is asked for what cannot be had any more: an offer that is over, a test date that is past or full. */
const whyNothingWaits = async (ctx: Ctx, row: Registration): Promise<string | null> => {
  if (!waitsForFamily.includes(row.state)) return 'Nothing waits for this family.'
  if (row.state === 'offered')
    return (await whyOfferIsOver(ctx, row, { place: null, at: ctx.now() })) === null ? null : 'The offer is over.'
  const sitting = await queries.sittingById(ctx.db, row.sitting_id)
  if (isTooLate(ctx, sitting)) return 'The test date is over.'
  return row.seat === 'none' && seatsLeft(sitting) === 0 ? 'The test date is full.' : null
}

/** A mail about what the family has to do next, once a day however often it is asked for. */
const remind = async (ctx: Ctx, id: number): Promise<void> => {
  const row = await openApplication(ctx, id, 'applications.move')
  const over = await whyNothingWaits(ctx, row)
  if (over !== null) fail('conflict', over)
  await inTransaction(ctx, async (ctx) => {
    const key = `admission-reminded:${id}:${indianDay(ctx.now())}`
    await enqueue(ctx, tellOfRegistration, { id, about: 'reminded' }, { key })
    await audit(ctx, { action: 'admissions.remind', entity: 'registration', id })
  })
}

export const remindMany = (ctx: Ctx, ids: number[]) => {
  allow(ctx, 'applications.move')
  return eachOf(ctx, [...new Set(ids)], (id) => remind(ctx, id))
}

/** Everybody who has a seat at a sitting, or is about to pay for one. */
export const remindSitting = async (ctx: Ctx, id: number) => {
  await openSitting(ctx, id)
  const rows = await ctx.db
    .selectFrom('registrations')
    .select('id')
    .where('sitting_id', '=', id)
    .where('seat', '!=', 'none')
    .where('state', 'in', ['registered', 'paid', 'hall-ticket-issued'])
    .orderBy('id')
    .execute()
  if (rows.length === 0) return fail('conflict', 'Nobody has a seat on this test date.')
  return remindMany(
    ctx,
    rows.map((row) => row.id),
  )
}

import { type Instant, indianDay } from '@northlight/contract/dates'
import { calculationWithin, dayAfter, moneyWithin, workingDaysAfter } from '@northlight/contract/payments/refund-rule'
import type { Tables } from '@northlight/db/tables'
import { ownerOf } from '../accounts/owner.ts'
import { audit } from '../kernel/audit.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { fail, invalid } from '../kernel/errors.ts'
import { enqueue } from '../kernel/jobs/define-job.ts'
import { allow } from '../kernel/policy.ts'
import { actorId, signedIn } from '../kernel/signed-in.ts'
import { closeOpenOrder } from '../payments/orders/orders.ts'
import { cancelOpenParts } from './instalment-queries.ts'
import { confirmLeaving, tellOfficeOfLeaving } from './jobs.ts'
import { insertCase, liveCaseOf } from './office/refunds/queries.ts'
import * as queries from './queries.ts'

type Told = { at: Instant; how: Tables['refund_cases']['asked_how'] }

/** Writes the day down and opens the case whose two clocks run from it. Inside the caller's transaction. */
const note = async (ctx: Ctx, row: queries.Enrolment, { at, how }: Told): Promise<Instant> => {
  if (row.payment_status !== 'PAID') fail('conflict', 'This course is not running, so there is nothing to leave.')
  if (row.leave_asked_at) return row.leave_asked_at
  // Orders first, as in the recording of a payment: two that wait for each other would both fail.
  await closeOpenOrder(ctx, 'course', row.id)
  const noted = await queries.noteLeaving(ctx.db, row.id, at)
  // Two clicks, or two parents: the first one counts.
  if (!noted) return (await queries.enrolment(ctx.db, row.id))?.leave_asked_at ?? at
  const told = indianDay(at)
  // What is not due yet is not asked for any more.
  await cancelOpenParts(ctx, row.id, told)
  const place = await queries.placeOf(ctx.db, row.id)
  await insertCase(ctx.db, {
    enrolment_id: row.id,
    asked_at: at,
    asked_how: how,
    noted_by: how === 'account' ? null : actorId(ctx),
    calculation_due_on: workingDaysAfter(told, calculationWithin),
    money_due_on: dayAfter(told, place?.refund_days ?? moneyWithin),
    state: 'asked',
    version: 1,
    created_at: ctx.now(),
    updated_at: ctx.now(),
  })
  await audit(ctx, { action: 'enrolments.leave', entity: 'course_enrolment', id: row.id, details: { how } })
  await enqueue(ctx, tellOfficeOfLeaving, { id: row.id }, { key: `leaving-notice:${row.id}:${at}` })
  await enqueue(ctx, confirmLeaving, { id: row.id }, { key: `leaving-noted:${row.id}:${at}` })
  return at
}

/**
 * A family says that the student leaves. The fee is counted up to this day, so the day is written down once and for
 * all; the office works out what comes back.
 */
export const leaveCourse = async (ctx: Ctx, id: number): Promise<Instant> => {
  const userId = signedIn(ctx).id
  const owner = await ownerOf(ctx.db, userId)
  return inTransaction(ctx, async (ctx) => {
    const row = (await queries.enrolmentOf(ctx.db, owner, id)) ?? fail('not_found')
    return note(ctx, row, { at: ctx.now(), how: 'account' })
  })
}

/** The same at the desk, by telephone or by mail: the day is the one on which the family said it. */
export const noteLeavingFor = async (
  ctx: Ctx,
  id: number,
  { told_on, how }: { told_on: string; how: 'phone' | 'mail' | 'desk' },
): Promise<number> => {
  allow(ctx, 'refunds.propose', { mayPropose: true })
  allow(ctx, 'payments.read')
  return inTransaction(ctx, async (ctx) => {
    const row = (await queries.enrolment(ctx.db, id)) ?? fail('not_found')
    allow(ctx, 'payments.read', { branch: row.branch_id })
    const today = indianDay(ctx.now())
    if (told_on > today) invalid({ told_on: ['This day has not come yet.'] })
    await note(ctx, row, { at: told_on === today ? ctx.now() : `${told_on}T06:30:00.000Z`, how })
    return (
      (await liveCaseOf(ctx.db, id))?.id ?? fail('conflict', 'This refund was made before there was a desk for it.')
    )
  })
}

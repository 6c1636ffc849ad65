import { type Instant, indianDay } from '@northlight/contract/dates'
import { ownerOf } from '../accounts/owner.ts'
import { audit } from '../kernel/audit.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'
import { enqueue } from '../kernel/jobs/define-job.ts'
import { signedIn } from '../kernel/signed-in.ts'
import { closeOpenOrder } from '../payments/orders/orders.ts'
import { cancelOpenParts } from './instalment-queries.ts'
import { confirmLeaving, tellOfficeOfLeaving } from './jobs.ts'
import * as queries from './queries.ts'

/**
 * A family says that the student leaves. The fee is counted up to this day, so the day is written down once and for
 * all; the office works out what comes back and returns it from the payments desk.
 */
export const leaveCourse = async (ctx: Ctx, id: number): Promise<Instant> => {
  const userId = signedIn(ctx).id
  const owner = await ownerOf(ctx.db, userId)
  return inTransaction(ctx, async (ctx) => {
    const row = (await queries.enrolmentOf(ctx.db, owner, id)) ?? fail('not_found')
    if (row.payment_status !== 'PAID') fail('conflict', 'This course is not running, so there is nothing to leave.')
    if (row.leave_asked_at) return row.leave_asked_at
    // Orders first, as in the recording of a payment: two that wait for each other would both fail.
    await closeOpenOrder(ctx, 'course', id)
    const noted = await queries.noteLeaving(ctx.db, id, ctx.now())
    // Two clicks, or two parents: the first one counts.
    if (!noted) return (await queries.enrolment(ctx.db, id))?.leave_asked_at ?? ctx.now()
    // What is not due yet is not asked for any more.
    await cancelOpenParts(ctx, id, indianDay(ctx.now()))
    await audit(ctx, { action: 'enrolments.leave', entity: 'course_enrolment', id })
    await enqueue(ctx, tellOfficeOfLeaving, { id }, { key: `leaving-notice:${id}` })
    await enqueue(ctx, confirmLeaving, { id }, { key: `leaving-noted:${id}` })
    return ctx.now()
  })
}

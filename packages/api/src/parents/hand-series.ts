import type { SeriesView } from '@northlight/contract/payments/series'
import { changeEnrolment } from '../enrolments/queries.ts'
import { ownSeries, seriesOfStudent } from '../enrolments/series/series.ts'
import { requireChild } from '../families/children/may-see.ts'
import { audit } from '../kernel/audit.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'

const isBegun = ({ papers }: SeriesView) => papers.some(({ state }) => state === 'begun' || state === 'finished')

/** What the signed-in parent has bought for themselves, by mistake or because the child had no account yet. */
export const unbegunSeries = async (ctx: Ctx): Promise<SeriesView[]> =>
  (await ownSeries(ctx)).filter((series) => !isBegun(series))

/**
 * The place becomes the child's, by account and address, because a place belongs to the confirmed address in it, too.
 * Who paid, and whose the receipts are, stays as it was.
 */
export const handSeries = (ctx: Ctx, linkId: number, enrolmentId: number): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const link = await requireChild(ctx, linkId)
    const series = (await ownSeries(ctx)).find(({ enrolment_id }) => enrolment_id === enrolmentId) ?? fail('not_found')
    if (isBegun(series))
      return fail('conflict', 'A paper of it was begun in your account. Write to us, and we look at it together.')
    const theirs = await seriesOfStudent(ctx, link.child_id)
    if (theirs.some(({ course, branch }) => course === series.course && branch === series.branch))
      return fail('conflict', 'The child is in this course already. Write to us about the second place.')
    const { child_id, child_email } = link
    await changeEnrolment(ctx.db, enrolmentId, { user_id: child_id, email: child_email, updated_at: ctx.now() })
    await audit(ctx, {
      action: 'families.hand-series',
      entity: 'course_enrolment',
      id: enrolmentId,
      details: { child: link.child_id },
    })
  })

import { bandOf, percentOf } from '@northlight/exam/results/bands'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { allow } from '../../kernel/policy.ts'
import { tellOfRegistration } from '../mails.ts'
import * as queries from '../queries.ts'
import { move } from '../timeline.ts'
import { admissionFacts } from './bands.ts'

/** The test was begun or the candidate was seen in the hall: from now on the application counts as taken. */
export const markAppeared = (ctx: Ctx, registrationId: number) =>
  inTransaction(ctx, async (ctx) => {
    const row = await queries.lockRegistration(ctx, registrationId)
    if (!row || !['paid', 'hall-ticket-issued'].includes(row.state)) return row
    return move(ctx, row.id, { to: 'appeared', action: 'mark-appeared' })
  })

type Marked = { registrationId: number; marks: number; total: number }

/** Marks of the aptitude test: the percentage, the band and what it takes off the fee. A re-marking overwrites. */
export const recordAdmissionResult = (ctx: Ctx, { registrationId, marks, total }: Marked) => {
  allow(ctx, 'results.mark-again')
  return inTransaction(ctx, async (ctx) => {
    const row = await queries.lockRegistration(ctx, registrationId)
    if (!row || row.state === 'withdrawn') return undefined
    const percent = percentOf(marks, total)
    const band = bandOf((await admissionFacts(ctx))?.scholarship.bands ?? [], percent)
    // Marked again to the same marks: noted as read, or the job would read it for ever. Nobody need hear of it.
    if (row.percent === percent && row.marks === marks && row.total_marks === total)
      return queries.changeRegistration(ctx.db, row.id, { result_at: ctx.now() })
    const isFirst = ['registered', 'paid', 'hall-ticket-issued'].includes(row.state)
    const marked = await move(ctx, row.id, {
      to: isFirst ? 'appeared' : row.state,
      action: 'record-result',
      note: `Result: ${percent} per cent${band && band.waiver_percent > 0 ? `, ${band.waiver_percent} per cent of the tuition waived` : ''}.`,
      change: {
        marks,
        total_marks: total,
        percent,
        band_label: band?.label ?? null,
        band_honour: band?.honour ?? null,
        waiver_percent: band?.waiver_percent ?? 0,
        result_at: ctx.now(),
      },
    })
    await enqueue(
      ctx,
      tellOfRegistration,
      { id: row.id, about: 'result' },
      { key: `admission-result:${row.id}:${marks}:${total}` },
    )
    return marked
  })
}

import type { FullReportView } from '@northlight/contract/results/report-views'
import { anyTest } from '../../exams/online-tests/queries.ts'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { studentReport } from './notes.ts'

type Place = 'best' | 'middle' | 'last'

/** Three real reports, as their students will read them. That they were read is written down, as for any report. */
export const releasePreview = async (ctx: Ctx, slug: string) => {
  allow(ctx, 'results.statistics')
  const test = (await anyTest(ctx.db, slug)) ?? fail('not_found')
  const rows = await ctx.db
    .selectFrom('test_results')
    .innerJoin('attempts', 'attempts.id', 'test_results.attempt_id')
    .select('attempts.uuid')
    .where('test_results.test_id', '=', test.id)
    .where('attempts.state', '=', 'graded')
    .orderBy('test_results.marks', 'desc')
    .orderBy('test_results.attempt_id')
    .execute()
  const wanted: [Place, number][] = [
    ['best', 0],
    ['middle', Math.floor((rows.length - 1) / 2)],
    ['last', rows.length - 1],
  ]
  // A class of two has no middle: each report is shown once.
  const places = new Map(wanted.map(([place, at]) => [at, place]))
  const reports: { place: Place; report: FullReportView }[] = []
  for (const [at, place] of places) {
    const uuid = rows[at]?.uuid
    const reply = uuid ? await studentReport(ctx, uuid) : null
    if (reply?.report) reports.push({ place, report: reply.report })
  }
  const order: Place[] = ['best', 'middle', 'last']
  return {
    reaches: rows.length,
    reports: reports.toSorted((a, b) => order.indexOf(a.place) - order.indexOf(b.place)),
  }
}

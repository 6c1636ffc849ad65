import { indianDay } from '@northlight/contract/dates'
import type { ExportMarksInput } from '@northlight/contract/results/office'
import { gradeOfPercent } from '@northlight/exam/results/grades'
import { anyTest } from '../../exams/online-tests/queries.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { csvLine, csvStart } from '../../kernel/export/csv.ts'
import { stampOf } from '../../kernel/export/stamp.ts'
import { allow } from '../../kernel/policy.ts'
import { whole } from '../numbers.ts'
import { percentileOf, scaleOf } from '../report/report-parts.ts'

/**
 * Names with marks leave the house only for a purpose, with a fresh factor, stamped with who took them and when, and
 * with no more columns than the purpose needs.
 */
export const exportMarks = (ctx: Ctx, slug: string, { purpose, with_email }: ExportMarksInput) => {
  allow(ctx, 'marks.export')
  return inTransaction(ctx, async (ctx) => {
    const test = (await anyTest(ctx.db, slug)) ?? fail('not_found')
    const rows = await ctx.db
      .selectFrom('test_results')
      .innerJoin('attempts', 'attempts.id', 'test_results.attempt_id')
      .innerJoin('users', 'users.id', 'test_results.user_id')
      .select(['users.name', 'users.email', 'marks', 'max_marks', 'percent', 'rank', 'is_rank_shared'])
      .select(['at_or_below', 'takers', 'totals'])
      .where('test_results.test_id', '=', test.id)
      .where('attempts.state', '=', 'graded')
      .orderBy('marks', 'desc')
      .orderBy('test_results.attempt_id')
      .execute()
    await audit(ctx, {
      action: 'results.export-marks',
      entity: 'test',
      id: test.id,
      details: { rows: rows.length, with_email },
    })
    const head = ['Name', ...(with_email ? ['E-mail'] : []), 'Marks', 'Of', 'Grade', 'Rank', 'Percentile']
    const content = [
      csvStart,
      csvLine([await stampOf(ctx, test.name, purpose)]),
      csvLine([...head, 'Right', 'Wrong', 'Blank']),
      ...rows.map((row) =>
        csvLine([
          row.name,
          ...(with_email ? [row.email] : []),
          whole(row.marks),
          whole(row.max_marks),
          gradeOfPercent(scaleOf(test), row.percent),
          row.rank ?? '',
          percentileOf(row) ?? '',
          row.totals.right,
          row.totals.wrong,
          row.totals.blank,
        ]),
      ),
    ].join('')
    return { rows: rows.length, file_name: `marks-${test.slug}-${indianDay(ctx.now())}.csv`, content }
  })
}

import type { ReportReply, TrendPointView } from '@northlight/contract/results/report'
import { gradeOfPercent } from '@northlight/exam/results/grades'
import type { TestRow } from '../../exams/online-tests/queries.ts'
import { isResultShown } from '../../exams/online-tests/visibility.ts'
import { toMyTest } from '../../exams/views.ts'
import type { Ctx } from '../../kernel/context.ts'
import { orderOf } from '../../payments/orders/orders.ts'
import { shownResult, type User } from '../completed.ts'
import { whole } from '../numbers.ts'
import * as queries from '../queries.ts'
import { percentileOf, rankOf, scaleOf } from './report-parts.ts'

/** The report in the words of older clients. Its figures are those of the attempt, whatever became of the test since. */
export const subjectReport = async (ctx: Ctx, test: TestRow, user: User): Promise<ReportReply> => {
  const { result, enrolment } = await shownResult(ctx, test, user)
  const order = await orderOf(ctx, 'test', enrolment.id)
  return {
    test: toMyTest(ctx, test, enrolment, order),
    total_score: whole(result.max_marks),
    alloted_score: whole(result.marks),
    subject_wise_score: result.subjects.map(({ name, questions, max, marks, attempted }) => ({
      number_of_question: questions,
      name,
      total_mark_sum: whole(max),
      total_mark_alloted_sum: whole(marks),
      not_attempt_count: questions - attempted,
      attempt_count: attempted,
    })),
    total_question_count: result.totals.questions,
    total_answer_count: result.totals.attempted,
  }
}

/** The own results that are out, oldest first. */
export const resultsOf = async (ctx: Ctx, user: User): Promise<{ results: TrendPointView[]; waiting: number }> => {
  const all = await queries.resultsOfUser(ctx.db, user.id)
  const shown = all.filter((row) => isResultShown(row, row, ctx.now()))
  return {
    waiting: all.length - shown.length,
    results: shown.map((row) => ({
      test: { name: row.name, slug: row.slug, is_admission: row.is_admission },
      series: row.pack ?? `test-${row.test_id}`,
      ended_at: row.ended_at,
      marks: whole(row.marks),
      max: whole(row.max_marks),
      percent: whole(row.percent),
      grade: gradeOfPercent(scaleOf(row), row.percent),
      rank: rankOf(row),
      takers: row.takers,
      percentile: percentileOf(row),
    })),
  }
}

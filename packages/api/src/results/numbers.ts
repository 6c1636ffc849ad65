import type { TotalsView } from '@northlight/contract/results/report-views'
import type { Totals } from '@northlight/exam/results/totals'

/** Hundredths leave the server as plain numbers: 250 is 2.5. */
export const whole = (hundredths: number): number => hundredths / 100

export const toTotals = (totals: Totals, timeMs: number): TotalsView => ({
  questions: totals.questions,
  marks: whole(totals.marks),
  max: whole(totals.max),
  percent: whole(totals.percent),
  right: totals.right,
  partly: totals.partly,
  wrong: totals.wrong,
  blank: totals.blank,
  dropped: totals.dropped,
  attempted: totals.attempted,
  positive_marks: whole(totals.positiveMarks),
  negative_marks: whole(totals.negativeMarks),
  time_ms: timeMs,
})

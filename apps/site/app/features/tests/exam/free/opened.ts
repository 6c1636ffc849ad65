import type { AttemptView } from '@northlight/contract/exams/attempt-views'
import type { PaperView } from '@northlight/contract/exams/paper'
import type { Ranges } from '@northlight/exam/answers/ledger'
import type { ClientStep, Step } from '@northlight/exam/answers/steps'

/** Everything a screen needs to go on without the server. Kept on the device as it is. */
export type Opened = { testName: string; sitting: AttemptView; paper: PaperView }

/** The engine's own steps, which travel unchanged. */
export const stepsOf = (record: AttemptView): Step[] => record.steps as Step[]

/** Whether the student may still write. */
export const isOpenState = (state: string): boolean =>
  state === 'in_progress' || state === 'overdue' || state === 'not_started'

export const timeOf = (moment: string | null): number | null => (moment === null ? null : Date.parse(moment))

/** How many of the steps that came too late were answers; whether a question was looked at is nobody's loss. */
export const lateAnswers = (sent: ClientStep[], late: number[]): number =>
  sent.filter(({ number, action }) => late.includes(number) && 'answer' in action).length

/** Numbers of one device that the server holds, as the log counts them. */
export const storedRanges = ({ last_number, gaps }: { last_number: number; gaps: number[] }): Ranges => {
  const ranges: Ranges = []
  let from = 1
  for (const gap of [...gaps].sort((a, b) => a - b)) {
    if (gap > from) ranges.push([from, gap - 1])
    from = gap + 1
  }
  if (from <= last_number) ranges.push([from, last_number])
  return ranges
}

import { replaySteps, responsesOf } from '../answers/responses.ts'
import type { Step } from '../answers/steps.ts'
import type { Attempt } from '../attempt/attempt.ts'
import { partSteps } from '../attempt/lateness.ts'
import { sequentialResponses } from '../attempt/sequential.ts'
import type { Ms } from '../durations.ts'
import type { Keys } from '../marking/keys.ts'
import { markPaper, type Responses, type SlotMark } from '../marking/mark.ts'
import { type Item, type Paper, sheetOf } from '../papers/paper.ts'
import { type Mistake, mistakesOf } from './mistakes.ts'
import { type TimePerSlot, timePerRecord, timePerSlot, usualTimeIn } from './times.ts'
import { type NamedTotals, type Totals, totalsBySection, totalsBySubject, totalsByTopic, totalsOf } from './totals.ts'

export type Report = {
  slotMarks: SlotMark[]
  total: Totals
  sections: (Totals & { section: number })[]
  subjects: NamedTotals[]
  topics: (Totals & { subject: string; topic: string })[]
  times: TimePerSlot
  mistakes: Mistake[]
}

/** What is marked, from the record of either delivery. `steps` is ignored for a sequential attempt. */
export const answersOf = (attempt: Attempt, steps: Step[]): Responses =>
  attempt.progress
    ? sequentialResponses(attempt.progress)
    : responsesOf(replaySteps(partSteps(attempt, steps).counted, attempt.choicesCountUnsaved))

/** A screen that was left alone is not time spent on a question: such an attempt ends with its last step. */
const lastSign = (attempt: Attempt, steps: Step[], endedAt: Ms): Ms =>
  attempt.endedBy === 'sweep'
    ? Math.min(endedAt, Math.max(...steps.map((step) => Math.min(step.givenAt, step.receivedAt))))
    : endedAt

const timesOf = (attempt: Attempt, steps: Step[]): TimePerSlot => {
  if (attempt.progress) return timePerRecord(attempt.progress.records)
  if (attempt.startedAt === null || attempt.endedAt === null) return {}
  const { counted } = partSteps(attempt, steps)
  return timePerSlot(counted, attempt.startedAt, lastSign(attempt, counted, attempt.endedAt))
}

/** Marks an attempt from its record. Called again after a corrected key, extra time or a decision on late steps. */
export const reportOf = (paper: Paper, items: Item[], attempt: Attempt, steps: Step[], keys: Keys): Report => {
  const sheet = sheetOf(paper, items)
  const slotMarks = markPaper(sheet, keys, answersOf(attempt, steps), paper.dropped)
  const times = timesOf(attempt, steps)
  return {
    slotMarks,
    total: totalsOf(slotMarks),
    sections: totalsBySection(sheet, slotMarks),
    subjects: totalsBySubject(sheet, slotMarks),
    topics: totalsByTopic(sheet, slotMarks),
    times,
    mistakes: mistakesOf(sheet, slotMarks, times, usualTimeIn(sheet, attempt.terms)),
  }
}

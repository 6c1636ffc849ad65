import type { AttemptView } from '@northlight/contract/exams/attempt-views'
import type { PaperView } from '@northlight/contract/exams/paper'
import { holds, type Ranges } from '@northlight/exam/answers/ledger'
import { type ClientStep, compareSteps, type Step, stepName } from '@northlight/exam/answers/steps'
import type { KeptNotes } from '../../log/log-storage.ts'

/** Everything a screen needs to go on offline. Kept on the device as it is, `sitting` (the attempt) under its older name. */
export type Opened = { testName: string; sitting: AttemptView; paper: PaperView }

/** The engine's own steps, which travel unchanged: those that count. */
const stepsOf = (record: AttemptView): Step[] => record.steps as Step[]

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

const isHeld = ({ stored }: AttemptView, { device, number }: ClientStep): boolean =>
  stored.some((one) => one.device === device && holds(storedRanges(one), number))

/**
 * What stands on the screen: what the server counts, and what it does not hold yet. A step that it holds and does not
 * count, because the test had moved to another screen or its section was over, must not look like an answer; nor one
 * that it has just taken as too late, named in `tooLate`.
 */
export const shownSteps = (record: AttemptView, kept: ClientStep[], tooLate = new Set<string>()): ClientStep[] =>
  [...stepsOf(record), ...kept.filter((step) => !isHeld(record, step))].filter((step) => !tooLate.has(stepName(step)))

const slotAnswered = ({ action }: ClientStep): number | null => ('answer' in action ? action.slot : null)

/** Questions that were answered here last under an earlier number of this device, without the answer counting. */
export const uncountedSlots = (shown: ClientStep[], kept: ClientStep[], device: number): number[] => {
  const counts = (step: ClientStep) => shown.some((one) => compareSteps(one, step) === 0)
  const lost = kept.filter((step) => step.device < device && slotAnswered(step) !== null && !counts(step))
  const isGivenAgain = (step: ClientStep) =>
    shown.some((one) => slotAnswered(one) === slotAnswered(step) && compareSteps(one, step) > 0)
  return [...new Set(lost.filter((step) => !isGivenAgain(step)).flatMap((step) => slotAnswered(step) ?? []))]
}

/**
 * Whether the student handed in on this device and the server does not know it yet. Answers from another screen and
 * extra time given since then reopen the attempt.
 */
export const hasHandedIn = ({ stored, extra_ms }: AttemptView, notes: KeptNotes | undefined): boolean =>
  notes?.handedIn !== undefined &&
  extra_ms <= notes.handedIn.extraMs &&
  stored.every((one) => one.device <= notes.device || one.last_number === 0)

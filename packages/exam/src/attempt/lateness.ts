import { type Step, stepName } from '../answers/steps.ts'
import type { Ms } from '../durations.ts'
import { type Attempt, deadline } from './attempt.ts'
import { sectionWindows } from './timing.ts'

/**
 * `in_time`: arrived before the end. `synced_later`: given before the end, arrived within the grace.
 * `late`: kept apart for staff. `accepted`: late, and staff let it count.
 */
export type Verdict = 'in_time' | 'synced_later' | 'late' | 'accepted'

const sectionWindowOf = (attempt: Attempt, step: Step): { opensAt: Ms; endsAt: Ms } | null => {
  if (attempt.terms.clock !== 'section' || attempt.startedAt === null || !('slot' in step.action)) return null
  const section = attempt.sectionOf[step.action.slot]
  const windows = sectionWindows(attempt.terms, attempt.startedAt, attempt.grants)
  return windows.find((window) => window.section === section) ?? null
}

/** Once a student has handed in, or the rules have ended the test, what comes afterwards was not part of it. */
const cameAfterHandIn = (attempt: Attempt, step: Step): boolean =>
  (attempt.endedBy === 'student' || attempt.endedBy === 'policy') &&
  attempt.closedAt !== null &&
  step.receivedAt > attempt.closedAt

/** Worked out anew each time, never stored: extra time given later makes late steps count by itself. */
export const verdictOf = (attempt: Attempt, step: Step): Verdict => {
  if (attempt.acceptedLate.includes(stepName(step))) return 'accepted'
  if (attempt.startedAt === null || cameAfterHandIn(attempt, step)) return 'late'
  const window = sectionWindowOf(attempt, step)
  if (window && step.receivedAt < window.opensAt) return 'late'
  const ends = [attempt.endedAt ?? deadline(attempt), window?.endsAt ?? null].filter((one) => one !== null)
  if (ends.length === 0) return 'in_time'
  const end = Math.min(...ends)
  if (step.receivedAt <= end) return 'in_time'
  return step.givenAt <= end && step.receivedAt <= end + attempt.terms.graceMs ? 'synced_later' : 'late'
}

export const countsFor = (attempt: Attempt, step: Step): boolean => verdictOf(attempt, step) !== 'late'

/** The steps that make up the answers, and those that wait for a decision. */
export const partSteps = (attempt: Attempt, steps: Step[]): { counted: Step[]; late: Step[] } => ({
  counted: steps.filter((step) => countsFor(attempt, step)),
  late: steps.filter((step) => !countsFor(attempt, step)),
})

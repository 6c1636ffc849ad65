import { compareSteps, type Step, stepName } from '../answers/steps.ts'
import type { Ms } from '../durations.ts'
import { type Attempt, deadline } from './attempt.ts'
import { CLOCK_SLACK, SYNC_TIME, sectionWindows, TRAVEL_TIME } from './timing.ts'

/**
 * `in_time`: arrived before the end. `synced_later`: given before the end by the device's word, arrived within the
 * grace. `late`: kept apart for staff, or given by the device's word and refused by them. `accepted`: late, and staff
 * let it count.
 */
export type Verdict = 'in_time' | 'synced_later' | 'late' | 'accepted'

/** Why a step is late, or counts only by the device's word. */
export const LATE_REASONS = {
  before_start: 'The test had not begun.',
  after_hand_in: 'It came after the test was handed in.',
  other_screen: 'The test had moved to another screen.',
  before_section: 'Its section had not opened yet.',
  after_end: 'It came after the end.',
  device_time: 'By the order in which its screen sent its answers it was given after the end.',
  device_word: 'It came after the end; that it was given before, only the device says.',
} as const
export type LateReason = keyof typeof LATE_REASONS

export type Judged = { step: Step; verdict: Verdict; why: LateReason | null }

/**
 * When each step can have been given. The device says so itself, but its numbers are in order, and what the server
 * received some minutes before was given before: a step is no older than those with lower numbers. Nor is it older than
 * the moment at which its screen took over from the one before. And a screen sends what waits as soon as it is heard:
 * a number that was kept back while higher ones arrived is no older than these, which it does not make older in turn.
 * `steps` must be in order.
 */
const believedTimes = (steps: Step[], lockedAt: Attempt['lockedAt']): Ms[] => {
  const arrivals = receiptsByDevice(steps)
  let device = 0
  let newest = Number.NEGATIVE_INFINITY
  let receipts: Ms[] = []
  return steps.map((step) => {
    if (step.device !== device) {
      device = step.device
      newest = Number.NEGATIVE_INFINITY
      receipts = []
    }
    const synced = step.receivedAt - SYNC_TIME
    const tookOver = lockedAt[device - 1] ?? Number.NEGATIVE_INFINITY
    const byNumber = Math.max(Math.max(newest, lastUpTo(receipts, synced)) - CLOCK_SLACK, tookOver)
    const byArrival = lastUpTo(arrivals.get(device) ?? [], synced) - CLOCK_SLACK
    newest = Math.max(newest, Math.min(step.receivedAt, Math.max(step.givenAt, byNumber)))
    if (step.receivedAt > (receipts.at(-1) ?? Number.NEGATIVE_INFINITY)) receipts.push(step.receivedAt)
    return Math.min(step.receivedAt, Math.max(step.givenAt, byNumber, byArrival))
  })
}

const receiptsByDevice = (steps: Step[]): Map<number, Ms[]> =>
  new Map(
    [...Map.groupBy(steps, ({ device }) => device)].map(([device, own]) => [
      device,
      own.map(({ receivedAt }) => receivedAt).toSorted((a, b) => a - b),
    ]),
  )

/** The last entry of an ascending list that is not above the limit. */
const lastUpTo = (list: Ms[], limit: Ms): Ms => {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle] ?? 0) <= limit) low = middle + 1
    else high = middle
  }
  return list[low - 1] ?? Number.NEGATIVE_INFINITY
}

const slotOf = ({ action }: Step) => ('slot' in action ? action.slot : null)

/** Once a student has handed in, or the rules have ended the test, what comes afterwards was not part of it. */
const cameAfterHandIn = ({ handedIn, endedBy, closedAt }: Attempt, step: Step): boolean => {
  if (handedIn && step.receivedAt === handedIn.at)
    return step.device === handedIn.device && step.number > handedIn.number
  if (handedIn) return step.receivedAt > handedIn.at
  return (endedBy === 'student' || endedBy === 'policy') && closedAt !== null && step.receivedAt > closedAt
}

/** One screen answers at a time: of a locked one only what was given before and was on its way counts by itself. */
const cameFromLocked = ({ lockedAt }: Attempt, { device, receivedAt }: Step, givenAt: Ms): boolean => {
  const at = lockedAt[device]
  return at !== undefined && receivedAt > at && (receivedAt > at + TRAVEL_TIME || givenAt > at)
}

/** Worked out anew each time, never stored: extra time given later makes late steps count by itself. */
const judgeFor = (attempt: Attempt) => {
  const accepted = new Set(attempt.acceptedLate)
  const refused = new Set(attempt.refusedLate)
  const isBySection = attempt.terms.clock === 'section' && attempt.startedAt !== null
  const windows = new Map(
    isBySection
      ? sectionWindows(attempt.terms, attempt.startedAt ?? 0, attempt.grants).map((window) => [window.section, window])
      : [],
  )
  const end = attempt.endedAt ?? deadline(attempt) ?? Number.POSITIVE_INFINITY
  const late = (why: LateReason) => ({ verdict: 'late' as const, why })
  const judge = (step: Step, believed: Ms): Omit<Judged, 'step'> => {
    if (attempt.startedAt === null) return late('before_start')
    if (cameAfterHandIn(attempt, step)) return late('after_hand_in')
    if (cameFromLocked(attempt, step, believed)) return late('other_screen')
    const slot = slotOf(step)
    const window = slot === null ? undefined : windows.get(attempt.sectionOf[slot] ?? 0)
    if (window && step.receivedAt < window.opensAt) return late('before_section')
    const last = Math.min(end, window?.endsAt ?? end)
    if (step.receivedAt <= last) return { verdict: 'in_time', why: null }
    if (step.givenAt > last || step.receivedAt >= last + attempt.terms.graceMs) return late('after_end')
    return believed <= last ? { verdict: 'synced_later', why: 'device_word' } : late('device_time')
  }
  return (step: Step, believed: Ms): Judged => {
    const { verdict, why } = judge(step, believed)
    const name = stepName(step)
    if (verdict === 'late' && accepted.has(name)) return { step, verdict: 'accepted', why }
    if (verdict === 'synced_later' && refused.has(name)) return { step, verdict: 'late', why }
    return { step, verdict, why }
  }
}

/** Every step with its verdict, in the order in which they were done. */
export const judgeSteps = (attempt: Attempt, steps: Step[]): Judged[] => {
  const sorted = steps.toSorted(compareSteps)
  const believed = believedTimes(sorted, attempt.lockedAt)
  const judge = judgeFor(attempt)
  return sorted.map((step, at) => judge(step, believed[at] ?? step.givenAt))
}

/**
 * The steps that make up the answers, and those that wait for a decision. Only the whole record decides: some steps
 * alone, as they are saved, do not show what came before them.
 */
export const partSteps = (attempt: Attempt, steps: Step[]): { counted: Step[]; late: Step[] } => {
  const judged = judgeSteps(attempt, steps)
  const stepsOf = (isLate: boolean) =>
    judged.filter(({ verdict }) => (verdict === 'late') === isLate).map(({ step }) => step)
  return { counted: stepsOf(false), late: stepsOf(true) }
}

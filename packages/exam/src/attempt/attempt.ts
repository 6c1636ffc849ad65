import type { Ledger } from '../answers/ledger.ts'
import type { Ms } from '../durations.ts'
import { type Delivery, type Item, type Paper, sheetOf } from '../papers/paper.ts'
import type { IntegrityEvent, IntegrityPolicy } from './integrity.ts'
import { lastSign, type SequentialProgress } from './sequential.ts'
import { CLOSE_AFTER, DEFAULT_GRACE, deadlineOf, type Grant, LEFT_AFTER, type TimeTerms } from './timing.ts'

export const ATTEMPT_STATES = [
  'not_started',
  'in_progress',
  'overdue',
  'submitted',
  'abandoned',
  'graded',
  'eliminated',
] as const
export type AttemptState = (typeof ATTEMPT_STATES)[number]

/**
 * Who ended it: the student; the student's screen at zero (`clock`); the server for a screen that was gone (`sweep`);
 * a member of staff; or the rules on leaving the screen (`policy`).
 */
export type EndedBy = 'student' | 'clock' | 'sweep' | 'staff' | 'policy'

/** One student's attempt, as plain data. The steps themselves are kept beside it; the ledger knows which are stored. */
export type Attempt = {
  state: AttemptState
  delivery: Delivery
  terms: TimeTerms
  policy: IntegrityPolicy
  choicesCountUnsaved: boolean
  /** The section of each slot, needed only where sections have their own clock. */
  sectionOf: Record<number, number>
  grants: Grant[]
  startedAt: Ms | null
  /** The time that stands in the record: never after the deadline. */
  endedAt: Ms | null
  /** The server's time when it was closed. */
  closedAt: Ms | null
  endedBy: EndedBy | null
  reason: string | null
  /** The device or tab that may write now; a takeover adds one. */
  device: number
  /** When each earlier device was locked by the one that took over from it. */
  lockedAt: Record<number, Ms>
  /** The hand-in: nothing was missing up to this number of this device, and what comes afterwards is not part of it. */
  handedIn: { device: number; number: number; at: Ms } | null
  ledger: Ledger
  /** Late steps that staff let count, named "device:number". */
  acceptedLate: string[]
  /** Steps that would count by the device's word alone, and that staff do not let count. */
  refusedLate: string[]
  events: IntegrityEvent[]
  progress: SequentialProgress | null
}

export type AttemptSettings = {
  policy: IntegrityPolicy
  closesAt?: Ms | null
  graceMs?: Ms
  compensatoryPerHour?: number
}

/** An attempt that has not begun. `items` is what was picked and stored for this student. */
export const newAttempt = (paper: Paper, items: Item[], settings: AttemptSettings): Attempt => {
  const sheet = sheetOf(paper, items)
  const isSequential = paper.delivery === 'sequential'
  const questionsMs = sheet.reduce((sum, item) => sum + (item.durationMs ?? 0), 0)
  return {
    state: 'not_started',
    delivery: paper.delivery,
    terms: {
      clock: paper.clock,
      durationMs: paper.clock === 'question' ? questionsMs : paper.durationMs,
      closesAt: settings.closesAt ?? null,
      compensatoryPerHour: settings.compensatoryPerHour ?? 0,
      sections:
        paper.clock === 'section'
          ? paper.sections.map((section) => ({ section: section.id, durationMs: section.durationMs ?? 0 }))
          : [],
      graceMs: settings.graceMs ?? DEFAULT_GRACE,
    },
    policy: settings.policy,
    choicesCountUnsaved: paper.choicesCountUnsaved,
    sectionOf: paper.clock === 'section' ? Object.fromEntries(sheet.map((item) => [item.slot, item.section])) : {},
    grants: [],
    startedAt: null,
    endedAt: null,
    closedAt: null,
    endedBy: null,
    reason: null,
    device: 0,
    lockedAt: {},
    handedIn: null,
    ledger: {},
    acceptedLate: [],
    refusedLate: [],
    events: [],
    progress: isSequential
      ? {
          questions: sheet.map(({ slot, question, durationMs }) => ({ slot, version: question.version, durationMs })),
          servedAt: null,
          records: [],
        }
      : null,
  }
}

export const isOpen = (attempt: Attempt): boolean => attempt.state === 'in_progress' || attempt.state === 'overdue'

export const deadline = (attempt: Attempt): Ms | null =>
  attempt.startedAt === null ? null : deadlineOf(attempt.terms, attempt.startedAt, attempt.grants)

/** The last sign of anyone who left a test of one question after the other; such a test may have no deadline at all. */
const lastSignOf = ({ progress, startedAt }: Attempt): Ms | null =>
  progress && startedAt !== null ? lastSign(progress, startedAt) : null

/** When a sweep should look at this attempt again, or `null` when there is nothing to do. */
export const nextCheckAt = (attempt: Attempt): Ms | null => {
  if (!isOpen(attempt)) return null
  const end = deadline(attempt)
  const sign = lastSignOf(attempt)
  const times = [end === null ? null : end + CLOSE_AFTER, sign === null ? null : sign + LEFT_AFTER]
  const known = times.filter((one) => one !== null)
  return known.length === 0 ? null : Math.min(...known)
}

/** Answers of one question after the other are taken while it stands on the screen, and never afterwards. */
const graceOf = ({ delivery, terms }: Attempt): Ms => (delivery === 'sequential' ? 0 : terms.graceMs)

/**
 * From when on no further step can count by itself. Results, keys and solutions must not be shown before: an answer
 * given after reading the key would count.
 */
export const settledAt = (attempt: Attempt): Ms | null => {
  if (attempt.endedAt === null) return null
  if (attempt.handedIn) return attempt.handedIn.at
  if (attempt.endedBy === 'student' || attempt.endedBy === 'policy') return attempt.closedAt
  return Math.max(attempt.closedAt ?? 0, attempt.endedAt + graceOf(attempt))
}

/**
 * The same for one that still runs, as far as it is known: extra time moves a deadline, and without one each sign of the
 * student moves the day on which nobody comes back.
 */
export const settlesAt = (attempt: Attempt): Ms | null => {
  if (attempt.endedAt !== null) return settledAt(attempt)
  const end = deadline(attempt)
  if (end !== null) return end + CLOSE_AFTER + graceOf(attempt)
  const sign = lastSignOf(attempt)
  return sign === null ? null : sign + LEFT_AFTER
}

/**
 * What the passing of time alone does: at the deadline the attempt is overdue, a little later it is closed and stamped
 * with the deadline; one that was left a week ago without a deadline, with the last sign of the student. It gives the same result whether a sweep ran on time, late, or not at all.
 */
export const elapse = (attempt: Attempt, now: Ms): Attempt => {
  if (!isOpen(attempt)) return attempt
  const end = deadline(attempt)
  const sign = lastSignOf(attempt)
  if (sign !== null && now >= sign + LEFT_AFTER && (end === null || sign + LEFT_AFTER < end))
    return { ...attempt, state: 'abandoned', endedAt: sign, closedAt: sign + LEFT_AFTER, endedBy: 'sweep' }
  if (end === null || now < end) return attempt.state === 'in_progress' ? attempt : { ...attempt, state: 'in_progress' }
  if (now < end + CLOSE_AFTER) return attempt.state === 'overdue' ? attempt : { ...attempt, state: 'overdue' }
  return { ...attempt, state: 'abandoned', endedAt: end, closedAt: end + CLOSE_AFTER, endedBy: 'sweep' }
}

export const TEST_STATUSES = ['Pending', 'Ongoing', 'Completed', 'Eliminated'] as const
export type TestStatus = (typeof TEST_STATUSES)[number]

/** The four words of the public API. A sequential test is pending until its first answer, a free one until it starts. */
export const testStatusOf = (attempt: Attempt): TestStatus => {
  if (attempt.state === 'eliminated') return 'Eliminated'
  if (attempt.state === 'not_started') return 'Pending'
  if (!isOpen(attempt)) return 'Completed'
  return attempt.progress?.records.length === 0 ? 'Pending' : 'Ongoing'
}

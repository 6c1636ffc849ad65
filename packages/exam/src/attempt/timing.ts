import { days, hours, type Ms, minutes, seconds } from '../durations.ts'
import type { ClockKind } from '../papers/paper.ts'

/** Extra time given by staff while the test runs. The reason is kept for the log. */
export type Grant = { id: number; ms: Ms; reason: string; scope: 'student' | 'students' | 'branch' | 'all'; at: Ms }

export type SectionTime = { section: number; durationMs: Ms }

/** Everything about time that is fixed when an attempt is made, plus the grants that follow. */
export type TimeTerms = {
  clock: ClockKind
  /** The whole time of the paper. With a clock per question it is their sum and sets no deadline of its own. */
  durationMs: Ms | null
  /** The test's own closing time, anyone who started late. Extra and compensatory time reach beyond it. */
  closesAt: Ms | null
  /** Minutes of compensatory time for each hour; 0 for most students, 20 where the student is entitled. */
  compensatoryPerHour: number
  sections: SectionTime[]
  graceMs: Ms
}

/** Answers given in time may arrive this long after the end, unless the test says otherwise. */
export const DEFAULT_GRACE: Ms = minutes(15)
/** A screen that is still there submits by itself at zero; only after this wait is an attempt closed without it. */
export const CLOSE_AFTER: Ms = seconds(30)
/** A sequential answer may travel this long after its question's time is up; the clock on the screen ends before. */
export const QUESTION_GRACE: Ms = seconds(15)
/** The next question's clock starts this long after an answer, however late its screen asks for it. */
export const NEXT_QUESTION_AFTER: Ms = seconds(5)
/** A step that was on its way when another screen took over. */
export const TRAVEL_TIME: Ms = seconds(30)
/** By this much a device may be wrong about the server's time. */
export const CLOCK_SLACK: Ms = seconds(10)
/** A screen that was offline sends what it kept within this time, one message after the other. */
export const SYNC_TIME: Ms = minutes(2)
/** One question after the other may be left and gone on with; after this long without a sign nobody comes back. */
export const LEFT_AFTER: Ms = days(7)
const COMPENSATORY_STEP = minutes(5)

/** 20 minutes for each hour, rounded up to whole steps of five minutes: 80 minutes earn 30. */
export const compensatoryTime = (durationMs: Ms, minutesPerHour: number): Ms => {
  if (minutesPerHour <= 0 || durationMs <= 0) return 0
  const exact = (durationMs * minutes(minutesPerHour)) / hours(1)
  return Math.ceil(exact / COMPENSATORY_STEP) * COMPENSATORY_STEP
}

/** For a single question the steps of five minutes would be absurd, so the share is exact. */
export const compensatoryForQuestion = (durationMs: Ms, minutesPerHour: number): Ms =>
  Math.ceil((durationMs * Math.max(0, minutesPerHour)) / 60)

/** All extra time given so far. It only ever grows. */
export const grantedTime = (grants: Grant[]): Ms => grants.reduce((sum, grant) => sum + grant.ms, 0)

export type SectionWindow = { section: number; opensAt: Ms; endsAt: Ms }

/** The time of the paper without anything extra; with a clock per section, their sum. */
export const wholeTime = ({ clock, sections, durationMs }: TimeTerms): Ms | null =>
  clock === 'section' ? sections.reduce((sum, section) => sum + section.durationMs, 0) : durationMs

const ownTime = (terms: TimeTerms): Ms => wholeTime(terms) ?? 0

/** When the test is over for this student, however late the start was. */
const closing = (terms: TimeTerms, grants: Grant[]): Ms =>
  terms.closesAt === null
    ? Number.POSITIVE_INFINITY
    : terms.closesAt + compensatoryTime(ownTime(terms), terms.compensatoryPerHour) + grantedTime(grants)

/** With a clock per section, each follows the last. Extra time lengthens the section that is running when it is given. */
export const sectionWindows = (terms: TimeTerms, startedAt: Ms, grants: Grant[]): SectionWindow[] => {
  const ordered = [...grants].sort((a, b) => a.at - b.at || a.id - b.id)
  const limit = closing(terms, grants)
  let opensAt = startedAt
  let next = 0
  return terms.sections.map(({ section, durationMs }, index) => {
    let endsAt = opensAt + durationMs + compensatoryTime(durationMs, terms.compensatoryPerHour)
    const isLast = index === terms.sections.length - 1
    for (let grant = ordered[next]; grant && (isLast || grant.at < endsAt); grant = ordered[next]) {
      endsAt += grant.ms
      next += 1
    }
    const window = { section, opensAt: Math.min(opensAt, limit), endsAt: Math.min(endsAt, limit) }
    opensAt = endsAt
    return window
  })
}

/** When the attempt ends, or `null` when it has no end. */
export const deadlineOf = (terms: TimeTerms, startedAt: Ms, grants: Grant[]): Ms | null => {
  if (terms.clock === 'section') return sectionWindows(terms, startedAt, grants).at(-1)?.endsAt ?? null
  const extra = compensatoryTime(ownTime(terms), terms.compensatoryPerHour) + grantedTime(grants)
  const own = terms.clock !== 'paper' || terms.durationMs === null ? null : startedAt + terms.durationMs + extra
  const end = Math.min(own ?? Number.POSITIVE_INFINITY, closing(terms, grants))
  return Number.isFinite(end) ? end : null
}

/** What is known about time before anybody begins. */
export type StartTerms = Pick<TimeTerms, 'clock' | 'durationMs' | 'closesAt' | 'compensatoryPerHour' | 'sections'>

export type StartTimes = {
  /** The whole time of this student; `null` where no clock runs. */
  fullMs: Ms | null
  /** Anyone who begins by then has the whole time; `null` where that holds for any start. */
  beginBy: Ms | null
  /** The test is over for this student then, however late the start was; `null` where no start is too late. */
  endsBy: Ms | null
}

/**
 * What can honestly be promised before the start. An untimed test that closes has an end and no time to lose, so it
 * names no moment to begin by.
 */
export const startTimes = (start: StartTerms): StartTimes => {
  const terms: TimeTerms = { ...start, graceMs: 0 }
  const limit = closing(terms, [])
  const endsBy = Number.isFinite(limit) ? limit : null
  const own = terms.clock === 'none' ? null : wholeTime(terms)
  if (own === null || own === 0) return { fullMs: null, beginBy: null, endsBy }
  const fullMs =
    terms.clock === 'section'
      ? (deadlineOf({ ...terms, closesAt: null }, 0, []) ?? own)
      : own + compensatoryTime(own, terms.compensatoryPerHour)
  return { fullMs, beginBy: endsBy === null ? null : endsBy - fullMs, endsBy }
}

/** The time that somebody has who begins now; `null` where no clock runs. */
export const timeIfBegun = ({ fullMs, endsBy }: StartTimes, now: Ms): Ms | null =>
  fullMs === null ? null : Math.max(0, Math.min(fullMs, (endsBy ?? Number.POSITIVE_INFINITY) - now))

/** When a question of a sequential test ends, or `null` when questions are not timed. `grants` are those it profits from. */
export const questionDeadline = (terms: TimeTerms, durationMs: Ms | null, servedAt: Ms, grants: Grant[]): Ms | null => {
  if (terms.clock !== 'question' || durationMs === null) return null
  return servedAt + durationMs + compensatoryForQuestion(durationMs, terms.compensatoryPerHour) + grantedTime(grants)
}

export const remaining = (deadline: Ms | null, now: Ms): Ms | null =>
  deadline === null ? null : Math.max(0, deadline - now)

/** h:mm:ss, rounded up so that 0:00:00 means the end and nothing else. */
export const clockText = (left: Ms): string => {
  const total = Math.ceil(Math.max(0, left) / 1000)
  const two = (n: number) => String(n).padStart(2, '0')
  return `${Math.floor(total / 3600)}:${two(Math.floor(total / 60) % 60)}:${two(total % 60)}`
}

/** How far the server's clock is ahead of the device's, from one request and its reply. */
export const clockOffset = (sentAt: Ms, serverNow: Ms, receivedAt: Ms): Ms =>
  Math.round(serverNow - (sentAt + receivedAt) / 2)

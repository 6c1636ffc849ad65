import { type Ms, seconds } from '../durations.ts'

export const VIOLATION_KINDS = ['full_screen_left', 'tab_hidden', 'window_left'] as const
export const QUIET_KINDS = ['offline', 'online', 'full_screen_entered', 'tab_shown', 'takeover'] as const
export type IntegrityKind = (typeof VIOLATION_KINDS)[number] | (typeof QUIET_KINDS)[number]

/** What the screen reports. `id` is made by the device, so a report sent twice is one report. */
export type IntegrityEvent = {
  id: string
  kind: IntegrityKind
  at: Ms
  /** When the server heard of it. The device knows nothing of this. */
  receivedAt?: Ms
  /** The number of the screen that reports, where one at a time holds the attempt. */
  device?: number
  /** How long the screen was away, if it is back. A screen reports an absence once it has lasted SHORT_ABSENCE. */
  awayMs?: Ms
  /** Caused by one of our own dialogs or by our own request for full screen. */
  isOwnDialog?: boolean
  /** False on phones that cannot show a page in full screen. */
  canFullScreen?: boolean
}

/** `log`: only count. `warn`: warn that many times. `eliminate`: warn that many times, the next one ends the test. */
export type IntegrityPolicy =
  | { policy: 'log' }
  | { policy: 'warn'; warnings: number }
  | { policy: 'eliminate'; warnings: number }

/** Leaving full screen and losing the window come in pairs: reports this close together are one violation. */
export const DEBOUNCE: Ms = seconds(2)
/** A shorter absence is a passing notification, not a look elsewhere. */
export const SHORT_ABSENCE: Ms = seconds(1)

/** The screen excuses itself when our own dialog took the focus. It opens a few in a paper, not dozens. */
export const MOST_EXCUSED = 20
/** Enough to see what went on; anyone who reports more than this is not telling us anything. */
export const MOST_EVENTS = 1_000

const isLeaving = (event: IntegrityEvent): boolean =>
  (VIOLATION_KINDS as readonly string[]).includes(event.kind) &&
  (event.awayMs === undefined || event.awayMs >= SHORT_ABSENCE)

const isExcused = ({ kind, isOwnDialog, canFullScreen }: IntegrityEvent): boolean =>
  isOwnDialog === true || (kind === 'full_screen_left' && canFullScreen === false)

/**
 * A report as the server takes it. It is of no time to come; and what an older screen tells of the time after another
 * one had taken over is no leaving of the test: the student was at that one.
 */
export const asHeard = (event: IntegrityEvent, lockedAt: Record<number, Ms>, now: Ms): IntegrityEvent => {
  const at = Math.min(event.at, now)
  const isOfOlder = at > (lockedAt[event.device ?? 0] ?? Number.POSITIVE_INFINITY)
  return { ...event, kind: isOfOlder && isLeaving(event) ? 'takeover' : event.kind, at, receivedAt: now }
}

/** Adds reports to the record; a report already there changes nothing. */
export const addEvents = (recorded: IntegrityEvent[], incoming: IntegrityEvent[]): IntegrityEvent[] => {
  const ids = new Set(recorded.map((event) => event.id))
  const fresh = incoming.filter((event) => !ids.has(event.id) && ids.add(event.id))
  return [...recorded, ...fresh.slice(0, Math.max(0, MOST_EVENTS - recorded.length))]
}

/** Times that are further apart than those of one and the same leaving. */
const countApart = (times: Ms[]): number => {
  let counted = 0
  let last = Number.NEGATIVE_INFINITY
  for (const at of times.toSorted((a, b) => a - b)) {
    if (at - last > DEBOUNCE) {
      counted += 1
      last = at
    }
  }
  return counted
}

const violationsIn = (events: IntegrityEvent[]): IntegrityEvent[] => {
  const leavings = events.filter(isLeaving).toSorted((a, b) => a.at - b.at)
  let excused = 0
  return leavings.filter((event) => {
    if (!isExcused(event)) return true
    excused += 1
    return excused > MOST_EXCUSED
  })
}

/** One number for all kinds together, the same whatever the order in which reports arrived. */
export const countViolations = (events: IntegrityEvent[]): number =>
  countApart(violationsIn(events).map(({ at }) => at))

/**
 * How often the server heard of a violation and answered with a warning. Only these lead to an elimination: a list of
 * times made up by a browser, or sent together after an hour offline, is one.
 */
const countHeard = (events: IntegrityEvent[]): number =>
  countApart(violationsIn(events).map(({ at, receivedAt }) => receivedAt ?? at))

export type Tally = { violations: number; consequence: 'none' | 'warn' | 'eliminate'; sentence: string }

const warningSentence = (count: number, of: number, isLastChance: boolean): string =>
  `Warning ${count} of ${of}: stay on the test screen. ${
    isLastChance ? 'If you leave it again, your test ends and cannot be continued.' : 'The clock keeps running.'
  }`

const personDecides = 'Somebody of the institute looks at it and decides; go on with your test.'

/** What the test's policy says about the count, in words for the student. */
export const tallyOf = (events: IntegrityEvent[], policy: IntegrityPolicy): Tally => {
  const violations = countViolations(events)
  const quiet = `You have left the test screen ${violations === 1 ? 'once' : `${violations} times`}. This is recorded.`
  if (violations === 0) return { violations, consequence: 'none', sentence: '' }
  if (policy.policy === 'log') return { violations, consequence: 'none', sentence: quiet }
  const warned = policy.policy === 'eliminate' ? Math.min(violations, countHeard(events)) : violations
  if (warned <= policy.warnings) {
    const isLastChance = policy.policy === 'eliminate' && warned === policy.warnings
    const sentence = warningSentence(warned, policy.warnings, isLastChance)
    return { violations, consequence: 'warn', sentence }
  }
  if (policy.policy === 'warn') return { violations, consequence: 'none', sentence: `${quiet} ${personDecides}` }
  return {
    violations,
    consequence: 'eliminate',
    sentence: 'The test has ended because the test screen was left too often.',
  }
}

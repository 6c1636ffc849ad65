import type { Answer } from '../answers/answers.ts'
import {
  addNumbers,
  completeUpTo,
  countOf,
  FURTHEST_AHEAD,
  gapsIn,
  lastNumber,
  MOST_RANGES,
  MOST_STEPS,
} from '../answers/ledger.ts'
import type { ClientStep, Step } from '../answers/steps.ts'
import type { Ms } from '../durations.ts'
import { type Attempt, deadline, elapse, isOpen, settledAt } from './attempt.ts'
import { addEvents, asHeard, type IntegrityEvent, type Tally, tallyOf } from './integrity.ts'
import { partSteps } from './lateness.ts'
import { REFUSALS, type Refusal } from './refusals.ts'
import { type Ignored, isFinished, recordAnswer, serve } from './sequential.ts'
import { deadlineOf, type Grant, grantedTime } from './timing.ts'

export type Action =
  | { type: 'start' }
  | { type: 'take_over' }
  | { type: 'save'; device: number; steps: ClientStep[] }
  /** `extraMs`: the extra time that the screen knew of when the student, or its clock, handed in. */
  | { type: 'submit'; device: number; lastNumber: number; extraMs?: number }
  | { type: 'serve' }
  | { type: 'answer'; answer: Answer | null; reason?: string | null; version?: number }
  | { type: 'report'; events: IntegrityEvent[] }
  /** The screen says that the rules were broken; the server counts it like every other leaving. */
  | { type: 'leave'; reason: string }
  /** `isKeyShown`: the student can read the result, so that a paper that has ended stays ended. */
  | { type: 'grant'; grant: Omit<Grant, 'at'>; isKeyShown?: boolean }
  | { type: 'force_submit'; reason: string }
  | { type: 'decide_late'; steps: string[]; accepted: boolean }
  | { type: 'grade' }
  | { type: 'tick' }

/** What the caller should know besides the new state. Only the parts that belong to the action are present. */
export type Said = {
  /** Steps to store now, in the same transaction as the attempt. */
  steps?: Step[]
  /** Of those, the ones that do not count by themselves. */
  late?: Step[]
  /** Numbers of this device that never arrived. */
  gaps?: number[]
  /** Nothing is missing up to here. */
  completeUpTo?: number
  lastNumber?: number
  /** Numbers too far ahead, with too many holes before them, or too many altogether: not stored, the gaps come first. */
  notStored?: number[]
  /** Another device has taken over since. */
  isTakenOver?: boolean
  /** The answers changed after marking: mark again. */
  needsMarking?: boolean
  ignored?: Ignored
  tally?: Tally
}

export type Outcome =
  | ({ ok: true; attempt: Attempt } & Said)
  | { ok: false; attempt: Attempt; refusal: Refusal; sentence: string; gaps?: number[] }

const done = (attempt: Attempt, said: Said = {}): Outcome => ({ ok: true, attempt, ...said })
const refuse = (attempt: Attempt, refusal: Refusal, more: { gaps?: number[] } = {}): Outcome => ({
  ok: false,
  attempt,
  refusal,
  sentence: REFUSALS[refusal],
  ...more,
})

const end = (attempt: Attempt, how: Pick<Attempt, 'state' | 'endedBy' | 'reason'>, now: Ms): Attempt => {
  const limit = deadline(attempt)
  return { ...attempt, ...how, endedAt: limit === null ? now : Math.min(now, limit), closedAt: now }
}

const start = (attempt: Attempt, now: Ms): Outcome => {
  if (isOpen(attempt)) return done(attempt)
  if (attempt.state !== 'not_started') return refuse(attempt, 'over')
  const begun: Attempt = { ...attempt, state: 'in_progress', startedAt: now, device: 1 }
  const limit = deadline(begun)
  return limit !== null && now >= limit ? refuse(attempt, 'closed') : done(begun)
}

/** A student moves once or twice; every screen has a record of its own to keep. */
const MOST_SCREENS = 100

const takeOver = (attempt: Attempt, now: Ms): Outcome => {
  if (attempt.state === 'not_started') return refuse(attempt, 'not_started')
  if (!isOpen(attempt)) return refuse(attempt, 'over')
  // One question after the other is held by no screen; what a takeover gives names every question of the paper.
  if (attempt.delivery !== 'free') return refuse(attempt, 'other_delivery')
  if (attempt.device >= MOST_SCREENS) return refuse(attempt, 'too_many_screens')
  const lockedAt = { ...attempt.lockedAt, [attempt.device]: now }
  return done({ ...attempt, device: attempt.device + 1, lockedAt })
}

/** The first step under a number is the one that is stored; the limits keep the worst client as cheap as any other. */
const takeNumbers = (attempt: Attempt, device: number, steps: ClientStep[], now: Ms) => {
  const { ranges, fresh, refused } = addNumbers(
    attempt.ledger[device] ?? [],
    steps.map((step) => step.number),
    { ahead: FURTHEST_AHEAD, ranges: MOST_RANGES, steps: MOST_STEPS - countOf(attempt.ledger) },
  )
  const isNew = new Set(fresh)
  const taken = steps.filter((step) => isNew.delete(step.number)).map((step): Step => ({ ...step, receivedAt: now }))
  return { ranges, fresh: taken, refused }
}

const save = (attempt: Attempt, { device, steps }: { device: number; steps: ClientStep[] }, now: Ms): Outcome => {
  if (attempt.delivery !== 'free') return refuse(attempt, 'other_delivery')
  if (attempt.state === 'not_started') return refuse(attempt, 'not_started')
  if (device < 1 || device > attempt.device) return refuse(attempt, 'unknown_device')
  if (steps.some((step) => step.device !== device)) return refuse(attempt, 'mixed_devices')
  const { ranges, fresh, refused } = takeNumbers(attempt, device, steps, now)
  const saved = fresh.length === 0 ? attempt : { ...attempt, ledger: { ...attempt.ledger, [device]: ranges } }
  const { late } = partSteps(saved, fresh)
  return done(saved, {
    steps: fresh,
    late,
    gaps: gapsIn(ranges),
    completeUpTo: completeUpTo(ranges),
    lastNumber: lastNumber(ranges),
    isTakenOver: device < attempt.device,
    notStored: refused,
    needsMarking: attempt.state === 'graded' && late.length < fresh.length,
  })
}

/** When the paper ends for a student who knows of so much extra time: of the first that was given. */
const deadlineKnown = ({ terms, startedAt, grants }: Attempt, extraMs: Ms): Ms | null => {
  let sum = 0
  const known = grants.filter(({ ms }) => {
    sum += ms
    return sum <= extraMs
  })
  return startedAt === null ? null : deadlineOf(terms, startedAt, known)
}

/**
 * Handed in before more time was given, and on the way until now: for the person who sent it the paper was at its end,
 * and staff want it open. Anyone who hands in while there was time anyhow means it.
 */
const isOvertaken = (attempt: Attempt, extraMs: number | undefined, now: Ms): boolean => {
  if (attempt.state !== 'in_progress' || extraMs === undefined || grantedTime(attempt.grants) <= extraMs) return false
  const end = deadlineKnown(attempt, extraMs)
  return end !== null && now >= end
}

const submit = (attempt: Attempt, given: Extract<Action, { type: 'submit' }>, now: Ms): Outcome => {
  if (attempt.delivery !== 'free') return refuse(attempt, 'other_delivery')
  if (attempt.state === 'not_started') return refuse(attempt, 'not_started')
  if (attempt.state === 'eliminated') return refuse(attempt, 'over')
  const settled = settledAt(attempt)
  if (settled !== null && now >= settled) return done(attempt)
  if (given.device < 1 || given.device > attempt.device) return refuse(attempt, 'unknown_device')
  if (given.device < attempt.device) {
    const isDone = attempt.state === 'submitted' || attempt.state === 'graded'
    return isDone ? done(attempt) : refuse(attempt, 'taken_over')
  }
  if (isOvertaken(attempt, given.extraMs, now)) return refuse(attempt, 'more_time')
  const ranges = attempt.ledger[given.device] ?? []
  const gaps = gapsIn(ranges, given.lastNumber)
  if (gaps.length > 0) return refuse(attempt, 'steps_missing', { gaps })
  const handedIn = { device: given.device, number: lastNumber(ranges), at: now }
  // Ended before by the clock, the sweep or staff: with everything there, nothing more needs to be waited for.
  if (attempt.state === 'abandoned') return done({ ...attempt, state: 'submitted', endedBy: 'clock', handedIn })
  if (!isOpen(attempt)) return done({ ...attempt, handedIn })
  const endedBy = attempt.state === 'overdue' ? 'clock' : 'student'
  return done({ ...end(attempt, { state: 'submitted', endedBy, reason: null }, now), handedIn })
}

const finishedIfLast = (attempt: Attempt, now: Ms): Attempt => {
  if (!attempt.progress || !isFinished(attempt.progress)) return attempt
  const at = attempt.progress.records.at(-1)?.at ?? now
  return { ...end(attempt, { state: 'submitted', endedBy: 'student', reason: null }, at), closedAt: now }
}

/** After the end no further question is shown: an answer that travels is for the one that stood on the screen. */
const endedIfNothingShown = (attempt: Attempt, now: Ms): Attempt =>
  attempt.state === 'overdue' && attempt.progress?.servedAt === null
    ? end(attempt, { state: 'submitted', endedBy: 'clock', reason: null }, now)
    : attempt

const show = (attempt: Attempt, now: Ms): Outcome => {
  if (!attempt.progress) return refuse(attempt, 'other_delivery')
  const begun = start(attempt, now)
  // A finished test can still be looked at: the screen learns from it that it is over.
  if (!begun.ok) return begun.refusal === 'over' ? done(attempt) : begun
  if (attempt.state === 'overdue') return done(endedIfNothingShown(attempt, now))
  const progress = serve(attempt.progress, attempt.terms, attempt.grants, now)
  return done(finishedIfLast({ ...begun.attempt, progress }, now))
}

const answer = (attempt: Attempt, given: Extract<Action, { type: 'answer' }>, now: Ms): Outcome => {
  if (!attempt.progress) return refuse(attempt, 'other_delivery')
  if (attempt.state === 'not_started') return done(attempt, { ignored: 'not_shown' })
  if (!isOpen(attempt)) return refuse(attempt, 'over')
  const { progress, ignored } = recordAnswer(
    attempt.progress,
    attempt.terms,
    attempt.grants,
    { answer: given.answer, reason: given.reason ?? null, version: given.version, endsAt: deadline(attempt) },
    now,
  )
  if (ignored) return done(attempt, { ignored })
  return done(endedIfNothingShown(finishedIfLast({ ...attempt, progress }, now), now))
}

const eliminate = (attempt: Attempt, reason: string, now: Ms): Outcome => {
  if (attempt.state !== 'not_started' && !isOpen(attempt)) return refuse(attempt, 'over')
  return done(end(attempt, { state: 'eliminated', endedBy: 'policy', reason }, now))
}

const report = (attempt: Attempt, events: IntegrityEvent[], now: Ms): Outcome => {
  if (attempt.state === 'not_started') return refuse(attempt, 'not_started')
  if (!isOpen(attempt)) return done(attempt, { tally: tallyOf(attempt.events, attempt.policy) })
  const heard = events.map((event) => asHeard(event, attempt.lockedAt, now))
  const recorded = { ...attempt, events: addEvents(attempt.events, heard) }
  const tally = tallyOf(recorded.events, attempt.policy)
  if (tally.consequence !== 'eliminate') return done(recorded, { tally })
  const ended = eliminate(recorded, tally.sentence, now)
  return ended.ok ? { ...ended, tally } : ended
}

/** One call is one violation: what follows from it is the policy's word and the server's count, not the screen's. */
const leave = (attempt: Attempt, reason: string, now: Ms): Outcome => {
  if (attempt.state !== 'not_started' && !isOpen(attempt)) return refuse(attempt, 'over')
  const event: IntegrityEvent = { id: `left-${now}`, kind: 'window_left', at: now, receivedAt: now }
  const recorded = { ...attempt, events: addEvents(attempt.events, [event]) }
  const tally = tallyOf(recorded.events, attempt.policy)
  if (tally.consequence !== 'eliminate') return done(recorded, { tally })
  const ended = eliminate(recorded, reason, now)
  return ended.ok ? { ...ended, tally } : ended
}

const grant = (attempt: Attempt, given: Omit<Grant, 'at'>, isKeyShown: boolean, now: Ms): Outcome => {
  if (given.ms <= 0) return refuse(attempt, 'no_time')
  if (attempt.grants.some((one) => one.id === given.id)) return done(attempt)
  const longer: Attempt = { ...attempt, grants: [...attempt.grants, { ...given, at: now }] }
  if (isOpen(attempt) || attempt.state === 'not_started') return done(elapse(longer, now))
  if (isKeyShown) return refuse(attempt, 'key_shown')
  // A paper that only the clock ended goes on when there is time again: a power cut is noticed after the end.
  const limit = deadline(longer)
  const wasClock = attempt.endedBy === 'clock' || attempt.endedBy === 'sweep'
  if (!wasClock || limit === null || limit <= now) return refuse(attempt, 'over')
  return done({ ...longer, state: 'in_progress', endedAt: null, closedAt: null, endedBy: null, handedIn: null })
}

const decideLate = (attempt: Attempt, given: { steps: string[]; accepted: boolean }): Outcome => {
  if (attempt.state === 'eliminated') return refuse(attempt, 'no_report')
  if (attempt.state === 'not_started' || isOpen(attempt)) return refuse(attempt, 'still_running')
  const named = [...new Set(given.steps)]
  const without = (list: string[]) => list.filter((name) => !named.includes(name))
  const [acceptedLate, refusedLate] = [without(attempt.acceptedLate), without(attempt.refusedLate)]
  if (given.accepted) acceptedLate.push(...named)
  else refusedLate.push(...named)
  return done({ ...attempt, acceptedLate, refusedLate }, { needsMarking: attempt.state === 'graded' })
}

const grade = (attempt: Attempt): Outcome => {
  if (attempt.state === 'eliminated') return refuse(attempt, 'no_report')
  if (attempt.state === 'not_started' || isOpen(attempt)) return refuse(attempt, 'still_running')
  return done({ ...attempt, state: 'graded' })
}

const forceSubmit = (attempt: Attempt, reason: string, now: Ms): Outcome => {
  if (attempt.state === 'not_started') return refuse(attempt, 'not_started')
  if (!isOpen(attempt)) return refuse(attempt, 'over')
  return done(end(attempt, { state: 'submitted', endedBy: 'staff', reason }, now))
}

/** The one way an attempt changes. Pure: the same attempt, action and time always give the same outcome. */
export const next = (before: Attempt, action: Action, now: Ms): Outcome => {
  const attempt = elapse(before, now)
  switch (action.type) {
    case 'start':
      return start(attempt, now)
    case 'take_over':
      return takeOver(attempt, now)
    case 'save':
      return save(attempt, action, now)
    case 'submit':
      return submit(attempt, action, now)
    case 'serve':
      return show(attempt, now)
    case 'answer':
      return answer(attempt, action, now)
    case 'report':
      return report(attempt, action.events, now)
    case 'leave':
      return leave(attempt, action.reason, now)
    case 'grant':
      return grant(attempt, action.grant, action.isKeyShown ?? false, now)
    case 'force_submit':
      return forceSubmit(attempt, action.reason, now)
    case 'decide_late':
      return decideLate(attempt, action)
    case 'grade':
      return grade(attempt)
    case 'tick':
      return done(attempt)
  }
}

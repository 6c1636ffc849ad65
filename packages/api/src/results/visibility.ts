import { type Instant, later, shownDate, shownTime } from '@northlight/contract/dates'
import { days, minutes } from '@northlight/contract/durations'
import type { ResultPolicy, ReviewPolicy } from '@northlight/db/tables/tests'

/** What a test says about when its result, its questions and its keys may be seen. */
export type Policies = {
  result_policy: ResultPolicy | null
  review_policy: ReviewPolicy | null
  results_released_at: Instant | null
  closes_at: Instant | null
  grace_minutes: number
  challenge_days: number
}

type Ended = { closed_at: Instant | null }

const latest = (...moments: (Instant | null)[]): Instant | null => {
  const known = moments.filter((one) => one !== null)
  return known.length === 0 ? null : (known.toSorted().at(-1) ?? null)
}

/** Answers given in time may still arrive, so nothing is told before the last of them can. */
const closedFor = (test: Policies): Instant | null =>
  test.closes_at === null ? null : later(test.closes_at, minutes(test.grace_minutes))

/** When this student's result may be seen, or null when that is not known yet. */
export const resultShownAt = (test: Policies, { closed_at }: Ended): Instant | null => {
  if (closed_at === null) return null
  if (test.results_released_at) return latest(test.results_released_at, closed_at)
  switch (test.result_policy ?? 'at_once') {
    case 'at_once':
      return closed_at
    case 'after_close':
      return latest(closedFor(test), closed_at)
    case 'by_hand':
      return null
  }
}

export const isResultShown = (test: Policies, attempt: Ended, now: Instant): boolean => {
  const at = resultShownAt(test, attempt)
  return at !== null && at <= now
}

const when = (at: Instant) => `${shownDate(at)}, ${shownTime(at)}`

/** Why a result is not there yet, in words for the student. */
export const heldSentence = (test: Policies, attempt: Ended): string => {
  const at = resultShownAt(test, attempt)
  return at === null
    ? 'Your answers are safe. The result is shown when the institute releases it; we write to you then.'
    : `Your answers are safe. The result is shown on ${when(at)}, after the test has closed for everyone.`
}

/** Whether questions, keys and solutions may be read. Never before the result itself. */
export const reviewOf = (test: Policies, attempt: Ended, now: Instant): { is_open: boolean; sentence: string } => {
  const policy = test.review_policy ?? 'after_results'
  if (policy === 'never') return { is_open: false, sentence: 'The questions of this test are not shown again.' }
  if (!isResultShown(test, attempt, now))
    return { is_open: false, sentence: 'The questions are shown together with the result.' }
  const closes = closedFor(test)
  // A key read before the last student has finished would no longer be a secret to that student.
  if (policy !== 'after_submit' && closes !== null && closes > now)
    return {
      is_open: false,
      sentence: `Questions and solutions are shown on ${when(closes)}, when the test has closed.`,
    }
  return { is_open: true, sentence: '' }
}

export type ChallengeWindow = { is_open: boolean; until: Instant | null }

/** A key can be disputed by those who can see it, for some days after both are possible. */
export const challengeWindow = (test: Policies, attempt: Ended, now: Instant): ChallengeWindow => {
  const shown = resultShownAt(test, attempt)
  if (test.challenge_days === 0 || shown === null || (test.review_policy ?? 'after_results') === 'never')
    return { is_open: false, until: null }
  const from = test.review_policy === 'after_submit' ? shown : (latest(shown, closedFor(test)) ?? shown)
  const until = later(from, days(test.challenge_days))
  return { is_open: reviewOf(test, attempt, now).is_open && now <= until, until }
}

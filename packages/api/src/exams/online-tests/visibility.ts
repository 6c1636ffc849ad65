import { type Instant, later, shownDate, shownTime } from '@northlight/contract/dates'
import { days, minutes } from '@northlight/contract/durations'
import type { Language } from '@northlight/contract/words/languages'
import type { ResultPolicy, ReviewPolicy } from '@northlight/db/tables/tests'
import { english, type Speaker } from '../../kernel/speaker.ts'

/** What a test says about when its result, its questions and its keys may be seen. */
export type Policies = {
  result_policy: ResultPolicy | null
  review_policy: ReviewPolicy | null
  results_released_at: Instant | null
  closes_at: Instant | null
  grace_minutes: number
  challenge_days: number
  /** When the last attempt of this test is settled: see `allSettledAt`. */
  all_settled_at: Instant | null
}

/** `settles_at`: from then on no further step of this attempt can count. */
type Ended = { closed_at: Instant | null; settles_at: Instant | null }

const latest = (...moments: (Instant | null)[]): Instant | null => {
  const known = moments.filter((one) => one !== null)
  return known.length === 0 ? null : (known.toSorted().at(-1) ?? null)
}

/**
 * Before this moment somebody may still give an answer that counts, so nothing is told: not while steps of this attempt
 * can arrive, and, where a test has a window, not before its last attempt is settled, whatever extra or compensatory
 * time it has. Anyone who begins at the last minute of the window has an attempt from then on.
 */
const settledFor = (test: Policies, { closed_at, settles_at }: Ended): Instant | null => {
  if (closed_at === null) return null
  const own = latest(closed_at, settles_at)
  if (test.closes_at === null) return own
  return latest(own, later(test.closes_at, minutes(test.grace_minutes)), test.all_settled_at)
}

/** When this student's result may be seen, or null when that is not known yet. Extra time given until then moves it. */
export const resultShownAt = (test: Policies, attempt: Ended): Instant | null => {
  const settled = settledFor(test, attempt)
  if (settled === null) return null
  if (test.results_released_at) return latest(test.results_released_at, settled)
  return test.result_policy === 'by_hand' ? null : settled
}

export const isResultShown = (test: Policies, attempt: Ended, now: Instant): boolean => {
  const at = resultShownAt(test, attempt)
  return at !== null && at <= now
}

const when = (at: Instant, language: Language) => `${shownDate(at, language)}, ${shownTime(at)}`

/** Why a result is not there yet, in words for the student. */
export const heldSentence = (
  test: Policies & { is_admission: boolean },
  attempt: Ended,
  { say, language }: Speaker = english,
): string => {
  const at = resultShownAt(test, attempt)
  if (at === null)
    return say('Your answers are safe. The result is shown when the institute releases it; we write to you then.')
  const moment = when(at, language)
  if (test.is_admission)
    return say(
      'Your marks stand with your application. Others still sit this paper, so the report on each question is shown on {moment}, or as soon as the last student has finished.',
      { moment },
    )
  return test.closes_at === null
    ? say(
        'Your answers are safe. The result is shown on {moment}: until then, answers you gave without a connection can still reach us.',
        { moment },
      )
    : say('Your answers are safe. The result is shown on {moment}, or as soon as the last student has finished.', {
        moment,
      })
}

/** Whether questions, keys and solutions may be read. Never before the result itself, whatever the policy says. */
export const reviewOf = (test: Policies, attempt: Ended, now: Instant): { is_open: boolean; sentence: string } => {
  if (test.review_policy === 'never')
    return { is_open: false, sentence: 'The questions of this test are not shown again.' }
  return isResultShown(test, attempt, now)
    ? { is_open: true, sentence: '' }
    : { is_open: false, sentence: 'The questions are shown together with the result.' }
}

export type ChallengeWindow = { is_open: boolean; until: Instant | null }

/** A key can be disputed by those who can see it, for some days after both are possible. */
export const challengeWindow = (test: Policies, attempt: Ended, now: Instant): ChallengeWindow => {
  const shown = resultShownAt(test, attempt)
  if (test.challenge_days === 0 || shown === null || test.review_policy === 'never')
    return { is_open: false, until: null }
  const until = later(shown, days(test.challenge_days))
  return { is_open: reviewOf(test, attempt, now).is_open && now <= until, until }
}

import type { StartTimesView } from '@northlight/contract/content/tests'
import { shownDate, shownTime } from '@northlight/contract/dates'
import { hours, minutes } from '@northlight/contract/durations'
import type { Language } from '@northlight/contract/words/languages'
import { type Say, sayEnglish } from '@northlight/contract/words/say'

type Times = Pick<StartTimesView, 'clock' | 'time_ms' | 'begin_by' | 'ends_by' | 'late_start'>

/** `3 hours`, `80 minutes`; seconds only where there is less than a minute. */
export const lengthWords = (ms: number, say: Say = sayEnglish): string => {
  if (ms >= hours(2) && ms % hours(1) === 0) return say('{count} hours', { count: ms / hours(1) })
  if (ms < minutes(1)) {
    const count = Math.max(0, Math.floor(ms / 1000))
    return count === 1 ? say('1 second') : say('{count} seconds', { count })
  }
  const count = Math.floor(ms / minutes(1))
  return count === 1 ? say('1 minute') : say('{count} minutes', { count })
}

const moment = (at: string, language: Language) => `${shownDate(at, language)}, ${shownTime(at)}`

/** What is left of the time for anyone who starts now, in milliseconds; null where that is all of it. */
export const lessThanFull = ({ time_ms, begin_by, ends_by }: Times, now: number): number | null => {
  if (time_ms === null || begin_by === null || ends_by === null || now <= Date.parse(begin_by)) return null
  return Math.max(0, Date.parse(ends_by) - now)
}

/** The last moment for the full time; null where any start has it, or no clock runs. */
export const beginByFor = ({ clock, begin_by }: Pick<Times, 'clock' | 'begin_by'>): string | null =>
  clock === 'none' ? null : begin_by

/**
 * What a student can count on, for somebody who reads it at `now`. Null where there is nothing to say: no clock, or a
 * test without an end.
 */
export const startSentence = (
  times: Times,
  closesAt: string | null,
  now: number,
  say: Say = sayEnglish,
  language: Language = 'en',
): string | null => {
  const { clock, time_ms, begin_by, late_start } = times
  if (clock === 'none' || time_ms === null) return null
  const left = lessThanFull(times, now)
  const full = lengthWords(time_ms, say)
  if (left !== null)
    return lengthWords(left).startsWith('1 ')
      ? say('Only {left} is left of {full}.', { left: lengthWords(left, say), full })
      : say('Only {left} are left of {full}.', { left: lengthWords(left, say), full })
  if (begin_by !== null)
    return say('Begin by {moment} for the full {full}.', { moment: moment(begin_by, language), full })
  return closesAt !== null && late_start === 'keeps_time'
    ? say('Begin any time before {moment}: you have the full {full}.', { moment: moment(closesAt, language), full })
    : null
}

import type { StartTimesView } from '@northlight/contract/content/tests'
import { shownDate, shownTime } from '@northlight/contract/dates'
import { hours, minutes } from '@northlight/contract/durations'

type Times = Pick<StartTimesView, 'clock' | 'time_ms' | 'begin_by' | 'ends_by' | 'late_start'>

const counted = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`

/** `3 hours`, `80 minutes`; seconds only where there is less than a minute. */
export const lengthWords = (ms: number): string => {
  if (ms >= hours(2) && ms % hours(1) === 0) return counted(ms / hours(1), 'hour')
  return ms < minutes(1)
    ? counted(Math.max(0, Math.floor(ms / 1000)), 'second')
    : counted(Math.floor(ms / minutes(1)), 'minute')
}

/** `12 minutes are`, `1 minute is`. */
const leftWords = (ms: number) => `${lengthWords(ms)} ${lengthWords(ms).startsWith('1 ') ? 'is' : 'are'}`

const moment = (at: string) => `${shownDate(at)}, ${shownTime(at)}`

/** What is left of the time for whoever starts now, in milliseconds; null where that is all of it. */
export const lessThanFull = ({ time_ms, begin_by, ends_by }: Times, now: number): number | null => {
  if (time_ms === null || begin_by === null || ends_by === null || now <= Date.parse(begin_by)) return null
  return Math.max(0, Date.parse(ends_by) - now)
}

/** The value beside "For the full time"; nothing where any start has it, or no clock runs. */
export const beginByWords = ({ clock, begin_by }: Times): string | null =>
  clock === 'none' || begin_by === null ? null : `begin by ${moment(begin_by)}`

/**
 * What a student can count on, for somebody who reads it at `now`. Null where there is nothing to say: no clock, or a
 * test without an end.
 */
export const startSentence = (times: Times, closesAt: string | null, now: number): string | null => {
  const { clock, time_ms, begin_by, late_start } = times
  if (clock === 'none' || time_ms === null) return null
  const left = lessThanFull(times, now)
  if (left !== null) return `Only ${leftWords(left)} left of ${lengthWords(time_ms)}.`
  if (begin_by !== null) return `Begin by ${moment(begin_by)} for the full ${lengthWords(time_ms)}.`
  return closesAt !== null && late_start === 'keeps_time'
    ? `Begin any time before ${moment(closesAt)}: you have the full ${lengthWords(time_ms)}.`
    : null
}

import type { StreakView } from '@northlight/contract/results/practice'
import type { Text } from '@northlight/contract/words/catalogue'
import { type Say, sayEnglish } from '@northlight/contract/words/say'

const restDays = [
  'No rest day is left this week',
  'One rest day is left this week',
  'Two rest days are left this week',
] as const satisfies readonly Text[]

/** A line that praises and never threatens: rest days are part of it. */
export const streakWords = (
  { current, best, is_done_today, rest_days_left }: StreakView,
  say: Say = sayEnglish,
): string => {
  if (current === 0)
    return best === 0
      ? say('Your first day starts today.')
      : say('Your longest run so far: {count} days.', { count: best })
  const days = current === 1 ? say('1 day') : say('{count} days', { count: current })
  if (is_done_today) return say('{days} of practice. Well done for today.', { days })
  const rest = restDays[Math.min(2, Math.max(0, rest_days_left))] ?? restDays[0]
  return `${say('{days} of practice so far.', { days })} ${say(rest)}.`
}

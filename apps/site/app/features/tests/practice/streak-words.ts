import type { StreakView } from '@northlight/contract/results/practice'

const restDays = ['No rest day is left this week', 'One rest day is left this week', 'Two rest days are left this week']

/** A line that praises and never threatens: rest days are part of it. */
export const streakWords = ({ current, best, is_done_today, rest_days_left }: StreakView): string => {
  if (current === 0) return best === 0 ? 'Your first day starts today.' : `Your longest run so far: ${best} days.`
  const days = current === 1 ? '1 day' : `${current} days`
  const rest = restDays[Math.min(2, Math.max(0, rest_days_left))]
  return is_done_today ? `${days} of practice. Well done for today.` : `${days} of practice so far. ${rest}.`
}

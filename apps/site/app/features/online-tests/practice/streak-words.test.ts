import { expect, test } from 'vitest'
import { streakWords } from './streak-words.ts'

const streak = { current: 0, best: 0, is_done_today: false, rest_days_left: 2 }

test.for([
  [{}, 'Your first day starts today.'],
  [{ best: 9 }, 'Your longest run so far: 9 days.'],
  [{ current: 1, best: 1, is_done_today: true }, '1 day of practice. Well done for today.'],
  [{ current: 5, best: 5, rest_days_left: 1 }, '5 days of practice so far. One rest day is left this week.'],
  [{ current: 5, best: 5, rest_days_left: 0 }, '5 days of practice so far. No rest day is left this week.'],
] as const)('%o reads "%s"', ([given, words]) => {
  expect(streakWords({ ...streak, ...given })).toBe(words)
})

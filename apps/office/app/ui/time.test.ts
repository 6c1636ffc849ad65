import { shownDate, shownTime } from '@northlight/contract/dates'
import { expect, test } from 'vitest'
import { momentText, secondsText, shortDayText, shortMomentText, spanText } from './time.tsx'

const evening = '2026-09-14T11:00:07.000Z'

test('a time of the office is written as everywhere else: with am or pm, in India', () => {
  expect(momentText(evening)).toBe('14 Sep 2026, 4:30 pm')
  expect(momentText(evening)).toBe(`${shownDate(evening)}, ${shownTime(evening)}`)
  expect(shortDayText(evening)).toBe('14 Sep')
  expect(secondsText(evening)).toBe('4:30:07 pm')
  expect(secondsText(Date.parse('2026-09-14T18:40:00.000Z'))).toBe('12:10:00 am')
})

test('the year of a moment is left away in its own year alone, which ends at midnight in India', () => {
  expect(shortMomentText(evening, '2026-12-31T18:29:00.000Z')).toBe('14 Sep, 4:30 pm')
  expect(shortMomentText(evening, '2026-12-31T18:31:00.000Z')).toBe('14 Sep 2026, 4:30 pm')
})

test('a span names its day once, and twice where it has two', () => {
  expect(spanText(evening, '2026-09-14T12:00:00.000Z')).toBe('14 Sep 2026, 4:30 pm – 5:30 pm')
  expect(spanText(evening, '2026-09-15T12:00:00.000Z')).toBe('14 Sep 2026, 4:30 pm – 15 Sep 2026, 5:30 pm')
})

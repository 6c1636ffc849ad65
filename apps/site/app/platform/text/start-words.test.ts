import { hours, minutes } from '@northlight/contract/durations'
import { expect, test } from 'vitest'
import { lengthWords, lessThanFull, startSentence } from './start-words.ts'

const closes = '2026-11-29T15:30:00.000Z'
const at = (time: string) => Date.parse(`2026-11-29T${time}:00.000Z`)
const mock = {
  clock: 'paper',
  time_ms: hours(3),
  begin_by: '2026-11-29T12:30:00.000Z',
  ends_by: closes,
  late_start: 'ends_with_test',
} as const

test('whoever is in time reads until when the full time can be had', () => {
  expect(startSentence(mock, closes, at('04:30'))).toBe('Begin by 29 Nov 2026, 6:00 pm for the full 3 hours.')
  expect(lessThanFull(mock, at('12:30'))).toBeNull()
})

test('whoever is late reads what is left, down to nothing', () => {
  expect(startSentence(mock, closes, at('14:30'))).toBe('Only 60 minutes are left of 3 hours.')
  expect(startSentence(mock, closes, at('15:29'))).toBe('Only 1 minute is left of 3 hours.')
  expect(lessThanFull(mock, at('15:18'))).toBe(minutes(12))
  expect(lessThanFull(mock, at('16:00'))).toBe(0)
})

test('a test that lets late starters keep their time says so', () => {
  const kept = { ...mock, begin_by: null, ends_by: null, late_start: 'keeps_time' } as const
  expect(startSentence(kept, closes, at('15:00'))).toBe(
    'Begin any time before 29 Nov 2026, 9:00 pm: you have the full 3 hours.',
  )
  expect(lessThanFull(kept, at('15:29'))).toBeNull()
})

test('a test without a clock, or without an end, says nothing about time', () => {
  const open = { ...mock, begin_by: null, ends_by: null }
  expect(startSentence({ ...open, clock: 'none', time_ms: null }, closes, at('15:00'))).toBeNull()
  expect(startSentence(open, null, at('15:00'))).toBeNull()
})

test.for([
  [hours(3), '3 hours'],
  [hours(1), '60 minutes'],
  [minutes(80), '80 minutes'],
  [minutes(1), '1 minute'],
  [59_000, '59 seconds'],
  [0, '0 seconds'],
] as const)('%d ms is %s', ([ms, words]) => {
  expect(lengthWords(ms)).toBe(words)
})

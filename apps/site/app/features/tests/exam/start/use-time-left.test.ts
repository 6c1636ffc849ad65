import { hours } from '@northlight/contract/durations'
import type { MyTestView } from '@northlight/contract/exams/tests'
import { sayEnglish } from '@northlight/contract/words/say'
import type { UsedWords } from '@northlight/ui/words/use-words.ts'
import { expect, test } from 'vitest'
import { timeLeftAt } from './use-time-left.ts'

const closes_at = '2026-11-29T15:30:00.000Z'
const words = { say: sayEnglish, language: 'en' } as UsedWords
const mock = {
  ...{ clock: 'paper', time_ms: hours(3), begin_by: '2026-11-29T12:30:00.000Z', ends_by: closes_at, closes_at },
  late_start: 'ends_with_test',
} as MyTestView

test.for([
  ['12:00:00', { left: null, isClosed: false, sentence: 'Begin by 29 Nov 2026, 6:00 pm for the full 3 hours.' }],
  ['15:29:50', { left: 10_000, isClosed: false, sentence: 'Only 10 seconds are left of 3 hours.' }],
  ['15:30:00', { left: 0, isClosed: true, sentence: 'The test has closed.' }],
  ['18:00:00', { left: 0, isClosed: true, sentence: 'The test has closed.' }],
] as const)('at %s', ([time, shown]) => {
  expect(timeLeftAt(mock, Date.parse(`2026-11-29T${time}.000Z`), words)).toEqual(shown)
})

import { hours } from '@northlight/contract/durations'
import type { MyTestView } from '@northlight/contract/exams/online-tests'
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

const keeps = { ...mock, begin_by: null, ends_by: null, late_start: 'keeps_time' } as MyTestView
const untimed = { ...mock, clock: 'none', time_ms: null, begin_by: null } as MyTestView
/** With compensatory time of 20 minutes an hour the paper may run for an hour after the window. */
const compensated = { ...mock, time_ms: hours(4), ends_by: '2026-11-29T16:30:00.000Z' } as MyTestView

test.for([
  ['the whole time', keeps, 'Begin any time before 29 Nov 2026, 9:00 pm: you have the full 3 hours.'],
  ['no clock', untimed, null],
  ['compensatory time', compensated, 'Only 60 minutes are left of 4 hours.'],
  ['no end', { ...untimed, closes_at: null, ends_by: null }, null],
] as const)('a test with %s is closed for a start as its window is', ([, test, sentence]) => {
  const at = (time: string) => timeLeftAt(test as MyTestView, Date.parse(`2026-11-29T${time}Z`), words)
  expect(at('15:29:59.999')).toMatchObject({ isClosed: false, sentence })
  const isOver = test.closes_at !== null
  expect(at('15:30:00.000')).toMatchObject({ isClosed: isOver, sentence: isOver ? 'The test has closed.' : sentence })
})

import { days, minutes } from '@northlight/contract/durations'
import { sayEnglish } from '@northlight/contract/words/say'
import { expect, test } from 'vitest'
import { findings } from './device-check.ts'

const good = { canFullScreen: true, canKeep: true, travelMs: 38, clockOffMs: 200 }
const textOf = (name: string, measured = good) => {
  const found = findings(measured).find((one) => one.name === name)
  return found && sayEnglish(found.text, found.values)
}

test('a good device is good in all four', () => {
  expect(findings(good).map((one) => one.state)).toEqual(['good', 'good', 'good', 'good'])
})

test('a phone without full screen is told that it does not count', () => {
  expect(textOf('Full screen', { ...good, canFullScreen: false })).toContain('not counted against you')
})

test('a clock that is a day off is named, and does not matter', () => {
  expect(textOf('Clock', { ...good, clockOffMs: -days(1) })).toBe(
    'About 1440 minutes fast. It does not matter: only our clock counts.',
  )
  expect(textOf('Clock', { ...good, clockOffMs: minutes(3) })).toContain('slow')
})

test('a window that keeps nothing says what not to do', () => {
  expect(textOf('Memory', { ...good, canKeep: false })).toContain('do not close or reload')
})

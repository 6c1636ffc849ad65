import { expect, test } from 'vitest'
import { isoTime } from './logger.ts'

test('the time of a line is the same as ever, within a second and beyond it', () => {
  const start = Date.UTC(2026, 10, 15, 23, 59, 58, 7)
  let now = start
  const time = isoTime(() => now)
  for (const later of [0, 0, 5, 992, 993, 1993, 2000, -1]) {
    now = start + later
    expect(time()).toBe(`,"time":"${new Date(now).toISOString()}"`)
  }
})

// @vitest-environment happy-dom
import { minutes } from '@northlight/contract/durations'
import { expect, test, vi } from 'vitest'
import { attendedHeaders, watchTouches } from './attended.ts'

test('a call says whether somebody touched the screen within the last minute', () => {
  vi.useFakeTimers()
  try {
    watchTouches()
    dispatchEvent(new Event('keydown'))
    expect(attendedHeaders()).toEqual({ 'x-attended': 'yes' })
    vi.advanceTimersByTime(minutes(1))
    expect(attendedHeaders()).toEqual({ 'x-attended': 'no' })
    dispatchEvent(new Event('pointerdown'))
    expect(attendedHeaders()).toEqual({ 'x-attended': 'yes' })
  } finally {
    vi.useRealTimers()
  }
})

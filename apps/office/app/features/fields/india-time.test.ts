import { expect, test } from 'vitest'
import { fromIndia, inIndia } from './india-time.ts'

test('half past ten in Bengaluru is five in Greenwich, both ways', () => {
  expect(inIndia('2026-11-15T05:00:00.000Z')).toBe('2026-11-15T10:30')
  expect(fromIndia('2026-11-15T10:30')).toBe('2026-11-15T05:00:00.000Z')
  expect(fromIndia('2026-11-15T00:10')).toBe('2026-11-14T18:40:00.000Z')
})

test('what is not whole is nothing', () => {
  expect(inIndia('')).toBe('')
  expect(fromIndia('')).toBeNull()
})

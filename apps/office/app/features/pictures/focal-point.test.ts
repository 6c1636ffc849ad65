import { expect, test } from 'vitest'
import { moved } from './focal-point.tsx'

test('the arrows move the point by a twentieth and never out of the picture', () => {
  expect(moved({ x: 0.5, y: 0.5 }, 'ArrowLeft')).toEqual({ x: 0.45, y: 0.5 })
  expect(moved({ x: 0, y: 0.98 }, 'ArrowDown')).toEqual({ x: 0, y: 1 })
  expect(moved({ x: 0, y: 0 }, 'ArrowLeft')).toEqual({ x: 0, y: 0 })
  expect(moved({ x: 0, y: 0 }, 'Enter')).toBeUndefined()
})

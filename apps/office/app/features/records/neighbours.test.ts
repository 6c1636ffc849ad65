import { expect, test } from 'vitest'
import { neighbourIn } from './neighbours.ts'

test('a record knows its neighbours in the list it was opened from', () => {
  expect(neighbourIn([4, 9, 2], 9, 1)).toBe(2)
  expect(neighbourIn([4, 9, 2], 9, -1)).toBe(4)
  expect(neighbourIn([4, 9, 2], 4, -1)).toBeUndefined()
  expect(neighbourIn([4, 9, 2], 7, 1)).toBeUndefined()
})

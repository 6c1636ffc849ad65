import { expect, test } from 'vitest'
import { hashTarget } from './hash-target.ts'

test('the id of the address, with its signs decoded', () => {
  expect(hashTarget('#fees%20paid')).toBe('fees paid')
  expect(hashTarget('')).toBe('')
})

test('an address cut in the middle of a sign points nowhere', () => {
  expect(hashTarget('#fees%2')).toBe('')
})

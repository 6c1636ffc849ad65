import { expect, test } from 'vitest'
import { percentOf } from './percent.ts'

test.each([
  ['50', 50],
  ['50%', 50],
  [' 50 % ', 50],
  ['0', 0],
  ['100', 100],
  ['', null],
  ['%', null],
  ['abc', null],
  ['-10', null],
  ['12.5', null],
  ['101', null],
  ['1e1', null],
])('%j is %j per cent', (text, percent) => {
  expect(percentOf(text)).toBe(percent)
})

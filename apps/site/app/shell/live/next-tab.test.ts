import { expect, test } from 'vitest'
import { nextTab } from './next-tab.ts'

const tabs = ['a', 'b', 'c']

test.each([
  ['a', 'ArrowRight', 'b'],
  ['b', 'ArrowLeft', 'a'],
  ['c', 'ArrowRight', 'a'],
  ['a', 'ArrowLeft', 'c'],
  ['a', 'ArrowDown', 'b'],
  ['b', 'ArrowUp', 'a'],
  ['c', 'Home', 'a'],
  ['a', 'End', 'c'],
])('from %s the key %s leads to %s', (from, key, to) => {
  expect(nextTab(tabs, from, key)).toBe(to)
})

test('other keys lead nowhere', () => {
  expect(nextTab(tabs, 'a', 'Tab')).toBeUndefined()
  expect(nextTab(tabs, 'a', 'toString')).toBeUndefined()
})

import { expect, test } from 'vitest'
import { nextTab } from './next-tab.ts'

const tabs = [{ id: 'a' }, { id: 'b', disabled: true }, { id: 'c' }, { id: 'd' }]

test.each([
  ['a', 'ArrowRight', 'c'],
  ['c', 'ArrowLeft', 'a'],
  ['d', 'ArrowRight', 'a'],
  ['a', 'ArrowLeft', 'd'],
  ['a', 'ArrowDown', 'c'],
  ['c', 'ArrowUp', 'a'],
  ['c', 'Home', 'a'],
  ['a', 'End', 'd'],
  [undefined, 'ArrowRight', 'a'],
  [undefined, 'ArrowLeft', 'd'],
])('from %s the key %s leads to %s', (from, key, to) => {
  expect(nextTab(tabs, from, key)).toBe(to)
})

test('other keys lead nowhere, and so does a row that is all switched off', () => {
  expect(nextTab(tabs, 'a', 'Tab')).toBeUndefined()
  expect(nextTab(tabs, 'a', 'toString')).toBeUndefined()
  expect(nextTab([{ id: 'b', disabled: true }], undefined, 'Home')).toBeUndefined()
})

import { expect, test } from 'vitest'
import { type Focus, isPartOfNumber, keyCommandOf } from './keys.ts'

const press = (key: string, focus: Focus = 'page') =>
  keyCommandOf({ key, ctrlKey: false, metaKey: false, altKey: false }, focus)

test.each([
  ['1', { do: 'choose', place: 0 }],
  ['4', { do: 'choose', place: 3 }],
  ['a', { do: 'choose', place: 0 }],
  ['D', { do: 'choose', place: 3 }],
  ['ArrowLeft', { do: 'previous' }],
  ['ArrowRight', { do: 'next' }],
  ['Enter', { do: 'save' }],
  ['x', null],
  ['0', null],
])('%s does %j', (key, command) => {
  expect(press(key)).toEqual(command)
})

test('a number field keeps its digits and arrows, and Enter still saves', () => {
  expect(press('1', 'number')).toBeNull()
  expect(press('ArrowLeft', 'number')).toBeNull()
  expect(press('Enter', 'number')).toEqual({ do: 'save' })
})

test('a focused button keeps Enter for itself', () => {
  expect(press('Enter', 'control')).toBeNull()
  expect(press('b', 'control')).toEqual({ do: 'choose', place: 1 })
})

test('combinations belong to the browser', () => {
  expect(keyCommandOf({ key: 'a', ctrlKey: true, metaKey: false, altKey: false }, 'page')).toBeNull()
})

test('what belongs to a number is known, and combinations are not', () => {
  const plain = { ctrlKey: false, metaKey: false, altKey: false }
  for (const key of ['0', '7', '.', ',', '-', 'Backspace']) expect(isPartOfNumber({ key, ...plain }), key).toBe(true)
  for (const key of ['a', 'Enter', 'ArrowLeft', 'F5']) expect(isPartOfNumber({ key, ...plain }), key).toBe(false)
  expect(isPartOfNumber({ key: '0', ...plain, ctrlKey: true })).toBe(false)
})

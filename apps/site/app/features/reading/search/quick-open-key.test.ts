import { expect, test } from 'vitest'
import { isQuickOpenKey, movedMark } from './quick-open-key.ts'

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
})

test('Ctrl K and ⌘ K open the box, other keys do not', () => {
  expect(isQuickOpenKey(press('k', { ctrlKey: true }))).toBe(true)
  expect(isQuickOpenKey(press('K', { metaKey: true }))).toBe(true)
  expect(isQuickOpenKey(press('k'))).toBe(false)
  expect(isQuickOpenKey(press('k', { ctrlKey: true, shiftKey: true }))).toBe(false)
  expect(isQuickOpenKey(press('j', { ctrlKey: true }))).toBe(false)
})

test('arrows go round the ends', () => {
  expect(movedMark('ArrowDown', -1, 3)).toBe(0)
  expect(movedMark('ArrowDown', 2, 3)).toBe(0)
  expect(movedMark('ArrowUp', -1, 3)).toBe(2)
  expect(movedMark('ArrowUp', 0, 3)).toBe(2)
  expect(movedMark('End', 0, 3)).toBe(2)
})

test('without hits, and for letters, the keys belong to the field', () => {
  expect(movedMark('ArrowDown', -1, 0)).toBeUndefined()
  expect(movedMark('Home', -1, 3)).toBeUndefined()
  expect(movedMark('a', 1, 3)).toBeUndefined()
})

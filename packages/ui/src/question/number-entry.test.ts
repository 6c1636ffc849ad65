import { expect, test } from 'vitest'
import { afterKey, numberIn, type PadKey, typedNumber } from './number-entry.ts'

const pressed = (keys: PadKey[]) => keys.reduce(afterKey, '')

test.each([
  [['4', '.', '3'], '4.3'],
  [['.', '5'], '0.5'],
  [['1', '2', '−'], '-12'],
  [['1', '−', '−'], '1'],
  [['−', '.', '2'], '-0.2'],
  [['1', '.', '.', '2'], '1.2'],
  [['1', '2', 'delete'], '1'],
  [['1', '2', 'clear'], ''],
] as [PadKey[], string][])('%j shows %s', (keys, shown) => {
  expect(pressed(keys)).toBe(shown)
})

test('typing takes only what can become a number', () => {
  expect(typedNumber('a1b2')).toBe('12')
  expect(typedNumber('−2,50')).toBe('-2.50')
  expect(typedNumber('1.2.3')).toBe('1.23')
  expect(typedNumber('9'.repeat(26))).toBe('9'.repeat(16))
})

test('digits of Hindi and Kannada are digits', () => {
  expect(typedNumber('०१२३४५६७८९')).toBe('0123456789')
  expect(typedNumber('-೦೧೨.೩೪೫೬೭೮೯')).toBe('-012.3456789')
})

test('a half-typed number is no answer yet, an empty field is none', () => {
  expect(numberIn('-')).toBeUndefined()
  expect(numberIn('')).toBeNull()
  expect(numberIn('4.30')).toEqual({ type: 'numeric', value: '4.30' })
})

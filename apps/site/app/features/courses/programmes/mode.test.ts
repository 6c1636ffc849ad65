import { expect, test } from 'vitest'
import { chosenVariant, modeOf } from './mode.ts'

const variants = [{ value: 'Day Scholar' }, { value: 'Residential' }]

test('the address names a variant; nonsense and silence mean the first', () => {
  expect(modeOf('Day Scholar')).toBe('day-scholar')
  expect(chosenVariant(variants, 'residential')?.value).toBe('Residential')
  expect(chosenVariant(variants, null)?.value).toBe('Day Scholar')
  expect(chosenVariant(variants, 'abc')?.value).toBe('Day Scholar')
  expect(chosenVariant([], null)).toBeUndefined()
})

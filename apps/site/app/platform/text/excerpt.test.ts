import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

test('a short text that was written stays as it is', () => {
  expect(excerpt('Count the hours you have.', 'A long text')).toBe('Count the hours you have.')
})

test('a short text that was cut is cut again, at a word', () => {
  expect(
    excerpt('Most open days show you the build...', 'Most open days show you the building. We would not.', 32),
  ).toBe('Most open days show you the…')
})

test('where whole sentences fill a fair part of the line, the torn one behind them is left out', () => {
  const whole = 'We show you a class. It begins at nine with Dr. Kavitha Murthy and ends at noon.'
  expect(excerpt('We show you a...', whole, 48)).toBe('We show you a class.')
  expect(excerpt('We show you a...', whole, 60)).toBe('We show you a class. It begins at nine with Dr. Kavitha…')
})

test('a text that fits is shown whole, and nothing is nothing', () => {
  expect(excerpt(null, 'All of it.')).toBe('All of it.')
  expect(excerpt(null, null)).toBe('')
})

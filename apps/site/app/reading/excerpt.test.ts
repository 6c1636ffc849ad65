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

test('a text that fits is shown whole, and nothing is nothing', () => {
  expect(excerpt(null, 'All of it.')).toBe('All of it.')
  expect(excerpt(null, null)).toBe('')
})

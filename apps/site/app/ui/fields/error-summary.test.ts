import { expect, test } from 'vitest'
import { summaryTitle } from './error-summary.tsx'

test.each([
  [1, 'One answer needs another look'],
  [2, 'Two answers need another look'],
  [12, '12 answers need another look'],
])('%s errors are counted in words', (count, title) => {
  expect(summaryTitle(count)).toBe(title)
})

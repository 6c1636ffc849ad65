import { sayIn } from '@northlight/contract/words/say'
import { englishWords } from '@northlight/contract/words/words'
import { expect, test } from 'vitest'
import { summaryTitle } from './error-summary.tsx'

test.each([
  [1, 'Please check one field'],
  [2, 'Please check two fields'],
  [12, 'Please check 12 fields'],
])('%s errors are counted in words', (count, title) => {
  expect(summaryTitle(count, { language: 'en', say: sayIn(englishWords) })).toBe(title)
})

import { wordsIn } from '@northlight/contract/words/catalogue'
import { sayIn } from '@northlight/contract/words/say'
import { expect, test } from 'vitest'
import { printed } from './printed.ts'

test.each([
  ['en', 'Class 10'],
  ['kn', '10ನೇ ತರಗತಿ'],
  ['hi', 'कक्षा 10'],
] as const)('the check step names the class as the first step does: %s', (language, words) => {
  const speaking = { language, say: sayIn(wordsIn(language)) }
  expect(printed({ class: '10th', consent: 'yes' }, speaking)).toMatchObject({ class: words, consent: undefined })
  expect(printed({}, speaking).class).toBeUndefined()
})

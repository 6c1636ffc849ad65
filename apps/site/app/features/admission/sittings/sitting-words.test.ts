import { partsOf, wordsIn } from '@northlight/contract/words/catalogue'
import { sayIn } from '@northlight/contract/words/say'
import { expect, test } from 'vitest'
import { daysOf } from './sitting-words.ts'

test('days are said in the language of the page, with the words that travel with the registration', () => {
  const sitting = { sits_on: '2026-12-06', closes_on: '2026-12-13' }
  expect(daysOf(sitting)).toBe('Sun, 6 Dec 2026 to 13 Dec 2026')
  for (const language of ['kn', 'hi'] as const) {
    const say = sayIn(partsOf(wordsIn(language), ['admission']))
    expect(daysOf(sitting, { say, language })).not.toContain(' to ')
  }
})

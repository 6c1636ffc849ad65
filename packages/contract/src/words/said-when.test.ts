import { expect, test } from 'vitest'
import { wordsIn } from './catalogue.ts'
import type { Language } from './languages.ts'
import { saidWhen } from './said-when.ts'
import { sayIn } from './say.ts'
import { saidFor } from './words.ts'

const inWords = (language: Language, when: string, own = {}) => {
  const words = wordsIn(language, own)
  return saidWhen(when, { say: sayIn(words), stored: (text) => saidFor(words.texts, text) ?? text })
}

test.each([
  ['after 1 month', '1 ತಿಂಗಳ ನಂತರ', '1 महीने बाद'],
  ['after 9 months', '9 ತಿಂಗಳ ನಂತರ', '9 महीने बाद'],
  ['after 2 weeks', '2 ವಾರಗಳ ನಂತರ', '2 हफ़्ते बाद'],
  ['after 16 papers', '16 ಪತ್ರಿಕೆಗಳ ನಂತರ', '16 पेपर के बाद'],
])('%s', (when, kn, hi) => {
  expect([inWords('en', when), inWords('kn', when), inWords('hi', when)]).toEqual([when, kn, hi])
})

test('what the institute says itself comes first, and what nobody says stays', () => {
  expect(inWords('kn', 'after 9 months', { 'after 9 months': 'ಒಂಬತ್ತು ತಿಂಗಳ ನಂತರ' })).toBe('ಒಂಬತ್ತು ತಿಂಗಳ ನಂತರ')
  expect(inWords('kn', 'after the first term')).toBe('after the first term')
})

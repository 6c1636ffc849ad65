import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBeginning, knownWords } from './known-words.ts'

const isOurs = knownWords(new Set(['physics', 'neet', 'ಭೌತಶಾಸ್ತ್ರ', '10', '9876543210']))

test.for([
  ['physics', true],
  ['phy', true],
  ['p', false],
  ['physicist', false],
  ['zoology', false],
  ['ಭೌತ', true],
  ['10', true],
  ['1', false],
  // A year is typed whole, a number to call may be its beginning.
  ['9876', false],
  ['98765', true],
] as const)('%s is known: %s', ([term, is]) => {
  expect(isOurs(term)).toBe(is)
})

test('nothing is known where there are no words', () => {
  expect(knownWords(new Set())('physics')).toBe(false)
})

test('says the same as looking at every word', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ಭ', '1'), minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(fc.array(word), word, (words, term) => {
      const isThere = words.some((known) => known === term || (isBeginning(term) && known.startsWith(term)))
      expect(knownWords(new Set(words))(term)).toBe(isThere)
    }),
  )
})

import { expect, test } from 'vitest'
import { excerpt, finderOf, markedPieces } from './pieces.ts'

const filler = 'Nothing of interest stands in this sentence. '.repeat(8)

test.for([
  ['as it is typed', 'entropy', 'entropy'],
  ['with a capital letter', 'Entropy', 'entropy'],
  ['with an accent that nobody types', 'Café', 'cafe'],
  ['in Kannada', 'ಭೌತಶಾಸ್ತ್ರ', 'ಭೌತಶಾಸ್ತ್ರ'],
] as const)('a long text is shown around a word %s', ([, written, term]) => {
  const shown = excerpt(`${filler}Here ${written} is named. ${filler}`, finderOf(new Set([term])))
  expect(shown).toContain(`Here ${written} is named.`)
  expect(shown.length).toBeLessThan(190)
})

test('a word inside of another is not the one that was found', () => {
  const shown = excerpt(`Testing comes first. ${filler}A test comes last.`, finderOf(new Set(['test'])))
  expect(shown).toContain('A test comes last.')
})

test('a text in which none of the words stands is shown from its beginning', () => {
  expect(excerpt(`The beginning. ${filler}`, finderOf(new Set()))).toMatch(/^The beginning\./)
  expect(excerpt(`The beginning. ${filler}`, finderOf(new Set(['entropy'])))).toMatch(/^The beginning\./)
})

test('a short text is shown whole', () => {
  expect(excerpt('Two words.', finderOf(new Set(['words'])))).toBe('Two words.')
})

test.for([
  ['Physics, and physics again', [', and ', ' again']],
  ['Pro physics – ₹ 500 for PHYSICS', ['Pro ', ' – ₹ 500 for ']],
  ['Phýsics and physicists', [' and physicists']],
  ['Nothing', ['Nothing']],
  ['', []],
] as const)('%j is marked where the word itself stands', ([text, plain]) => {
  const pieces = markedPieces(text, finderOf(new Set(['physics'])))
  expect(pieces.filter(({ is_match }) => !is_match).map(({ text }) => text)).toEqual(plain)
  expect(pieces.map(({ text }) => text).join('')).toBe(text)
})

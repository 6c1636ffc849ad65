import { expect, test } from 'vitest'
import { typedWords } from './typed-words.ts'

test.each([
  '9845000216',
  '98450 00216',
  ' 98450  00216 ',
  '+91 98450 00216',
  '+919845000216',
  '919845000216',
  '91-98450-00216',
  '(+91) 98450 00216',
  '+91 (0) 98450 00216',
  '0091 98450.00216',
  '098450 00216',
  '(98450) 00216',
  '98450–00216',
  '\u202a+91 98450 00216\u202c',
  '೯೮೪೫೦ ೦೦೨೧೬',
])('the number “%s” is searched for as it is kept', (typed) => {
  expect(typedWords(typed)).toEqual(['9845000216'])
})

test.each([
  ['98450', '98450'],
  ['98450 002', '98450002'],
  ['+91 98450 002', '98450002'],
  ['+9198450', '98450'],
  ['91 98450 002', '98450002'],
  ['098450 0', '984500'],
  // Ten digits are a number, also one that begins with 91.
  ['9198450002', '9198450002'],
  ['91984 50002', '9198450002'],
])('of a number that is being typed, “%s”, the digits are searched for', (typed, digits) => {
  expect(typedWords(typed)).toEqual([digits])
})

test.each([
  ['Keerthana Iyer', ['Keerthana', 'Iyer']],
  ['  Keerthana \u00a0 Iyer\t', ['Keerthana', 'Iyer']],
  ['Asha 98450', ['Asha', '98450']],
  ['ADM-2026-00041', ['ADM-2026-00041']],
  ['NL/2026-27/000041', ['NL/2026-27/000041']],
  // The end of a number, a year, an account: no beginning of a mobile number.
  ['00216', ['00216']],
  ['2026-27', ['2026-27']],
  ['80-90', ['80-90']],
  ['98450002161', ['98450002161']],
  ['', ['']],
])('of “%s” each word is searched for', (typed, words) => {
  expect(typedWords(typed)).toEqual(words)
})

test('of a whole page only the first words are searched for', () => {
  expect(typedWords('word '.repeat(5000))).toHaveLength(10)
})

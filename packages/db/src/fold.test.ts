import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test.for([
  ['JEE Main', 'jee main'],
  ['Café', 'cafe'],
  ['ﬁnal', 'final'],
  ['ಭೌತ\u200dಶಾಸ್ತ್ರ', 'ಭೌತಶಾಸ್ತ್ರ'],
  ['line\nbreak\ttab', 'line\nbreak\ttab'],
  ['', ''],
] as const)('%j is compared as %j', ([text, folded]) => {
  expect(fold(text)).toBe(folded)
})

test('the quick way for plain English says what the long one says', () => {
  const long = (text: string) =>
    text
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[\u0300-\u036f\u200b-\u200d\ufeff]/g, '')
  const text = fc.oneof(fc.string({ unit: 'binary-ascii' }), fc.string({ unit: 'grapheme' }))
  fc.assert(
    fc.property(text, (any) => {
      expect(fold(any)).toBe(long(any))
    }),
  )
})

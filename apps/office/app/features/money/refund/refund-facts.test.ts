import { expect, test } from 'vitest'
import { factsOf, inputOf, missingText, signedPaiseOf } from './refund-facts.ts'

const facts = { ...factsOf({ sheet: null, terms: termsOf(null, null, null), reason: null }), words: 'Books' }

function termsOf(starts_on: string | null, period_count: number | null, period_unit: 'months' | 'papers' | null) {
  return { starts_on, period_count, period_unit }
}

test.each([
  ['−500', -500_00],
  ['- ₹1,500.50', -1_500_50],
  ['₹ -20', -20_00],
  ['250', 250_00],
  ['', null],
  ['1500.505', undefined],
  ['-1500.505', undefined],
  ['12a', undefined],
])('%s, added or taken off, is %s paise', (typed, paise) => {
  expect(signedPaiseOf(typed)).toBe(paise)
})

test('what is no amount is not rounded into one', () => {
  expect(inputOf({ ...facts, rupees: '-500.25' })).toEqual({ besides: [{ words: 'Books', amount_paise: -500_25 }] })
  expect(inputOf({ ...facts, rupees: '1500.505' })).toEqual({})
})

test.each([
  [termsOf(null, 12, 'papers'), 'How many papers were opened is not known yet.'],
  [termsOf(null, 12, 'months'), 'The first class is not known yet.'],
  [termsOf('2026-07-28', null, null), 'What the fee pays for is not known yet.'],
  [termsOf(null, null, null), 'The first class, or what the fee pays for, is not known yet.'],
])('of a fee for %o it says what is missing', (terms, words) => {
  expect(missingText(factsOf({ sheet: null, terms, reason: null }))).toBe(words)
})

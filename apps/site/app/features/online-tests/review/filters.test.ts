import { expect, test } from 'vitest'
import { countOf, filterIn, matching } from './filters.ts'

const question = (outcome: 'right' | 'wrong' | 'partly' | 'blank' | 'not_reached', more = {}) => ({
  outcome,
  bookmark: null,
  mistake: null,
  ...more,
})

const paper = [
  question('right'),
  question('wrong', { mistake: 'careless' as const }),
  question('partly'),
  question('blank', { bookmark: 7 }),
  question('not_reached', { mistake: 'not_reached' as const }),
]

test('the address chooses, and nonsense chooses everything', () => {
  expect(filterIn(new URLSearchParams('show=wrong&mistake=careless'))).toEqual({ show: 'wrong', mistake: 'careless' })
  expect(filterIn(new URLSearchParams('show=<b>&mistake=1'))).toEqual({ show: 'all', mistake: undefined })
})

test('partly right counts as wrong, not reached as blank', () => {
  expect(countOf(paper, 'wrong')).toBe(2)
  expect(countOf(paper, 'blank')).toBe(2)
  expect(countOf(paper, 'bookmarked')).toBe(1)
  expect(countOf(paper, 'all')).toBe(paper.length)
})

test('a kind of mistake narrows further', () => {
  expect(matching(paper, { show: 'wrong', mistake: 'careless' })).toHaveLength(1)
  expect(matching(paper, { show: 'all', mistake: 'not_reached' })).toHaveLength(1)
})

import { describe, expect, test } from 'vitest'
import { paidShareOf, rankParts } from './achiever.ts'

describe('a rank', () => {
  for (const [rank, before, figure, words] of [
    ['AIR 1,204', 'AIR', '1,204', ''],
    ['Provisional AIR 1,986, general', 'AIR', '1,986', 'Provisional, general'],
    ['99.71 percentile', '', '99.71', 'percentile'],
    ['648 of 720', '', '648', 'of 720'],
    ['Rank 318, engineering', '', '318', 'Rank, engineering'],
    ['State rank 12, Class 10', '', '12', 'State rank, Class 10'],
    ['98.4%', '', '98.4%', ''],
    ['Zone first, Class 9', '', '', 'Zone first, Class 9'],
    ['Qualified', '', '', 'Qualified'],
  ] as const)
    test(`“${rank}” shows ${figure || 'no figure'}`, () => {
      expect(rankParts(rank)).toEqual({ before, figure, words })
    })
})

describe('the share of the fee that was paid', () => {
  test('is whole without a scholarship', () => expect(paidShareOf(true, 'Fee-paying')).toBe(100))
  test('is what the scholarship leaves', () => expect(paidShareOf(true, 'Fee-paying, 65% scholarship')).toBe(35))
  test('is the share the note itself calls paid', () => expect(paidShareOf(true, 'Paid 65%')).toBe(65))
  test('is nothing when nothing was paid', () => expect(paidShareOf(false, 'Full scholarship')).toBe(0))
})

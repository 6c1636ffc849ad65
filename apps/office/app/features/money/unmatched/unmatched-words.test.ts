import { paise } from '@northlight/contract/money'
import { expect, test } from 'vitest'
import { consequenceOf } from './unmatched-words.ts'

const sums = { whole: paise(42_000), left: paise(40_000) }
const order = {
  order_id: 7,
  payer: 'Meera Krishnan',
  student: null,
  title: 'Foundation Evenings',
  amount_paise: sums.whole,
  status: 'PENDING' as const,
  created_at: '2026-11-16T06:00:00.000Z',
  why: ['same amount'],
  objection: null,
}

test('placing names whom it pays for, and the whole sum', () => {
  const { button, words } = consequenceOf({ way: 'place', order }, sums)
  expect(button).toBe('Place ₹42,000')
  expect(words).toContain('Meera Krishnan has paid for Foundation Evenings')
})

test('a refund names only what was not refunded before', () => {
  const { button, words } = consequenceOf({ way: 'refund' }, sums)
  expect(button).toBe('Refund ₹40,000')
  expect(words).toContain('₹40,000 goes to the account that paid')
})

test('what is only noted says that no money moves', () => {
  expect(consequenceOf({ way: 'settle' }, sums).words).toContain('no money moves')
})

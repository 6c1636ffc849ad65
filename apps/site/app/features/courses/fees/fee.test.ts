import { shownDay } from '@northlight/contract/shown-day'
import { expect, test } from 'vitest'
import { instalmentsPhrase, seatsPhrase, shortBasis } from './fee.ts'
import { shareOf } from './refund-table.tsx'

test('seats are told as far as they are known', () => {
  expect(seatsPhrase(60, 41)).toBe('41 of 60 left')
  expect(seatsPhrase(60, 0)).toBe('Seats full')
  expect(seatsPhrase(60, null)).toBe('60 seats')
  expect(seatsPhrase(null, null)).toBe('')
})

test('one instalment is no instalment', () => {
  const plan = (count: number, is_equal = true) => ({ count, amount_paise: 3_690_000, is_equal })
  expect(instalmentsPhrase(plan(4))).toBe('4 instalments of ₹36,900')
  expect(instalmentsPhrase(plan(3, false))).toBe('3 instalments, the first ₹36,900')
  expect(instalmentsPhrase(plan(1))).toBeUndefined()
  expect(instalmentsPhrase(null)).toBeUndefined()
})

test('the basis is cut at its first pause', () => {
  expect(shortBasis('for one academic year; the second year is paid when it begins')).toBe('for one academic year')
  expect(shortBasis(null)).toBe('')
})

test('a day is shown with its weekday, whatever the time zone of the reader', () => {
  expect(shownDay('2027-06-07')).toBe('Mon, 7 Jun 2027')
  expect(shownDay('2026-01-01')).toBe('Thu, 1 Jan 2026')
})

test('a refund is never drawn longer than the fee, and a fee of nothing draws nothing', () => {
  expect(shareOf(11_070_000, 14_760_000)).toBe(75)
  expect(shareOf(20, 10)).toBe(100)
  expect(shareOf(0, 0)).toBe(0)
})

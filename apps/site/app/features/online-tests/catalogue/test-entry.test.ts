import { expect, test } from 'vitest'
import { emblemOf, minutesOf, priceOf } from './test-entry.ts'

test('a price is grouped in lakhs, and nothing to pay is free', () => {
  expect(priceOf({ is_paid: true, amount: 149 })).toBe('₹149')
  expect(priceOf({ is_paid: true, amount: 125000 })).toBe('₹1,25,000')
  expect(priceOf({ is_paid: false, amount: 149 })).toBe('Free')
  expect(priceOf({ is_paid: true, amount: null })).toBe('Free')
})

test('an untimed test promises no minutes', () => {
  expect(minutesOf({ is_timer_active: true, total_duration: 180 })).toBe(180)
  expect(minutesOf({ is_timer_active: false, total_duration: 180 })).toBeNull()
})

test('every test has an emblem', () => {
  expect(emblemOf('KCET Physics, paper 1')).toBe('physics')
  expect(emblemOf('Where do you stand?')).toBe('online')
})

import { expect, test } from 'vitest'
import { unbroken } from './campus.ts'

test.each([
  ['Jayanagar, Bengaluru 560 000, Karnataka', 'Jayanagar, Bengaluru 560\u00a0000, Karnataka'],
  ['Hostel visiting 10 am to 1 pm', 'Hostel visiting 10\u00a0am to 1\u00a0pm'],
  ['14 Observatory Road', '14 Observatory Road'],
])('%s is not broken inside a PIN code or an hour', (text, shown) => {
  expect(unbroken(text)).toBe(shown)
})

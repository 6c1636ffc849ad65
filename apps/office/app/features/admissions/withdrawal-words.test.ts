import { expect, test } from 'vitest'
import { withdrawalWords } from './withdrawal-words.ts'

const paid = { payment_status: 'PAID', fee_paise: 30_000, refunds_on_withdrawal: true } as const

test.each([
  [paid, 'The fee of ₹300 is refunded'],
  [{ ...paid, refunds_on_withdrawal: false }, 'is not refunded by the rule'],
  [{ ...paid, payment_status: 'PENDING', refunds_on_withdrawal: false } as const, 'Nothing was paid'],
  [{ ...paid, fee_paise: 0, refunds_on_withdrawal: false }, 'Nothing was paid'],
])('%j: %s', (application, words) => {
  expect(withdrawalWords(application)).toContain(words)
})

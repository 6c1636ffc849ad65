import { paise } from '@northlight/contract/money'
import { usedDays, workOut } from '@northlight/contract/payments/refund-rule'
import { expect, test } from 'vitest'
import { keptText } from './kept-text.ts'

const tenMonths = { count: 10, unit: 'months' } as const

/** What the page says of a fee of ₹42,000 for ten months from 3 August, where the family told us on this day. */
const said = (toldOn: string) => {
  const fee_paise = paise(42_000)
  const used = usedDays('2026-08-03', toldOn, tenMonths)
  const { kept_paise } = workOut(fee_paise, fee_paise, used)
  return keptText({ ...used, fee_paise, kept_paise, period_count: 10, period_unit: 'months' }).replaceAll('\u00a0', ' ')
}

test('multiplies the days between two months', () => {
  expect(said('2026-11-17')).toBe('₹42,000 × 107 ÷ 304')
})

test('multiplies whole months where they are complete, as the published examples do', () => {
  expect(said('2026-11-02')).toBe('₹42,000 × 3 ÷ 10 months')
})

test('says so where nothing or everything is used', () => {
  expect(said('2026-07-01')).toBe('nothing is used')
  expect(said('2027-08-01')).toBe('all of it is used')
})

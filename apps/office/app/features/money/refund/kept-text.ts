import { shownMoney } from '@northlight/contract/money'
import type { RefundSheet } from '@northlight/contract/payments/refund-office'

type Facts = Pick<RefundSheet, 'fee_paise' | 'kept_paise' | 'used' | 'total' | 'period_count' | 'period_unit'>

/**
 * How what we keep comes about, as somebody would type it into a calculator. A month that is complete counts as a
 * whole one (3 of 12), so it is not always the days that are multiplied; a broken paisa is the family's.
 */
export const keptText = ({ fee_paise, kept_paise, used, total, period_count, period_unit }: Facts): string => {
  if (kept_paise === 0) return 'nothing is used'
  if (used >= total) return 'all of it is used'
  const isKept = (part: number, whole: number) => Math.floor((fee_paise * part) / whole) === kept_paise
  // Broken before the sign of the product, if at all.
  const times = `${shownMoney(fee_paise)} ×\u00a0`
  if (isKept(used, total)) return `${times}${used}\u00a0÷\u00a0${total}`
  for (let part = 1; part < period_count; part += 1)
    if (isKept(part, period_count)) return `${times}${part}\u00a0÷\u00a0${period_count} ${period_unit}`
  return `${used} of ${total}`
}

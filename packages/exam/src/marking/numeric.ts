import {
  addDecimals,
  compareDecimals,
  type Decimal,
  negateDecimal,
  parseDecimal,
  roundDecimal,
  truncateDecimal,
} from './decimal.ts'
import type { Judgement } from './judgement.ts'
import type { NumericRule } from './keys.ts'

const rangeOf = (rule: NumericRule): [Decimal, Decimal] | null => {
  if ('from' in rule) {
    const [from, to] = [parseDecimal(rule.from), parseDecimal(rule.to)]
    if (!from || !to) return null
    // A range typed the wrong way round still means the same numbers.
    return compareDecimals(from, to) <= 0 ? [from, to] : [to, from]
  }
  const [value, tolerance] = [parseDecimal(rule.value), parseDecimal(rule.tolerance ?? '0')]
  if (!value || !tolerance) return null
  return [addDecimals(value, negateDecimal(tolerance)), addDecimals(value, tolerance)]
}

/**
 * Where a paper asks for a number of decimals, a longer answer may be cut off or rounded to it: both count,
 * because the instructions of the real exams allow both.
 */
export const judgeNumeric = (value: string, accept: NumericRule[], decimals?: number): Judgement => {
  const given = parseDecimal(value)
  if (!given) return { outcome: 'wrong' }
  const readings =
    decimals === undefined ? [given] : [given, truncateDecimal(given, decimals), roundDecimal(given, decimals)]
  const fits = accept.some((rule) => {
    const range = rangeOf(rule)
    return (
      range !== null &&
      readings.some((one) => compareDecimals(range[0], one) <= 0 && compareDecimals(one, range[1]) <= 0)
    )
  })
  return fits ? { outcome: 'right' } : { outcome: 'wrong' }
}

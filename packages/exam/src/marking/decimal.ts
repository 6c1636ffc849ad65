/** An exact decimal number: units / 10^scale. Answers typed by students are never turned into floating numbers. */
export type Decimal = { units: bigint; scale: number }

const SHAPE = /^[+-]?(\d{1,15}(\.\d{0,10})?|\.\d{1,10})$/

export const parseDecimal = (text: string): Decimal | null => {
  const plain = text.trim().replace('\u2212', '-')
  if (!SHAPE.test(plain)) return null
  const negative = plain.startsWith('-')
  const [whole = '', part = ''] = plain.replace(/^[+-]/, '').split('.')
  const units = BigInt(`${whole}${part}` || '0')
  return { units: negative ? -units : units, scale: part.length }
}

const unitsAt = (value: Decimal, scale: number): bigint => value.units * 10n ** BigInt(scale - value.scale)

export const compareDecimals = (a: Decimal, b: Decimal): number => {
  const scale = Math.max(a.scale, b.scale)
  const difference = unitsAt(a, scale) - unitsAt(b, scale)
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}

export const addDecimals = (a: Decimal, b: Decimal): Decimal => {
  const scale = Math.max(a.scale, b.scale)
  return { units: unitsAt(a, scale) + unitsAt(b, scale), scale }
}

export const negateDecimal = (value: Decimal): Decimal => ({ units: -value.units, scale: value.scale })

/** Cuts off what stands after the given number of decimals: 2.449 to two is 2.44. */
export const truncateDecimal = (value: Decimal, decimals: number): Decimal =>
  value.scale <= decimals ? value : { units: value.units / 10n ** BigInt(value.scale - decimals), scale: decimals }

/** Rounds half away from zero: 2.445 to two is 2.45. */
export const roundDecimal = (value: Decimal, decimals: number): Decimal => {
  if (value.scale <= decimals) return value
  const half = 5n * 10n ** BigInt(value.scale - decimals - 1)
  return truncateDecimal({ units: value.units + (value.units < 0n ? -half : half), scale: value.scale }, decimals)
}

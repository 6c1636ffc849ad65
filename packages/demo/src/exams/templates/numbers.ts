/** Numbers as a teacher writes them: exact ones without noise, rounded ones with the decimals asked for. */
const minus = (text: string): string => text.replace(/^-(?=.*[1-9])/, '−').replace(/^-/, '')

const fixed = (value: number, decimals: number): string => {
  // The last bit of a product must not decide how a half is rounded.
  const nudged = value + Math.sign(value) * 1e-12 * Math.max(1, Math.abs(value))
  return nudged.toFixed(decimals)
}

const withoutTail = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)

/** A value that has an end within four decimals; anything else is a mistake in the template. */
export const exact = (value: number): string => {
  const text = withoutTail(fixed(value, 4))
  if (!Number.isFinite(value) || Math.abs(Number(text) - value) > 1e-9 * Math.max(1, Math.abs(value)))
    throw new Error(`${value} has no short exact form.`)
  return minus(text)
}

/** A value rounded to so many decimals, without zeros at its end. */
export const rounded = (value: number, decimals: number): string => minus(withoutTail(fixed(value, decimals)))

/** The same for a key: a plain sign, as a keyboard types it. */
export const typed = (text: string): string => text.replace('−', '-')

export const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b))

/** A fraction in lowest terms, as a formula; whole numbers stay whole. */
export const fraction = (above: number, below: number): string => {
  const sign = above * below < 0 ? '-' : ''
  const shared = gcd(above, below)
  const [top, bottom] = [Math.abs(above) / shared, Math.abs(below) / shared]
  return bottom === 1 ? `$${sign}${top}$` : `$${sign}\\dfrac{${top}}{${bottom}}$`
}

export const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-9

export const choose = (n: number, k: number): number => {
  let ways = 1
  for (let step = 1; step <= k; step += 1) ways = (ways * (n - k + step)) / step
  return Math.round(ways)
}

/** A sum with its signs, as in `2x^2 - 3x + 1`; terms of nothing are left out. */
export const polynomial = (terms: readonly (readonly [number, string])[]): string => {
  const parts = terms.filter(([factor]) => factor !== 0)
  const written = parts.map(([factor, unknown], index) => {
    const size = Math.abs(factor) === 1 && unknown !== '' ? '' : exact(Math.abs(factor))
    const sign = factor < 0 ? (index === 0 ? '-' : ' - ') : index === 0 ? '' : ' + '
    return `${sign}${size}${unknown}`
  })
  return written.length === 0 ? '0' : written.join('')
}

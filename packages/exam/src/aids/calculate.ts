type Token = { is: 'number'; value: number } | { is: 'sign'; sign: string }

const isFunction = (sign: string) => /^[a-z√]/.test(sign)
const angle = (degrees: number) => (degrees * Math.PI) / 180

const functions: Record<string, (value: number) => number> = {
  '√': Math.sqrt,
  // Of whole degrees the known values come out whole, and not as 6e-17.
  sin: (degrees) => Math.round(Math.sin(angle(degrees)) * 1e14) / 1e14,
  cos: (degrees) => Math.round(Math.cos(angle(degrees)) * 1e14) / 1e14,
  // At a right angle there is none; the machine would give a number of seventeen digits.
  tan: (degrees) => (Math.abs(degrees % 180) === 90 ? Number.NaN : Math.round(Math.tan(angle(degrees)) * 1e14) / 1e14),
  ln: Math.log,
  log: Math.log10,
}

const tokensOf = (text: string): Token[] | null => {
  const pattern = /\s*(?:(\d+\.?\d*|\.\d+)|(sin|cos|tan|ln|log|[+−×÷^()√π]))/uy
  const plain = text.replaceAll('-', '−').replaceAll('*', '×').replaceAll('/', '÷').replaceAll(',', '').trimEnd()
  const tokens: Token[] = []
  while (pattern.lastIndex < plain.length) {
    const found = pattern.exec(plain)
    if (!found) return null
    const [, number, sign = ''] = found
    if (number !== undefined) tokens.push({ is: 'number', value: Number(number) })
    else if (sign === 'π') tokens.push({ is: 'number', value: Math.PI })
    else tokens.push({ is: 'sign', sign })
  }
  return tokens
}

/**
 * The value of what was typed, or null where it is not whole or has none: `2 + 3 × 4`, `√(2) ^ 3`, `sin(30)` in degrees.
 * Read by hand and never run as a program.
 */
export const calculate = (text: string): number | null => {
  const tokens = tokensOf(text)
  if (!tokens || tokens.length === 0 || tokens.length > 200) return null
  let at = 0
  const isNext = (...signs: string[]) => {
    const token = tokens[at]
    return token?.is === 'sign' && signs.includes(token.sign) ? token.sign : null
  }
  const take = (...signs: string[]) => {
    const sign = isNext(...signs)
    if (sign) at += 1
    return sign
  }

  const sum = (): number => {
    let value = product()
    for (let sign = take('+', '−'); sign; sign = take('+', '−'))
      value = sign === '+' ? value + product() : value - product()
    return value
  }
  const product = (): number => {
    let value = signed()
    for (let sign = take('×', '÷'); sign; sign = take('×', '÷'))
      value = sign === '×' ? value * signed() : value / signed()
    return value
  }
  // A sign before a power belongs to the whole of it: −2 ^ 2 is −4.
  const signed = (): number => (take('−') ? -signed() : power())
  const power = (): number => {
    const base = factor()
    return take('^') ? base ** signed() : base
  }
  const factor = (): number => {
    const token = tokens[at]
    if (token?.is === 'number') {
      at += 1
      return token.value
    }
    if (token?.is === 'sign' && isFunction(token.sign)) {
      at += 1
      return functions[token.sign]?.(factor()) ?? Number.NaN
    }
    if (!take('(')) return Number.NaN
    const inner = sum()
    return take(')') ? inner : Number.NaN
  }

  const value = sum()
  return at === tokens.length && Number.isFinite(value) ? value : null
}

/** A line with the times signs that people leave away, so that they see how it is read: `2π` becomes `2×π`. */
export const withTimes = (text: string): string =>
  text.replace(/([\dπ).])(\s*)(?=[(√πa-z])/gu, '$1$2×').replace(/([π)])(\s*)(?=\d)/gu, '$1$2×')

/** Ten digits that count, as a pocket calculator shows them. */
export const shownValue = (value: number): string => String(Number(value.toPrecision(10))).replace('-', '−')

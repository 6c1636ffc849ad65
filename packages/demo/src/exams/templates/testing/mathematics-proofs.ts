import { integrate, isNumber, isText, judged, keyedText, matched, numberIn, type Proof } from './proof.ts'

/** Multiplies polynomials given by their coefficients. */
const times = (p: number[], q: number[]): number[] => {
  const result: number[] = Array(p.length + q.length - 1).fill(0)
  for (const [i, a] of p.entries()) for (const [j, b] of q.entries()) result[i + j] = (result[i + j] ?? 0) + a * b
  return result
}

const permutations = (list: number[]): number[][] =>
  list.length <= 1
    ? [list]
    : list.flatMap((one, index) => permutations(list.toSpliced(index, 1)).map((rest) => [one, ...rest]))

const signOf = (order: number[]): number => {
  let swaps = 0
  for (const [i, a] of order.entries()) for (const b of order.slice(i + 1)) if (a > b) swaps += 1
  return swaps % 2 === 0 ? 1 : -1
}

const derivative = (of: (x: number) => number, at: number): number => (of(at + 1e-4) - of(at - 1e-4)) / 2e-4

/** How many different words the letters form, counted letter by letter. */
const arrangements = (counts: number[], known = new Map<string, number>()): number => {
  const name = counts.toSorted().join()
  const before = known.get(name)
  if (before !== undefined) return before
  const ways = counts.every((count) => count === 0)
    ? 1
    : counts.reduce(
        (sum, count, index) => (count === 0 ? sum : sum + arrangements(counts.with(index, count - 1), known)),
        0,
      )
  known.set(name, ways)
  return ways
}

/** Every group of people, as a pattern of bits. */
const committees = (women: number, men: number, size: number, least: number): number => {
  const bits = (pattern: number) => pattern.toString(2).replaceAll('0', '').length
  let ways = 0
  for (let pattern = 0; pattern < 2 ** (women + men); pattern += 1)
    if (bits(pattern) === size && bits(pattern % 2 ** women) >= least) ways += 1
  return ways
}

const complexStatement = (text: string, { a, b }: { a: number; b: number }): boolean => {
  const square = { real: a * a - b * b, imaginary: 2 * a * b }
  const [, right = ''] = text.split('= ')
  const value = Number(right.replaceAll('$', ''))
  if (text.startsWith('$|z^2|')) return value === Math.hypot(square.real, square.imaginary)
  if (text.startsWith('$z + ')) return value === a + a
  if (text.startsWith('$z\\,')) return value === a * a + b * b
  const [real = Number.NaN, imaginary = Number.NaN] =
    right
      .replaceAll(' ', '')
      .match(/[+-]?\d+/g)
      ?.map(Number) ?? []
  return real === square.real && imaginary === square.imaginary
}

export const mathematicsProofs: Record<string, Proof> = {
  'mat-t-roots': isNumber<{ first: number; second: number }>((v) => v.first ** 2 + v.second ** 2),
  'mat-t-ap': isNumber<{ first: number; step: number; count: number }>((v) =>
    Array.from({ length: v.count }, (_, n) => v.first + n * v.step).reduce((sum, term) => sum + term, 0),
  ),
  'mat-t-gp': isNumber<{ first: number; above: number; below: number }>((v) => {
    let [sum, term] = [0, v.first]
    for (let n = 0; n < 400; n += 1) {
      sum += term
      term *= v.above / v.below
    }
    return sum
  }, 1e-9),
  'mat-t-binomial': isNumber<{ power: number; a: number; b: number; at: number }>((v) => {
    const whole = Array.from({ length: v.power }, () => [v.a, v.b]).reduce(times, [1])
    return whole[v.at] ?? Number.NaN
  }),
  'mat-t-determinant': isNumber<number[]>((m) =>
    permutations([0, 1, 2]).reduce(
      (sum, order) =>
        sum + signOf(order) * order.reduce((product, column, row) => product * (m[3 * row + column] ?? 0), 1),
      0,
    ),
  ),
  'mat-t-limit': isNumber<{ a: number; b: number }>((v) => {
    const x = 1e-4
    return (1 - Math.cos(v.a * x)) / (x * Math.sin(v.b * x))
  }, 1e-4),
  'mat-t-slope': isNumber<{ a: number; b: number; c: number; at: number }>(
    (v) => derivative((x) => v.a * x ** 3 + v.b * x ** 2 + v.c * x, v.at),
    1e-4,
  ),
  'mat-t-integral': isNumber<{ a: number; b: number; c: number; to: number }>(
    (v) => integrate((x) => 3 * v.a * x * x + 2 * v.b * x + v.c, 0, v.to, 50),
    1e-9,
  ),
  'mat-t-area': isNumber<{ slope: number; factor: number }>(
    (v) => integrate((x) => v.slope * x - v.factor * x * x, 0, v.slope / v.factor, 50),
    1e-9,
  ),
  // The foot of the perpendicular, found by looking for the nearest point of the line.
  'mat-t-distance': isNumber<{ a: number; b: number; c: number; x: number; y: number }>((v) => {
    const far = (s: number) => {
      const [px, py] = [(-v.c * v.a) / (v.a ** 2 + v.b ** 2) - v.b * s, (-v.c * v.b) / (v.a ** 2 + v.b ** 2) + v.a * s]
      return Math.hypot(px - v.x, py - v.y)
    }
    let [low, high] = [-50, 50]
    for (let step = 0; step < 200; step += 1) {
      const third = (high - low) / 3
      if (far(low + third) < far(high - third)) high -= third
      else low += third
    }
    return far(low)
  }, 1e-6),
  // Points at the radius round the centre must fit the equation as it is printed.
  'mat-t-circle': (_, draft, question) => {
    const [x = 0, y = 0, r = 0] = keyedText(question).match(/-?\d+/g)?.map(Number) ?? []
    const [, left = ''] = /circle \$(.*) = 0\$/.exec(draft.text) ?? []
    const valueAt = (px: number, py: number) =>
      [...left.replaceAll(' ', '').matchAll(/([+-]?\d*)(x\^2|y\^2|x|y|$)/g)].reduce(
        (sum, [all, factor = '', unknown]) => {
          if (all === '') return sum
          const size = factor === '' || factor === '+' ? 1 : factor === '-' ? -1 : Number(factor)
          const by = { 'x^2': px * px, 'y^2': py * py, x: px, y: py }[unknown ?? ''] ?? 1
          return sum + size * by
        },
        0,
      )
    return [0, 1, 2.5, 4].every((angle) => Math.abs(valueAt(x + r * Math.cos(angle), y + r * Math.sin(angle))) < 1e-6)
  },
  'mat-t-dot': isNumber<{ a: number[]; b: number[] }>(({ a, b }) =>
    a.reduce((sum, one, index) => sum + (one + (b[index] ?? 0)) ** 2, 0),
  ),
  'mat-t-dice': isNumber<{ sum: number; isAtLeast: boolean }>(({ sum, isAtLeast }) => {
    let ways = 0
    for (let a = 1; a <= 6; a += 1)
      for (let b = 1; b <= 6; b += 1) if (isAtLeast ? a + b >= sum : a + b === sum) ways += 1
    return ways / 36
  }),
  'mat-t-committee': isNumber<{ women: number; men: number; size: number; least: number }>((v) =>
    committees(v.women, v.men, v.size, v.least),
  ),
  'mat-t-letters': isNumber<string>((word) =>
    arrangements([...new Set(word)].map((letter) => [...word].filter((one) => one === letter).length)),
  ),
  // Distances from the focus and from the directrix of a point of the curve.
  'mat-t-ellipse': (values, _, question) => {
    const { short, long } = values as { short: number; long: number }
    const e = numberIn(keyedText(question))
    const [x, y] = [long * Math.cos(1), short * Math.sin(1)]
    return Math.abs(Math.hypot(x - long * e, y) - e * (long / e - x)) < 1e-9
  },
  'mat-t-variance': (_, draft, question) => {
    const data = draft.text.match(/-?\d+/g)?.map(Number) ?? []
    const mean = data.reduce((sum, one) => sum + one, 0) / data.length
    const squares = data.reduce((sum, one) => sum + one * one, 0) / data.length
    return Math.abs(numberIn(keyedText(question)) - (squares - mean * mean)) < 1e-9
  },
  'mat-t-complex': judged(complexStatement),
  'mat-t-match-integrals': matched((left, right) => {
    const [, to = '', power = '1'] = /int_0\^\{(\d+)\} x(?:\^\{(\d+)\})?/.exec(left) ?? []
    return Math.abs(integrate((x) => x ** Number(power), 0, Number(to), 200) - numberIn(right)) < 1e-6
  }),
  // Whole numbers are enough, since every corner has whole coordinates.
  'mat-t-lpp': isText<{ a: number; b: number; sum: number; most: number }>((v) => {
    let best = 0
    for (let x = 0; x <= v.most; x += 1)
      for (let y = 0; x + y <= v.sum; y += 1) best = Math.max(best, v.a * x + v.b * y)
    return `$${best}$`
  }),
}

import { choose, exact, fraction, polynomial } from './numbers.ts'
import { type Template, template } from './template.ts'

const subject = 'Mathematics'
const all = ['jee-main', 'kcet']
const whole = (value: number) => `$${exact(value).replace('−', '-')}$`

const roots = template({
  id: 'mat-t-roots',
  subject,
  topic: 'Quadratic Equations',
  levels: [...all, 'class-10'],
  difficulty: 'Easy',
  draw: (chance) => ({ first: chance.whole(1, 9), second: -chance.whole(1, 9) }),
  write: ({ first, second }) => {
    const [sum, product] = [first + second, first * second]
    return {
      type: 'single',
      text: `If $\\alpha$ and $\\beta$ are the roots of $${polynomial([
        [1, 'x^2'],
        [-sum, 'x'],
        [product, ''],
      ])} = 0$, then $\\alpha^2+\\beta^2$ equals`,
      answer: whole(sum ** 2 - 2 * product),
      wrong: [sum ** 2 + 2 * product, sum ** 2 - product, sum ** 2 - 4 * product, sum ** 2 + 1, 3 * sum ** 2 + 5].map(
        whole,
      ),
      solution: `$\\alpha+\\beta = ${sum}$ and $\\alpha\\beta = ${product}$.\n\n$\\alpha^2+\\beta^2 = (\\alpha+\\beta)^2 - 2\\alpha\\beta = ${sum ** 2} - 2(${product}) = ${sum ** 2 - 2 * product}$.`,
    }
  },
})

const arithmetic = template({
  id: 'mat-t-ap',
  subject,
  topic: 'Sequences and Series',
  levels: [...all, 'class-10'],
  difficulty: 'Easy',
  draw: (chance) => ({ first: chance.whole(-5, 12), step: chance.whole(2, 9), count: chance.whole(10, 30) }),
  write: ({ first, step, count }) => {
    const sum = (count * (2 * first + (count - 1) * step)) / 2
    return {
      type: 'single',
      text: `The sum of the first ${count} terms of the arithmetic progression $${[0, 1, 2].map((n) => first + n * step).join(', ')}, \\ldots$ is`,
      answer: whole(sum),
      wrong: [sum + (count * step) / 2, sum - first, sum + step, sum - step, sum + count].map((value) =>
        whole(Math.trunc(value)),
      ),
      solution: `$S_n = \\dfrac n2[2a + (n-1)d] = \\dfrac{${count}}2[${2 * first} + ${count - 1}\\times ${step}] = ${sum}$.`,
    }
  },
})

const geometric = template({
  id: 'mat-t-gp',
  subject,
  topic: 'Sequences and Series',
  levels: all,
  difficulty: 'Moderate',
  draw: (chance) => ({ first: chance.whole(2, 12), above: chance.whole(1, 3), below: chance.whole(4, 6) }),
  write: ({ first, above, below }) => ({
    type: 'single',
    text: `The sum of the infinite series $${first} + ${first}\\left(\\dfrac{${above}}{${below}}\\right) + ${first}\\left(\\dfrac{${above}}{${below}}\\right)^2 + \\cdots$ is`,
    answer: fraction(first * below, below - above),
    wrong: [
      fraction(first * below, below + above),
      fraction(first * above, below - above),
      fraction(first * (below - above), below),
      fraction(first, below - above),
      fraction(first * below + 1, below - above),
    ],
    solution: `The ratio $r = \\dfrac{${above}}{${below}}$ lies between $-1$ and $1$, so $S = \\dfrac{a}{1-r} = \\dfrac{${first}}{1-\\frac{${above}}{${below}}} =$ ${fraction(first * below, below - above)}.`,
  }),
})

const binomial = template({
  id: 'mat-t-binomial',
  subject,
  topic: 'Binomial Theorem',
  levels: ['jee-main'],
  difficulty: 'Moderate',
  draw: (chance) => {
    const power = chance.whole(5, 8)
    return { power, a: chance.whole(1, 3), b: chance.pick([-3, -2, -1, 1, 2, 3]), at: chance.whole(2, power - 2) }
  },
  write: ({ power, a, b, at }) => {
    const value = choose(power, at) * a ** (power - at) * b ** at
    return {
      type: 'numeric',
      decimals: 0,
      text: `Find the coefficient of $x^{${at}}$ in the expansion of $(${polynomial([
        [a, ''],
        [b, 'x'],
      ])})^{${power}}$.`,
      answer: exact(value),
      solution: `The term is $\\binom{${power}}{${at}}(${a})^{${power - at}}(${polynomial([[b, 'x']])})^{${at}}$, so the coefficient is $${choose(power, at)}\\times ${a ** (power - at)}\\times (${b ** at}) = ${value}$.`,
    }
  },
})

export const determinantOf = (m: number[]): number => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = m
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
}

const determinant = template({
  id: 'mat-t-determinant',
  subject,
  topic: 'Matrices and Determinants',
  levels: ['jee-main'],
  difficulty: 'Easy',
  draw: (chance) => Array.from({ length: 9 }, () => chance.whole(-4, 5)),
  write: (m) => {
    const rows = [m.slice(0, 3), m.slice(3, 6), m.slice(6)]
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = m
    return {
      type: 'numeric',
      decimals: 0,
      text: `Find the value of the determinant $\\begin{vmatrix}${rows.map((row) => row.join(' & ')).join(' \\\\ ')}\\end{vmatrix}$.`,
      answer: exact(determinantOf(m)),
      solution: `Along the first row: $${a}\\,(${e * i - f * h}) - (${b})(${d * i - f * g}) + (${c})(${d * h - e * g}) = ${determinantOf(m)}$.`,
    }
  },
})

const limit = template({
  id: 'mat-t-limit',
  subject,
  topic: 'Limits and Continuity',
  levels: all,
  difficulty: 'Easy',
  draw: (chance) => ({ a: chance.whole(2, 7), b: chance.whole(2, 7) }),
  write: ({ a, b }) => ({
    type: 'single',
    text: `$\\displaystyle\\lim_{x\\to0}\\frac{1-\\cos ${a}x}{x\\sin ${b}x}$ equals`,
    answer: fraction(a ** 2, 2 * b),
    wrong: [
      fraction(a, b),
      fraction(a ** 2, b),
      fraction(a, 2 * b),
      fraction(a ** 2, 2 * b ** 2),
      '$0$',
      fraction(b, a),
    ],
    solution: `Near zero $1-\\cos ${a}x \\approx \\dfrac{${a ** 2}x^2}{2}$ and $x\\sin ${b}x \\approx ${b}x^2$.\n\nThe limit is $\\dfrac{${a ** 2}}{2\\times ${b}} =$ ${fraction(a ** 2, 2 * b)}.`,
  }),
})

const slope = template({
  id: 'mat-t-slope',
  subject,
  topic: 'Applications of Derivatives',
  levels: all,
  difficulty: 'Easy',
  draw: (chance) => ({
    a: chance.whole(1, 4),
    b: chance.whole(-6, 6),
    c: chance.whole(-9, 9),
    at: chance.pick([-3, -2, -1, 1, 2, 3]),
  }),
  write: ({ a, b, c, at }) => {
    const value = 3 * a * at ** 2 + 2 * b * at + c
    return {
      type: 'single',
      text: `The slope of the tangent to $y = ${polynomial([
        [a, 'x^3'],
        [b, 'x^2'],
        [c, 'x'],
      ])}$ at $x = ${at}$ is`,
      answer: whole(value),
      wrong: [
        a * at ** 3 + b * at ** 2 + c * at,
        3 * a * at ** 2 + b * at + c,
        value - c,
        -value,
        value + 1,
        value + 2,
      ].map(whole),
      solution: `$\\dfrac{dy}{dx} = ${polynomial([
        [3 * a, 'x^2'],
        [2 * b, 'x'],
        [c, ''],
      ])}$, which at $x = ${at}$ is ${value}.`,
    }
  },
})

const integral = template({
  id: 'mat-t-integral',
  subject,
  topic: 'Definite Integrals',
  levels: all,
  difficulty: 'Easy',
  draw: (chance) => ({ a: chance.whole(1, 5), b: chance.whole(-4, 4), c: chance.whole(-5, 9), to: chance.whole(1, 4) }),
  write: ({ a, b, c, to }) => {
    const value = a * to ** 3 + b * to ** 2 + c * to
    return {
      type: 'single',
      text: `$\\displaystyle\\int_0^{${to}} (${polynomial([
        [3 * a, 'x^2'],
        [2 * b, 'x'],
        [c, ''],
      ])})\\,dx$ equals`,
      answer: whole(value),
      wrong: [3 * a * to ** 2 + 2 * b * to + c, value + to, value - c, value + a, value - a, value + 1].map(whole),
      solution: `An antiderivative is $${polynomial([
        [a, 'x^3'],
        [b, 'x^2'],
        [c, 'x'],
      ])}$. At $${to}$ it is ${value}, at $0$ it is 0.`,
    }
  },
})

const parabola = template({
  id: 'mat-t-area',
  subject,
  topic: 'Area under Curves',
  levels: all,
  difficulty: 'Moderate',
  draw: (chance) => ({ slope: chance.whole(2, 9), factor: chance.whole(1, 3) }),
  write: ({ slope, factor }) => ({
    type: 'single',
    text: `The area enclosed by the parabola $y = ${polynomial([[factor, 'x^2']])}$ and the line $y = ${slope}x$ is`,
    answer: fraction(slope ** 3, 6 * factor ** 2),
    wrong: [
      fraction(slope ** 3, 3 * factor ** 2),
      fraction(slope ** 2, 6 * factor ** 2),
      fraction(slope ** 3, 2 * factor ** 2),
      fraction(slope ** 3, 12 * factor ** 2),
    ],
    solution: `They meet at $x = 0$ and $x =$ ${fraction(slope, factor)}.\n\nThe area is $\\displaystyle\\int (${slope}x - ${polynomial([[factor, 'x^2']])})\\,dx$ between them, ${fraction(slope ** 3, 6 * factor ** 2)} square units.`,
  }),
})

export const mathematicsTemplates: Template[] = [
  roots,
  arithmetic,
  geometric,
  binomial,
  determinant,
  limit,
  slope,
  integral,
  parabola,
]

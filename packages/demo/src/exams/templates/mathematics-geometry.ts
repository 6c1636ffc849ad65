import { exact, fraction, polynomial } from './numbers.ts'
import { shuffled, type Template, template } from './template.ts'

const subject = 'Mathematics'
const all = ['jee-main', 'kcet']
const whole = (value: number) => `$${exact(value).replace('−', '-')}$`

const normals = [
  [3, 4, 5],
  [4, -3, 5],
  [5, 12, 13],
  [8, -6, 10],
  [12, -5, 13],
  [6, 8, 10],
] as const

const pointAndLine = template({
  id: 'mat-t-distance',
  subject,
  topic: 'Straight Lines',
  levels: all,
  difficulty: 'Easy',
  draw: (chance) => {
    const [a, b, size] = chance.pick(normals)
    const [x, y, distance] = [chance.whole(-4, 5), chance.whole(-4, 5), chance.whole(1, 6)]
    return { a, b, size, x, y, c: chance.pick([1, -1]) * distance * size - a * x - b * y }
  },
  write: ({ a, b, size, x, y, c }) => {
    const above = Math.abs(a * x + b * y + c)
    const left = polynomial([
      [a, 'x'],
      [b, 'y'],
      [c, ''],
    ])
    return {
      type: 'single',
      text: `The distance of the point $(${x}, ${y})$ from the line $${left} = 0$ is`,
      answer: fraction(above, size),
      wrong: [
        fraction(above, size ** 2),
        fraction(above, Math.abs(a) + Math.abs(b)),
        fraction(above + size, size),
        whole(above),
        fraction(above + 2 * size, size),
      ],
      solution: `$d = \\dfrac{|ax_1 + by_1 + c|}{\\sqrt{a^2+b^2}} = \\dfrac{|${a * x + b * y + c}|}{${size}} =$ ${fraction(above, size)}.`,
    }
  },
})

const circle = template({
  id: 'mat-t-circle',
  subject,
  topic: 'Circles',
  levels: all,
  difficulty: 'Easy',
  draw: (chance) => ({ x: chance.whole(-6, 6), y: chance.whole(-6, 6), radius: chance.whole(2, 9) }),
  write: ({ x, y, radius }) => {
    const left = polynomial([
      [1, 'x^2'],
      [1, 'y^2'],
      [-2 * x, 'x'],
      [-2 * y, 'y'],
      [x ** 2 + y ** 2 - radius ** 2, ''],
    ])
    const say = (a: number, b: number, r: number) => `centre $(${a}, ${b})$, radius $${r}$`
    return {
      type: 'single',
      text: `The circle $${left} = 0$ has`,
      answer: say(x, y, radius),
      wrong: [
        say(-x, -y, radius),
        say(2 * x, 2 * y, radius),
        say(x, y, radius ** 2),
        say(y, x, radius),
        say(x, y, 2 * radius),
        say(x, y, radius + 1),
      ],
      solution: `Completing the squares gives $(x - (${x}))^2 + (y - (${y}))^2 = ${radius ** 2}$, so the centre is $(${x}, ${y})$ and the radius $${radius}$.`,
    }
  },
})

const vectors = template({
  id: 'mat-t-dot',
  subject,
  topic: 'Vectors',
  levels: ['jee-main'],
  difficulty: 'Easy',
  draw: (chance) => ({
    a: [1, 2, 3].map(() => chance.whole(-5, 5)),
    b: [1, 2, 3].map((n) => chance.whole(-5, 5) || n),
  }),
  write: ({ a, b }) => {
    const [a1 = 0, a2 = 0, a3 = 0] = a
    const [b1 = 0, b2 = 0, b3 = 0] = b
    const dot = a1 * b1 + a2 * b2 + a3 * b3
    const written = ([x = 0, y = 0, z = 0]: number[]) =>
      polynomial([
        [x, '\\hat i'],
        [y, '\\hat j'],
        [z, '\\hat k'],
      ])
    const square = a1 ** 2 + a2 ** 2 + a3 ** 2 + 2 * dot + b1 ** 2 + b2 ** 2 + b3 ** 2
    return {
      type: 'numeric',
      decimals: 0,
      text: `If $\\vec a = ${written(a)}$ and $\\vec b = ${written(b)}$, find $|\\vec a + \\vec b|^2$.`,
      answer: exact(square),
      solution: `$|\\vec a+\\vec b|^2 = |\\vec a|^2 + 2\\,\\vec a\\cdot\\vec b + |\\vec b|^2 = ${a1 ** 2 + a2 ** 2 + a3 ** 2} + 2(${dot}) + ${b1 ** 2 + b2 ** 2 + b3 ** 2} = ${square}$.`,
    }
  },
})

const ellipse = template({
  id: 'mat-t-ellipse',
  subject,
  topic: 'Conic Sections',
  levels: all,
  difficulty: 'Easy',
  draw: (chance) => {
    const [short, focus, long] = chance.pick([
      [4, 3, 5],
      [3, 4, 5],
      [12, 5, 13],
      [5, 12, 13],
      [8, 6, 10],
      [15, 8, 17],
    ] as const)
    return { short, focus, long }
  },
  write: ({ short, focus, long }) => ({
    type: 'single',
    text: `The eccentricity of the ellipse $\\dfrac{x^2}{${long ** 2}} + \\dfrac{y^2}{${short ** 2}} = 1$ is`,
    answer: fraction(focus, long),
    wrong: [
      fraction(short, long),
      fraction(focus, short),
      fraction(long, focus),
      fraction(short ** 2, long ** 2),
      fraction(focus ** 2, long ** 2),
    ],
    solution: `$e = \\sqrt{1 - \\dfrac{b^2}{a^2}} = \\sqrt{1 - \\dfrac{${short ** 2}}{${long ** 2}}} =$ ${fraction(focus, long)}.`,
  }),
})

const complex = template({
  id: 'mat-t-complex',
  subject,
  topic: 'Complex Numbers',
  levels: ['jee-advanced'],
  difficulty: 'Moderate',
  draw: (chance) => {
    const [a, b, size] = chance.pick([
      [3, 4, 5],
      [4, -3, 5],
      [-5, 12, 13],
      [8, -15, 17],
      [-6, 8, 10],
    ] as const)
    return { a, b, size, isTrue: [1, 2, 3, 4].map(() => chance.chance(0.5)) }
  },
  write: ({ a, b, size, isTrue }) => {
    const truth = isTrue.some(Boolean) ? isTrue : [false, true, false, true]
    const z = polynomial([
      [a, ''],
      [b, 'i'],
    ])
    const say = (index: number, right: string, wrong: string) => ({
      text: truth[index] ? right : wrong,
      isTrue: truth[index] === true,
    })
    const square = (real: number) =>
      polynomial([
        [real, ''],
        [2 * a * b, 'i'],
      ])
    return {
      type: 'multiple',
      text: `Let $z = ${z}$. Which of the statements are true?`,
      statements: [
        say(0, `$|z^2| = ${size ** 2}$`, `$|z^2| = ${size}$`),
        say(1, `$z + \\bar z = ${2 * a}$`, `$z + \\bar z = ${2 * b}$`),
        say(2, `$z^2 = ${square(a ** 2 - b ** 2)}$`, `$z^2 = ${square(a ** 2 + b ** 2)}$`),
        say(3, `$z\\,\\bar z = ${size ** 2}$`, `$z\\,\\bar z = ${a ** 2 - b ** 2}$`),
      ],
      solution: `$|z| = \\sqrt{${a ** 2}+${b ** 2}} = ${size}$, so $|z^2| = z\\bar z = ${size ** 2}$.\n\n$z+\\bar z = ${2 * a}$ and $z^2 = (a^2-b^2) + 2abi = ${square(a ** 2 - b ** 2)}$.`,
    }
  },
})

/** Integrals of $x^n$ style whose values differ; the key is their value. */
const areas = template({
  id: 'mat-t-match-integrals',
  subject,
  topic: 'Definite Integrals',
  levels: ['jee-advanced'],
  difficulty: 'Moderate',
  draw: (chance) => {
    const all = [1, 2, 3, 4, 5].flatMap((power) =>
      [1, 2, 3].map((to) => ({ power, to, above: to ** (power + 1), below: power + 1 })),
    )
    const values = new Map(shuffled(all, chance).map((one) => [fraction(one.above, one.below), one]))
    return [...values.values()].slice(0, 5)
  },
  write: (drawn) => {
    const areaOf = (one: { above: number; below: number }) => fraction(one.above, one.below)
    return {
      type: 'matching',
      text: 'Match each integral in List I with its value in List II.',
      pairs: drawn
        .slice(0, 4)
        .map((one) => [
          `$\\displaystyle\\int_0^{${one.to}} x^{${one.power}}\\,dx$`.replace('^{1}\\,', '\\,'),
          areaOf(one),
        ]),
      decoys: drawn.slice(4).map(areaOf),
      solution: `$\\displaystyle\\int_0^b x^n\\,dx = \\frac{b^{n+1}}{n+1}$ gives ${drawn.slice(0, 4).map(areaOf).join(', ')} in this order.`,
    }
  },
})

export const geometryTemplates: Template[] = [pointAndLine, circle, vectors, ellipse, complex, areas]

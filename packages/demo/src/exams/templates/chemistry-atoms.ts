import { choose, exact } from './numbers.ts'
import { type Template, template } from './template.ts'

const subject = 'Chemistry'
const all = ['jee-main', 'neet', 'kcet']

export const oxidised: { formula: string; of: string; count: number; others: [number, number][]; charge: number }[] = [
  {
    formula: '\\mathrm{K_2Cr_2O_7}',
    of: 'Cr',
    count: 2,
    others: [
      [2, 1],
      [7, -2],
    ],
    charge: 0,
  },
  {
    formula: '\\mathrm{KMnO_4}',
    of: 'Mn',
    count: 1,
    others: [
      [1, 1],
      [4, -2],
    ],
    charge: 0,
  },
  {
    formula: '\\mathrm{H_2SO_4}',
    of: 'S',
    count: 1,
    others: [
      [2, 1],
      [4, -2],
    ],
    charge: 0,
  },
  {
    formula: '\\mathrm{HNO_3}',
    of: 'N',
    count: 1,
    others: [
      [1, 1],
      [3, -2],
    ],
    charge: 0,
  },
  { formula: '\\mathrm{MnO_4^{2-}}', of: 'Mn', count: 1, others: [[4, -2]], charge: -2 },
  {
    formula: '\\mathrm{HClO_4}',
    of: 'Cl',
    count: 1,
    others: [
      [1, 1],
      [4, -2],
    ],
    charge: 0,
  },
  {
    formula: '\\mathrm{Na_2SO_3}',
    of: 'S',
    count: 1,
    others: [
      [2, 1],
      [3, -2],
    ],
    charge: 0,
  },
  { formula: '\\mathrm{NH_4^+}', of: 'N', count: 1, others: [[4, 1]], charge: 1 },
  { formula: '\\mathrm{ClO_3^-}', of: 'Cl', count: 1, others: [[3, -2]], charge: -1 },
  {
    formula: '\\mathrm{H_3PO_3}',
    of: 'P',
    count: 1,
    others: [
      [3, 1],
      [3, -2],
    ],
    charge: 0,
  },
]

const oxidation = template({
  id: 'che-t-oxidation',
  subject,
  topic: 'Redox Reactions',
  levels: [...all, 'class-10'],
  difficulty: 'Easy',
  draw: (chance) => chance.pick(oxidised),
  write: ({ formula, of, count, others, charge }) => {
    const rest = others.reduce((sum, [number, each]) => sum + number * each, 0)
    const state = (charge - rest) / count
    const signed = (value: number) => (value > 0 ? `+${value}` : exact(value))
    return {
      type: 'single',
      text: `What is the oxidation number of ${of} in $${formula}$?`,
      answer: signed(state),
      wrong: [state + 1, state - 1, -state, state + 2, state - 2].map(signed),
      solution: `The other atoms bring ${signed(rest)} together and the whole has the charge ${signed(charge)}, so the ${count === 1 ? 'atom has' : `${count} atoms have`} ${signed(charge - rest)}${count === 1 ? '' : ` together, ${signed(state)} each`}.`,
    }
  },
})

const subshells = ['s', 'p', 'd', 'f'] as const

const nodes = template({
  id: 'che-t-nodes',
  subject,
  topic: 'Structure of Atom',
  levels: all,
  difficulty: 'Easy',
  draw: (chance) => {
    const shell = chance.whole(2, 6)
    return { shell, kind: chance.whole(0, Math.min(3, shell - 1)) }
  },
  write: ({ shell, kind }) => {
    const pair = (radial: number, angular: number) => `${radial} radial and ${angular} angular`
    const radial = shell - kind - 1
    return {
      type: 'single',
      text: `How many nodes has a ${shell}${subshells[kind]} orbital?`,
      answer: pair(radial, kind),
      wrong: [
        pair(kind, radial),
        pair(shell - kind, kind),
        pair(radial, kind + 1),
        pair(shell - 1, kind),
        pair(shell, kind),
      ],
      solution: `With $n = ${shell}$ and $l = ${kind}$ there are $l = ${kind}$ angular nodes and $n - l - 1 = ${radial}$ radial nodes, $n - 1 = ${shell - 1}$ in all.`,
    }
  },
})

const lines = template({
  id: 'che-t-lines',
  subject,
  topic: 'Structure of Atom',
  levels: ['jee-main'],
  difficulty: 'Easy',
  draw: (chance) => ({ high: chance.whole(4, 9), low: chance.whole(1, 2) }),
  write: ({ high, low }) => {
    const steps = high - low + 1
    return {
      type: 'numeric',
      decimals: 0,
      text: `Many hydrogen atoms, all in the level $n = ${high}$, return to the level $n = ${low}$ in every possible way. How many different spectral lines can be seen?`,
      answer: String(choose(steps, 2)),
      solution: `Each pair of the ${steps} levels from ${low} to ${high} gives one line: $\\dfrac{${steps}\\times ${steps - 1}}{2} = ${choose(steps, 2)}$.`,
    }
  },
})

const gases = {
  hydrogen: { name: '$\\mathrm{H_2}$', mass: 2 },
  helium: { name: 'He', mass: 4 },
  methane: { name: '$\\mathrm{CH_4}$', mass: 16 },
  oxygen: { name: '$\\mathrm{O_2}$', mass: 32 },
  dioxide: { name: '$\\mathrm{SO_2}$', mass: 64 },
} as const

const effusion = template({
  id: 'che-t-effusion',
  subject,
  topic: 'States of Matter',
  levels: all,
  difficulty: 'Moderate',
  draw: (chance) => {
    const [light, heavy] = chance.pick([
      [gases.hydrogen, gases.oxygen],
      [gases.helium, gases.dioxide],
      [gases.methane, gases.dioxide],
      [gases.helium, gases.methane],
    ] as const)
    return { light, heavy, time: chance.whole(2, 12) * 10 }
  },
  write: ({ light, heavy, time }) => {
    const factor = Math.sqrt(heavy.mass / light.mass)
    const seconds = (value: number) => `${exact(value)} s`
    return {
      type: 'single',
      text: `A certain volume of ${light.name} escapes through a pinhole in ${time} s. How long does the same volume of ${heavy.name} take under the same conditions? (Molar masses ${light.mass} and ${heavy.mass} g/mol.)`,
      answer: seconds(time * factor),
      wrong: [time / factor, time * factor ** 2, time * 2 * factor, time, time + factor].map(seconds),
      solution: `By Graham’s law the rate goes as $1/\\sqrt M$, so the time goes as $\\sqrt M$: $t = ${time}\\times\\sqrt{\\dfrac{${heavy.mass}}{${light.mass}}} = ${time}\\times ${factor} = ${time * factor}$ s.`,
    }
  },
})

export const atomTemplates: Template[] = [oxidation, nodes, lines, effusion]

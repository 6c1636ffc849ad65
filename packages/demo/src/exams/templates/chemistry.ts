import { exact, rounded } from './numbers.ts'
import { type Template, template } from './template.ts'

const subject = 'Chemistry'
const all = ['jee-main', 'neet', 'kcet']

/** Atomic masses as school books round them. */
export const atoms = { H: 1, C: 12, N: 14, O: 16, Na: 23, Mg: 24, S: 32, Cl: 35.5, K: 39, Ca: 40 } as const
type Atom = keyof typeof atoms
export type Formula = Partial<Record<Atom, number>>

const formulaText = (formula: Formula): string =>
  `$\\mathrm{${Object.entries(formula)
    .map(([atom, count]) => (count === 1 ? atom : `${atom}_{${count}}`))
    .join('')}}$`

const molarMass = (formula: Formula): number =>
  Object.entries(formula).reduce((sum, [atom, count]) => sum + atoms[atom as Atom] * count, 0)

const compounds: Formula[] = [
  { H: 2, O: 1 },
  { C: 1, O: 2 },
  { N: 1, H: 3 },
  { C: 1, H: 4 },
  { H: 2, S: 1, O: 4 },
  { Na: 1, O: 1, H: 1 },
  { Ca: 1, C: 1, O: 3 },
  { C: 6, H: 12, O: 6 },
  { Mg: 1, O: 1 },
  { H: 1, N: 1, O: 3 },
]

const moles = template({
  id: 'che-t-moles',
  subject,
  topic: 'Some Basic Concepts of Chemistry',
  levels: [...all, 'class-9'],
  difficulty: 'Easy',
  draw: (chance) => ({ formula: chance.pick(compounds), quarters: chance.pick([1, 2, 3, 5, 6, 8, 10]) }),
  write: ({ formula, quarters }) => {
    const [atom, count] = Object.entries(formula).at(-1) as [Atom, number]
    const amount = quarters / 4
    const mole = (value: number) => `${exact(value)} mol`
    const masses = Object.keys(formula).map((name) => `${name} = ${atoms[name as Atom]}`)
    return {
      type: 'single',
      text: `How many moles of ${atom} atoms are there in ${exact(amount * molarMass(formula))} g of ${formulaText(formula)}? (${masses.join(', ')})`,
      answer: mole(amount * count),
      wrong: [amount * (count + 1), amount, amount / 2, amount * count * 2, amount * 3, amount * 4].map(mole),
      solution: `One mole of ${formulaText(formula)} weighs ${exact(molarMass(formula))} g, so there are ${exact(amount)} mol of it.\n\nEach molecule or formula unit holds ${count} ${atom}: $${exact(amount)}\\times ${count} = ${exact(amount * count)}$ mol.`,
    }
  },
})

const dilution = template({
  id: 'che-t-mixing',
  subject,
  topic: 'Solutions',
  levels: all,
  difficulty: 'Easy',
  draw: (chance) => ({
    first: chance.whole(1, 3) * 100,
    second: chance.whole(1, 3) * 100,
    strong: chance.whole(4, 9),
    weak: chance.whole(1, 3),
  }),
  write: ({ first, second, strong, weak }) => {
    const mixed = (first * strong + second * weak) / (first + second) / 10
    const molar = (value: number) => `${rounded(value, 3)} M`
    return {
      type: 'single',
      text: `${first} mL of ${exact(strong / 10)} M glucose solution is mixed with ${second} mL of ${exact(weak / 10)} M glucose solution. What is the concentration of the mixture, if the volumes add up?`,
      answer: molar(mixed),
      wrong: [
        (strong + weak) / 10,
        (first * weak + second * strong) / (first + second) / 10,
        (strong - weak) / 10,
        (strong * first) / (first + second) / 10,
        (strong + weak) / 20,
        mixed + 0.1,
        mixed + 0.05,
      ].map(molar),
      solution: `Moles: $${exact(first / 1000)}\\times ${exact(strong / 10)} + ${exact(second / 1000)}\\times ${exact(weak / 10)} = ${exact((first * strong + second * weak) / 10_000)}$ mol in ${exact((first + second) / 1000)} L.\n\nThe concentration is ${rounded(mixed, 3)} M, between the two and nearer to the larger volume.`,
    }
  },
})

const acidity = template({
  id: 'che-t-ph',
  subject,
  topic: 'Equilibrium',
  levels: all,
  difficulty: 'Moderate',
  draw: (chance) => ({ power: chance.whole(1, 3), times: chance.whole(1, 2), isBase: chance.chance(0.5) }),
  write: ({ power, times, isBase }) => {
    const own = power + times
    const result = isBase ? 14 - own : own
    const substance = isBase ? 'NaOH' : 'HCl'
    return {
      type: 'single',
      text: `A $10^{-${power}}$ M solution of ${substance} is diluted to ${10 ** times} times its volume at 25 °C. What is its pH now?`,
      answer: String(result),
      wrong: [14 - result, isBase ? 14 - power : power, result + 1, result - 1, result + 2].map(String),
      solution: `The concentration falls to $10^{-${own}}$ M, and ${substance} is fully ionised.\n\n${isBase ? `$\\mathrm{pOH} = ${own}$, so $\\mathrm{pH} = 14 - ${own} = ${result}$.` : `$\\mathrm{pH} = ${result}$.`} Dilution moves the pH towards 7.`,
    }
  },
})

const firstOrder = template({
  id: 'che-t-first-order',
  subject,
  topic: 'Chemical Kinetics',
  levels: all,
  difficulty: 'Moderate',
  draw: (chance) => ({ half: chance.whole(2, 30), lives: chance.whole(2, 4) }),
  write: ({ half, lives }) => {
    const done = 100 * (1 - 1 / 2 ** lives)
    const minutes = (value: number) => `${exact(value)} min`
    return {
      type: 'single',
      text: `A first-order reaction is half complete after ${half} minutes. When is it ${exact(done)} % complete?`,
      answer: minutes(half * lives),
      wrong: [
        half * (lives - 1),
        half * (lives + 1),
        half * 2 ** (lives - 1),
        half * 2 ** lives,
        half * lives + half / 2,
      ].map(minutes),
      solution: `${exact(100 - done)} % is left, that is $\\left(\\dfrac12\\right)^{${lives}}$: ${lives} half-lives, whatever the concentration at the start.\n\n$${lives}\\times ${half} = ${half * lives}$ min.`,
    }
  },
})

const enthalpy = template({
  id: 'che-t-enthalpy',
  subject,
  topic: 'Thermodynamics',
  levels: all,
  difficulty: 'Moderate',
  draw: (chance) => ({
    a: -chance.whole(5, 30) * 10,
    b: -chance.whole(2, 20) * 10,
    c: -chance.whole(10, 40) * 10,
    left: chance.whole(2, 3),
    right: chance.whole(2, 4),
  }),
  write: ({ a, b, c, left, right }) => {
    const heat = right * c - (a + left * b)
    const kilo = (value: number) => `${exact(value)} kJ`
    return {
      type: 'single',
      text: `The standard enthalpies of formation of A, B and C are ${exact(a)}, ${exact(b)} and ${exact(c)} kJ/mol. What is $\\Delta H^\\circ$ of the reaction $\\mathrm{A + ${left}B \\rightarrow ${right}C}$?`,
      answer: kilo(heat),
      wrong: [-heat, c - (a + b), right * c + (a + left * b), right * c - (a + b), heat + 10, heat - 20].map(kilo),
      solution: `$\\Delta H^\\circ = \\sum \\Delta_fH^\\circ(\\text{products}) - \\sum \\Delta_fH^\\circ(\\text{reactants})$.\n\n$= ${right}(${c}) - [${a} + ${left}(${b})] = ${right * c} - (${a + left * b}) = ${heat}$ kJ.`,
    }
  },
})

const hydrocarbons = [
  [1, 4],
  [2, 6],
  [3, 8],
  [2, 4],
  [3, 6],
  [4, 10],
  [2, 2],
  [3, 4],
  [4, 8],
  [5, 12],
] as const

const combustion = template({
  id: 'che-t-combustion',
  subject,
  topic: 'Hydrocarbons',
  levels: all,
  difficulty: 'Moderate',
  draw: (chance) => ({ formula: chance.pick(hydrocarbons), tenths: chance.whole(1, 5) }),
  write: ({ formula: [carbon, hydrogen], tenths }) => {
    const amount = tenths / 10
    const name = (c: number, h: number) => `$\\mathrm{C_{${c}}H_{${h}}}$`.replaceAll('_{1}', '')
    return {
      type: 'single',
      text: `Burning ${exact(amount)} mol of a hydrocarbon completely gives ${exact(44 * carbon * amount)} g of carbon dioxide and ${exact(9 * hydrogen * amount)} g of water. Which hydrocarbon is it?`,
      answer: name(carbon, hydrogen),
      wrong: hydrocarbons
        .filter(([c, h]) => c !== carbon || h !== hydrogen)
        .toSorted((x, y) => Math.abs(x[0] - carbon) - Math.abs(y[0] - carbon))
        .map(([c, h]) => name(c, h)),
      solution: `${exact(44 * carbon * amount)} g of $\\mathrm{CO_2}$ are ${exact(carbon * amount)} mol, so each molecule holds ${carbon} C.\n\n${exact(9 * hydrogen * amount)} g of $\\mathrm{H_2O}$ are ${exact((hydrogen * amount) / 2)} mol with ${exact(hydrogen * amount)} mol of H, so each molecule holds ${hydrogen} H.`,
    }
  },
})

/** The known charges of the others decide the number of the one asked for. */
export const chemistryTemplates: Template[] = [moles, dilution, acidity, firstOrder, enthalpy, combustion]

import { exact, rounded, typed } from './numbers.ts'
import { shuffled, type Template, template } from './template.ts'

const subject = 'Chemistry'
const all = ['jee-main', 'neet', 'kcet']

const metals = [
  { name: 'copper', salt: '$\\mathrm{CuSO_4}$', mass: 63.5, charge: 2 },
  { name: 'silver', salt: '$\\mathrm{AgNO_3}$', mass: 108, charge: 1 },
  { name: 'aluminium', salt: 'molten $\\mathrm{AlCl_3}$', mass: 27, charge: 3 },
  { name: 'zinc', salt: '$\\mathrm{ZnSO_4}$', mass: 65.4, charge: 2 },
  { name: 'nickel', salt: '$\\mathrm{NiSO_4}$', mass: 58.7, charge: 2 },
] as const

const electrolysis = template({
  id: 'che-t-electrolysis',
  subject,
  topic: 'Electrochemistry',
  levels: all,
  difficulty: 'Moderate',
  draw: (chance) => ({
    metal: chance.pick(metals),
    current: chance.pick([2, 4, 5, 10]),
    time: chance.pick([965, 1930, 3860]),
  }),
  write: ({ metal, current, time }) => {
    const electrons = (current * time) / 96_500
    const mass = (electrons * metal.mass) / metal.charge
    const grams = (value: number) => `${rounded(value, 2)} g`
    return {
      type: 'single',
      text: `A current of ${current} A flows for ${time} s through ${metal.salt}. What mass of ${metal.name} is deposited? (Atomic mass ${metal.mass}; $1\\ \\mathrm{F} = 96\\,500\\ \\mathrm{C}$.)`,
      answer: grams(mass),
      wrong: [electrons * metal.mass * metal.charge, mass * 2, mass / 2, mass * 3, mass * 4].map(grams),
      solution: `The charge is $${current}\\times ${time} = ${current * time}$ C, that is ${exact(electrons)} mol of electrons.\n\nEach atom needs ${metal.charge}, so ${rounded(electrons / metal.charge, 4)} mol are deposited: ${rounded(mass, 2)} g.`,
    }
  },
})

const solutes = [
  { name: 'glucose', particles: 1 },
  { name: 'urea', particles: 1 },
  { name: 'sodium chloride', particles: 2 },
  { name: 'calcium chloride', particles: 3 },
  { name: 'potassium sulphate', particles: 3 },
] as const

const freezing = template({
  id: 'che-t-freezing',
  subject,
  topic: 'Solutions',
  levels: all,
  difficulty: 'Moderate',
  draw: (chance) => ({
    solute: chance.pick(solutes),
    tenths: chance.whole(1, 5),
    water: chance.pick([500, 1000, 250]),
  }),
  write: ({ solute, tenths, water }) => {
    const amount = (tenths / 10) * (water / 1000)
    const fall = 1.86 * solute.particles * (tenths / 10)
    const degrees = (value: number) => `${exact(-value)} °C`
    return {
      type: 'single',
      text: `${exact(amount)} mol of ${solute.name} is dissolved in ${water} g of water. At what temperature does the solution freeze, if the solute is fully ionised where it can be? ($K_f = 1.86\\ \\mathrm{K\\,kg\\,mol^{-1}}$)`,
      answer: degrees(fall),
      wrong: [fall / solute.particles, fall * 2, fall / 2, fall * 3, -fall].map(degrees),
      solution: `The molality is ${exact(tenths / 10)} mol/kg, and each unit gives ${solute.particles} particle${solute.particles === 1 ? '' : 's'}.\n\n$\\Delta T_f = i K_f m = ${solute.particles}\\times 1.86\\times ${exact(tenths / 10)} = ${exact(fall)}$ K below 0 °C.`,
    }
  },
})

/** 3d ions and the electrons they keep there. */
export const ions: [name: string, electrons: number][] = [
  ['Ti^{3+}', 1],
  ['V^{3+}', 2],
  ['Cr^{3+}', 3],
  ['Mn^{2+}', 5],
  ['Fe^{2+}', 6],
  ['Fe^{3+}', 5],
  ['Co^{2+}', 7],
  ['Ni^{2+}', 8],
  ['Cu^{2+}', 9],
]

export const unpairedOf = (electrons: number): number => (electrons <= 5 ? electrons : 10 - electrons)

const moment = template({
  id: 'che-t-moment',
  subject,
  topic: 'd- and f-Block Elements',
  levels: all,
  difficulty: 'Moderate',
  draw: (chance) => chance.pick(ions),
  write: ([name, electrons]) => {
    const unpaired = unpairedOf(electrons)
    const magnetons = (count: number) => `${rounded(Math.sqrt(count * (count + 2)), 2)} BM`
    return {
      type: 'single',
      text: `What is the spin-only magnetic moment of the free ion $\\mathrm{${name}}$?`,
      answer: magnetons(unpaired),
      wrong: [unpaired + 1, unpaired - 1, unpaired + 2, unpaired - 2, unpaired + 3]
        .filter((count) => count >= 0)
        .map(magnetons),
      solution: `$\\mathrm{${name}}$ is $3d^{${electrons}}$ with ${unpaired} unpaired electron${unpaired === 1 ? '' : 's'}.\n\n$\\mu = \\sqrt{n(n+2)} = \\sqrt{${unpaired}\\times ${unpaired + 2}} = ${rounded(Math.sqrt(unpaired * (unpaired + 2)), 2)}$ BM.`,
    }
  },
})

const gasLaw = template({
  id: 'che-t-gas',
  subject,
  topic: 'States of Matter',
  levels: [...all, 'class-9'],
  difficulty: 'Easy',
  draw: (chance) => ({
    volume: chance.whole(2, 9),
    cold: chance.pick([27, 127, 227]),
    factor: chance.pick([1.5, 2, 3]),
  }),
  write: ({ volume, cold, factor }) => {
    const hot = (cold + 273) * factor - 273
    const litres = (value: number) => `${rounded(value, 2)} L`
    return {
      type: 'single',
      text: `A gas fills ${volume} L at ${cold} °C. What volume does it fill at ${exact(hot)} °C and the same pressure?`,
      answer: litres(volume * factor),
      wrong: [(volume * hot) / cold, volume / factor, volume * factor ** 2, volume * (factor + 1)].map(litres),
      solution: `Temperatures count from absolute zero: $T_1 = ${cold + 273}$ K, $T_2 = ${exact(hot + 273)}$ K.\n\n$V_2 = ${volume}\\times\\dfrac{${exact(hot + 273)}}{${cold + 273}} = ${exact(volume * factor)}$ L.`,
    }
  },
})

const equilibrium = template({
  id: 'che-t-equilibrium',
  subject,
  topic: 'Equilibrium',
  levels: ['jee-main', 'jee-advanced'],
  difficulty: 'Moderate',
  draw: (chance) => ({ start: chance.pick([1, 2, 4, 5]), tenths: chance.pick([2, 4, 5, 6, 8]) }),
  write: ({ start, tenths }) => {
    const share = tenths / 10
    const constant = (4 * share ** 2 * start) / (1 - share)
    return {
      type: 'numeric',
      decimals: 2,
      tolerance: '0.02',
      text: `${start} mol of a gas A is sealed in a vessel of 1 L and breaks up as $\\mathrm{A \\rightleftharpoons 2B}$ until ${exact(share * 100)} % of it is gone. Find $K_c$ in mol/L to two decimals.`,
      answer: typed(rounded(constant, 2)),
      solution: `At equilibrium $[\\mathrm A] = ${exact(start * (1 - share))}$ and $[\\mathrm B] = ${exact(2 * start * share)}$ mol/L.\n\n$K_c = \\dfrac{[\\mathrm B]^2}{[\\mathrm A]} = \\dfrac{${exact(4 * start ** 2 * share ** 2)}}{${exact(start * (1 - share))}} = ${rounded(constant, 2)}$ mol/L.`,
    }
  },
})

const shapes: [string, string][] = [
  ['$\\mathrm{BeCl_2}$', 'Linear'],
  ['$\\mathrm{BF_3}$', 'Trigonal planar'],
  ['$\\mathrm{CH_4}$', 'Tetrahedral'],
  ['$\\mathrm{NH_3}$', 'Trigonal pyramidal'],
  ['$\\mathrm{H_2O}$', 'Bent'],
  ['$\\mathrm{PCl_5}$', 'Trigonal bipyramidal'],
  ['$\\mathrm{SF_4}$', 'See-saw'],
  ['$\\mathrm{ClF_3}$', 'T-shaped'],
  ['$\\mathrm{SF_6}$', 'Octahedral'],
  ['$\\mathrm{BrF_5}$', 'Square pyramidal'],
  ['$\\mathrm{XeF_4}$', 'Square planar'],
]

/** As a word inside a sentence; the letter that names a shape stays large. */
const inside = (shape: string): string => (shape === 'T-shaped' ? shape : shape.toLowerCase())

const listed = (pairs: [string, string][]) => pairs.map(([name, shape]) => `${name} ${inside(shape)}`).join(', ')

const matchShapes = template({
  id: 'che-t-match-shapes',
  subject,
  topic: 'Chemical Bonding and Molecular Structure',
  levels: ['jee-advanced'],
  difficulty: 'Moderate',
  draw: (chance) => shuffled(shapes, chance).slice(0, 5),
  write: (drawn) => ({
    type: 'matching',
    text: 'Match each molecule with its shape.',
    pairs: drawn.slice(0, 4),
    decoys: drawn.slice(4).map(([, shape]) => shape),
    solution: `Counting bonds and lone pairs round the central atom gives: ${listed(drawn.slice(0, 4))}.`,
  }),
})

const shapeOf = template({
  id: 'che-t-shape',
  subject,
  topic: 'Chemical Bonding and Molecular Structure',
  levels: all,
  difficulty: 'Easy',
  draw: (chance) => shuffled(shapes, chance).slice(0, 4),
  write: (drawn) => {
    const [[molecule, shape], ...others] = drawn as [[string, string], ...[string, string][]]
    return {
      type: 'single',
      text: `Which of these molecules is ${inside(shape)}?`,
      answer: molecule,
      wrong: others.map(([name]) => name),
      solution: `Counting bonds and lone pairs round the central atom gives: ${listed(drawn)}.`,
    }
  },
})

export const matterTemplates: Template[] = [electrolysis, freezing, moment, gasLaw, equilibrium, matchShapes, shapeOf]

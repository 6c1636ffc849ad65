import { atoms, type Formula } from '../chemistry.ts'
import type { oxidised } from '../chemistry-atoms.ts'
import type { ions } from '../chemistry-matter.ts'
import { integrate, isNumber, isText, keyedText, matched, numberIn, type Proof } from './proof.ts'

/** Bonds and lone pairs round the middle atom decide the shape. */
const electronPairs: Record<string, [bonds: number, lone: number]> = {
  BeCl_2: [2, 0],
  BF_3: [3, 0],
  CH_4: [4, 0],
  NH_3: [3, 1],
  H_2O: [2, 2],
  PCl_5: [5, 0],
  SF_4: [4, 1],
  ClF_3: [3, 2],
  SF_6: [6, 0],
  BrF_5: [5, 1],
  XeF_4: [4, 2],
}

/** Valence electrons of the middle atom, one for each bond; the rest pair up. Oxygen and hydrogen have their own. */
const valence: Record<string, number> = { Be: 2, B: 3, C: 4, N: 5, O: 6, P: 5, S: 6, Cl: 7, Br: 7, Xe: 8 }
const counted = (name: string): [number, number] => {
  const atoms = [...name.matchAll(/([A-Z][a-z]?)(?:_(\d))?/g)].map(([, atom = '', count]) => ({
    atom,
    count: Number(count ?? 1),
  }))
  const middle = atoms.find(({ atom, count }) => count === 1 && atom !== 'H')
  const bonds = atoms.filter((one) => one !== middle).reduce((sum, { count }) => sum + count, 0)
  return [bonds, ((valence[middle?.atom ?? ''] ?? 0) - bonds) / 2]
}

const shapeBy: Record<string, string> = {
  '2,0': 'Linear',
  '3,0': 'Trigonal planar',
  '4,0': 'Tetrahedral',
  '3,1': 'Trigonal pyramidal',
  '2,2': 'Bent',
  '5,0': 'Trigonal bipyramidal',
  '4,1': 'See-saw',
  '3,2': 'T-shaped',
  '6,0': 'Octahedral',
  '5,1': 'Square pyramidal',
  '4,2': 'Square planar',
}
const bare = (molecule: string) => molecule.replace(/^\$\\mathrm\{(.*)\}\$$/, '$1')
const shapeOf = (molecule: string): string | undefined => {
  const name = bare(molecule)
  // The table and the count of electrons must agree.
  return electronPairs[name]?.join() === counted(name).join() ? shapeBy[counted(name).join()] : undefined
}

/** Electrons enter five places one by one before they pair. */
const unpaired = (electrons: number): number => {
  const places = [0, 0, 0, 0, 0]
  for (let electron = 0; electron < electrons; electron += 1) places[electron % 5] = (places[electron % 5] ?? 0) + 1
  return places.filter((count) => count === 1).length
}

export const chemistryProofs: Record<string, Proof> = {
  // Weighs the atoms instead of counting molecules.
  'che-t-moles': isNumber<{ formula: Formula; quarters: number }>(({ formula, quarters }) => {
    const entries = Object.entries(formula) as [keyof typeof atoms, number][]
    const [atom, count] = entries.at(-1) ?? ['H', 0]
    const whole = entries.reduce((sum, [name, number]) => sum + atoms[name] * number, 0)
    const sample = (quarters / 4) * whole
    return (sample * ((atoms[atom] * count) / whole)) / atoms[atom]
  }),
  'che-t-mixing': isNumber<{ first: number; second: number; strong: number; weak: number }>((v) => {
    const drops = [...Array(v.first).fill(v.strong / 10), ...Array(v.second).fill(v.weak / 10)] as number[]
    return drops.reduce((sum, one) => sum + one, 0) / drops.length
  }, 0.00051),
  'che-t-ph': isNumber<{ power: number; times: number; isBase: boolean }>((v) => {
    const ions = 10 ** -v.power / 10 ** v.times
    const hydrogen = v.isBase ? 1e-14 / ions : ions
    return Math.round(-Math.log10(hydrogen))
  }),
  'che-t-first-order': isNumber<{ half: number; lives: number }>((v) => {
    const rate = Math.LN2 / v.half
    return Math.log(2 ** v.lives) / rate
  }, 1e-6),
  'che-t-enthalpy': isNumber<{ a: number; b: number; c: number; left: number; right: number }>((v) => {
    // Back to the elements, then on to the products.
    const unmake = -v.a - v.left * v.b
    return unmake + v.right * v.c
  }),
  'che-t-combustion': (values, _, question) => {
    const { formula, tenths } = values as { formula: [number, number]; tenths: number }
    const [, carbon = '1', hydrogen = '1'] = /C(?:_\{(\d+)\})?H(?:_\{(\d+)\})?/.exec(keyedText(question)) ?? []
    const [dioxide = 0, water = 0] = [...question.text.matchAll(/([\d.]+) g of/g)].map(([, grams]) => Number(grams))
    const carbonMass = (dioxide * 12) / 44
    const hydrogenMass = (water * 2) / 18
    return (
      Math.abs(carbonMass / 12 / (tenths / 10) - Number(carbon)) < 1e-9 &&
      Math.abs(hydrogenMass / (tenths / 10) - Number(hydrogen)) < 1e-9 &&
      formula[0] === Number(carbon)
    )
  },
  'che-t-oxidation': (values, _, question) => {
    const { count, others, charge } = values as (typeof oxidised)[number]
    const sum = others.reduce((total, [number, each]) => total + number * each, count * numberIn(keyedText(question)))
    return sum === charge
  },
  // Walks out along the axis and counts: an orbital of n has n − 1 nodes, l of which are planes or cones.
  'che-t-nodes': isText<{ shell: number; kind: number }>(({ shell, kind }) => {
    const allowed = Array.from({ length: shell }, (_, l) => l)
    return `${allowed.filter((l) => l > kind).length} radial and ${allowed.filter((l) => l < kind).length} angular`
  }),
  'che-t-lines': isNumber<{ high: number; low: number }>(({ high, low }) => {
    const lines = new Set<string>()
    for (let from = low; from <= high; from += 1) for (let to = low; to < from; to += 1) lines.add(`${from}-${to}`)
    return lines.size
  }),
  // The product of time and speed is the same amount of gas.
  'che-t-effusion': isNumber<{ light: { mass: number }; heavy: { mass: number }; time: number }>((v) => {
    const amount = v.time / Math.sqrt(v.light.mass)
    return amount * Math.sqrt(v.heavy.mass)
  }),
  'che-t-electrolysis': isNumber<{ metal: { mass: number; charge: number }; current: number; time: number }>(
    (v) => integrate(() => (v.current * v.metal.mass) / (v.metal.charge * 96_500), 0, v.time, 10),
    0.0051,
  ),
  'che-t-freezing': isNumber<{ solute: { name: string }; tenths: number; water: number }>((v) => {
    const pieces: Record<string, number> = {
      glucose: 1,
      urea: 1,
      'sodium chloride': 1 + 1,
      'calcium chloride': 1 + 2,
      'potassium sulphate': 2 + 1,
    }
    const particles = (v.tenths / 10) * (v.water / 1000) * (pieces[v.solute.name] ?? Number.NaN)
    return -(particles / (v.water / 1000)) * 1.86
  }),
  'che-t-moment': (values, _, question) => {
    const [name, electrons] = values as (typeof ions)[number]
    // Atomic number less the charge less the argon core.
    const numbers: Record<string, number> = { Ti: 22, V: 23, Cr: 24, Mn: 25, Fe: 26, Co: 27, Ni: 28, Cu: 29 }
    const [, atom = '', charge = ''] = /^([A-Z][a-z]?)\^\{(\d)\+\}$/.exec(name) ?? []
    const kept = (numbers[atom] ?? 0) - 18 - Number(charge)
    const alone = unpaired(kept)
    return kept === electrons && Math.abs(numberIn(keyedText(question)) - Math.sqrt(alone * (alone + 2))) < 0.0051
  },
  'che-t-gas': isNumber<{ volume: number; cold: number; factor: number }>((v) => {
    const cold = v.cold + 273
    return (v.volume / cold) * (cold * v.factor)
  }, 0.0051),
  'che-t-equilibrium': isNumber<{ start: number; tenths: number }>((v) => {
    const gone = (v.start * v.tenths) / 10
    return (2 * gone) ** 2 / (v.start - gone)
  }, 0.0051),
  'che-t-match-shapes': matched((molecule, shape) => shapeOf(molecule) === shape),
  'che-t-shape': (_, draft, question) => {
    const asked = draft.text.replace('Which of these molecules is ', '').replace('?', '')
    const fitting = question.options.filter((molecule) => shapeOf(molecule)?.toLowerCase() === asked.toLowerCase())
    return fitting.length === 1 && fitting[0] === keyedText(question)
  },
}

import { exact, fraction, rounded } from './numbers.ts'
import { type Template, template } from './template.ts'

const subject = 'Biology'
const neet = ['neet', 'kcet']

/** The share of offspring of a cross of one gene that show the dominant form, in quarters. */
export const dominantQuarters = (first: string, second: string): number =>
  [...first].flatMap((a) => [...second].map((b) => a + b)).filter((pair) => /[A-Z]/.test(pair)).length

const crosses = ['Aa × Aa', 'Aa × aa', 'AA × aa', 'Bb × Bb', 'Bb × bb', 'Dd × Dd', 'Dd × dd'] as const
const partsOf = (cross: string) => cross.split(' × ') as [string, string]

const genes = [
  { letter: 'A', dominant: 'tall', recessive: 'dwarf' },
  { letter: 'B', dominant: 'round-seeded', recessive: 'wrinkled-seeded' },
  { letter: 'D', dominant: 'violet-flowered', recessive: 'white-flowered' },
] as const

const inheritance = template({
  id: 'bio-t-cross',
  subject,
  topic: 'Principles of Inheritance and Variation',
  levels: neet,
  difficulty: 'Moderate',
  draw: (chance) => {
    const drawn = genes.map(({ letter }) => chance.pick(crosses.filter((one) => one.startsWith(letter))))
    // A form that cannot appear is not worth asking for.
    const isDominant = drawn.map((cross) => dominantQuarters(...partsOf(cross)) === 4 || chance.chance(0.6))
    return { crosses: drawn, isDominant }
  },
  write: ({ crosses: drawn, isDominant }) => {
    const shares = drawn.map((cross, index) => {
      const quarters = dominantQuarters(...partsOf(cross))
      return isDominant[index] ? quarters : 4 - quarters
    })
    const above = shares.reduce((product, share) => product * share, 1)
    const asked = genes.map(({ dominant, recessive }, index) => (isDominant[index] ? dominant : recessive))
    const parents = [0, 1].map((side) => drawn.map((cross) => partsOf(cross)[side]).join(''))
    return {
      type: 'single',
      text: `In a pea, A (tall), B (round seeds) and D (violet flowers) are dominant over a, b and d and assort independently. What share of the offspring of ${parents[0]} × ${parents[1]} is ${asked.join(', ')}?`,
      answer: fraction(above, 64),
      wrong: [
        fraction(Math.max(1, above * 3), 64),
        fraction(Math.max(1, above / 3), 64),
        fraction(27, 64),
        fraction(1, 64),
        fraction(9, 32),
        fraction(3, 64),
        fraction(1, 8),
      ],
      solution: `Each gene is followed alone: ${shares.map((share, index) => `${asked[index]} ${fraction(share, 4)}`).join(', ')}.\n\nThe shares are multiplied: ${fraction(above, 64)}.`,
    }
  },
})

const equilibrium = template({
  id: 'bio-t-hardy-weinberg',
  subject,
  topic: 'Evolution',
  levels: neet,
  difficulty: 'Moderate',
  draw: (chance) => ({ q: chance.pick([1, 2, 3, 4, 6, 7, 8, 9]) / 10 }),
  write: ({ q }) => {
    const share = (value: number) => exact(value)
    return {
      type: 'single',
      text: `In a population in Hardy–Weinberg equilibrium, a recessive trait shows in ${exact(q * q * 100)} % of the individuals. What is the frequency of heterozygotes?`,
      answer: share(2 * q * (1 - q)),
      wrong: [q * (1 - q), (1 - q) ** 2, q, 1 - q * q, 1 - q, q * q].map(share),
      solution: `$q^2 = ${exact(q * q)}$, so $q = ${exact(q)}$ and $p = ${exact(1 - q)}$.\n\nHeterozygotes: $2pq = 2\\times ${exact(1 - q)}\\times ${exact(q)} = ${exact(2 * q * (1 - q))}$.`,
    }
  },
})

const bases = template({
  id: 'bio-t-chargaff',
  subject,
  topic: 'Molecular Basis of Inheritance',
  levels: neet,
  difficulty: 'Easy',
  draw: (chance) => ({ adenine: chance.whole(16, 34), asked: chance.pick(['guanine', 'cytosine'] as const) }),
  write: ({ adenine, asked }) => {
    const percent = (value: number) => `${exact(value)} %`
    return {
      type: 'single',
      text: `A double-stranded DNA has ${adenine} % adenine. How much ${asked} does it have?`,
      answer: percent(50 - adenine),
      wrong: [adenine, 100 - adenine, 100 - 2 * adenine, (100 - adenine) / 2, 60 - adenine, 45 - adenine].map(percent),
      solution: `Adenine pairs with thymine, so both are ${adenine} %, together ${2 * adenine} %.\n\nThe rest, ${100 - 2 * adenine} %, is shared equally by guanine and cytosine: ${50 - adenine} % each.`,
    }
  },
})

const helix = template({
  id: 'bio-t-helix',
  subject,
  topic: 'Molecular Basis of Inheritance',
  levels: neet,
  difficulty: 'Easy',
  draw: (chance) => ({ pairs: chance.whole(2, 40) * 100 }),
  write: ({ pairs }) => {
    const length = (value: number) => `${exact(value)} nm`
    return {
      type: 'single',
      text: `What is the length of a B-DNA of ${pairs} base pairs, if neighbouring pairs are 0.34 nm apart?`,
      answer: length(pairs * 0.34),
      wrong: [pairs * 3.4, pairs * 0.034, pairs * 0.68, pairs * 0.17].map(length),
      solution: `$${pairs}\\times 0.34 = ${exact(pairs * 0.34)}$ nm. One turn of ten pairs is 3.4 nm long; that figure is not the distance of two pairs.`,
    }
  },
})

const codons = template({
  id: 'bio-t-codons',
  subject,
  topic: 'Molecular Basis of Inheritance',
  levels: neet,
  difficulty: 'Easy',
  draw: (chance) => ({ acids: chance.whole(40, 400) }),
  write: ({ acids }) => ({
    type: 'single',
    text: `A polypeptide of ${acids} amino acids keeps its first methionine. How many nucleotides has the translated part of its mRNA, from the start codon to the stop codon, both included?`,
    answer: String(3 * (acids + 1)),
    wrong: [3 * acids, 3 * (acids - 1), acids + 1, 3 * acids + 1, 3 * (acids + 2)].map(String),
    solution: `Each amino acid needs one codon, the start codon among them, and the stop codon adds one more: $3\\times(${acids}+1) = ${3 * (acids + 1)}$ nucleotides.`,
  }),
})

const energy = template({
  id: 'bio-t-ten-percent',
  subject,
  topic: 'Ecosystem',
  levels: [...neet, 'class-10'],
  difficulty: 'Easy',
  draw: (chance) => ({ thousands: chance.whole(2, 90), level: chance.whole(1, 3) }),
  write: ({ thousands, level }) => {
    const names = ['herbivores', 'primary carnivores', 'secondary carnivores']
    const start = thousands * 1000
    const joules = (value: number) => `${exact(value)} J`
    return {
      type: 'single',
      text: `Producers hold ${start} J. By the ten per cent law, how much energy reaches the ${names[level - 1]}?`,
      answer: joules(start / 10 ** level),
      wrong: [start / 10 ** (level + 1), start / 10 ** (level - 1), (start * 9) / 10, start / 20, start / 5].map(
        joules,
      ),
      solution: `One tenth is passed on at each step, and there ${level === 1 ? 'is 1 step' : `are ${level} steps`} from the producers to the ${names[level - 1]}: $${start} \\div 10^{${level}} = ${exact(start / 10 ** level)}$ J.`,
    }
  },
})

const heart = template({
  id: 'bio-t-heart',
  subject,
  topic: 'Body Fluids and Circulation',
  levels: neet,
  difficulty: 'Easy',
  draw: (chance) => ({ beats: chance.whole(60, 100), stroke: chance.whole(60, 85) }),
  write: ({ beats, stroke }) => {
    const output = (value: number) => `${rounded(value, 2)} mL per minute`
    return {
      type: 'single',
      text: `A heart beats ${beats} times a minute and each ventricle pumps ${stroke} mL a beat. What is the cardiac output?`,
      answer: output(beats * stroke),
      wrong: [2 * beats * stroke, (beats * stroke) / 2, beats + stroke, beats * stroke + 500].map(output),
      solution: `Cardiac output is the blood pumped by one ventricle in a minute: $${beats}\\times ${stroke} = ${beats * stroke}$ mL. Both ventricles pump the same amount one after the other, so it is not doubled.`,
    }
  },
})

const seeds = template({
  id: 'bio-t-meiosis',
  subject,
  topic: 'Sexual Reproduction in Flowering Plants',
  levels: neet,
  difficulty: 'Moderate',
  draw: (chance) => ({ quarters: chance.whole(5, 50) }),
  write: ({ quarters }) => {
    const count = quarters * 4
    return {
      type: 'single',
      text: `How many meiotic divisions are needed to form ${count} seeds of a flowering plant?`,
      answer: String(count + quarters),
      wrong: [count, quarters, 2 * count, count * 2 + quarters, count * 4].map(String),
      solution: `Each seed needs one egg, and one meiosis gives one egg: ${count}. It also needs one pollen grain, and one meiosis gives four: ${quarters}.\n\nTogether ${count + quarters}.`,
    }
  },
})

export const blood: Record<string, string[]> = {
  A: ['AA', 'AO'],
  B: ['BB', 'BO'],
  AB: ['AB'],
  O: ['OO'],
}
export const bloodGroupOf = (alleles: string): string => {
  const [a, b] = [alleles.includes('A'), alleles.includes('B')]
  return a && b ? 'AB' : a ? 'A' : b ? 'B' : 'O'
}
export const childrenOf = (first: string, second: string): string[] => [
  ...new Set(
    (blood[first] ?? []).flatMap((mother) =>
      (blood[second] ?? []).flatMap((father) =>
        [...mother].flatMap((a) => [...father].map((b) => bloodGroupOf(a + b))),
      ),
    ),
  ),
]

const groups = template({
  id: 'bio-t-blood',
  subject,
  topic: 'Principles of Inheritance and Variation',
  levels: neet,
  difficulty: 'Moderate',
  draw: (chance) =>
    chance.pick([
      ['A', 'O'],
      ['B', 'O'],
      ['AB', 'O'],
      ['O', 'O'],
      ['AB', 'A'],
      ['AB', 'B'],
      ['AB', 'AB'],
      ['A', 'A'],
    ] as const),
  write: ([first, second]) => {
    const order = ['A', 'B', 'AB', 'O']
    const say = (list: readonly string[]) => order.filter((one) => list.includes(one)).join(', ')
    const possible = childrenOf(first, second)
    return {
      type: 'single',
      text: `One parent has the blood group ${first}, the other ${second}. Which blood groups can their children have?`,
      answer: say(possible),
      wrong: [
        say(order.filter((one) => !possible.includes(one))) || say(['A', 'O']),
        say(['A', 'B']),
        say(['A', 'B', 'AB']),
        say(['O']),
        say(['A', 'O']),
        say(order),
      ],
      solution: `Writing both possible genotypes of each parent and joining one allele from each gives: ${say(possible)}.`,
    }
  },
})

export const biologyTemplates: Template[] = [
  inheritance,
  equilibrium,
  bases,
  helix,
  codons,
  energy,
  heart,
  seeds,
  groups,
]

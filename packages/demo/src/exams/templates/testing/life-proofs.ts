import { shifted, weekdays } from '../aptitude.ts'
import { factTables } from '../biology-facts.ts'
import { isNumber, isText, keyedText, type Proof } from './proof.ts'

/** Every gamete of one parent with every gamete of the other. */
const gametes = (genotype: string): string[] =>
  (genotype.match(/../g) ?? []).reduce<string[]>(
    (all, gene) => all.flatMap((one) => [...gene].map((a) => one + a)),
    [''],
  )

const crossShare: Proof = (_, draft, question) => {
  const [, first = '', second = '', asked = ''] = /offspring of (\w+) × (\w+) is (.*)\?/.exec(draft.text) ?? []
  const offspring = gametes(first).flatMap((a) =>
    gametes(second).map((b) => [...a].map((one, i) => one + (b[i] ?? ''))),
  )
  const wanted = asked.split(', ')
  const words = [
    ['tall', 'dwarf'],
    ['round-seeded', 'wrinkled-seeded'],
    ['violet-flowered', 'white-flowered'],
  ]
  const fitting = offspring.filter((genes) =>
    genes.every((pair, index) => words[index]?.[/[ABD]/.test(pair) ? 0 : 1] === wanted[index]),
  )
  return isNumber(() => fitting.length / offspring.length, 1e-9)(null, draft, question)
}

/** Whoever can be the child: try every pair of alleles of every genotype that shows the parents' groups. */
const bloodChildren = ([first, second]: readonly [string, string]): string => {
  const alleles = ['A', 'B', 'O']
  const genotypes = alleles.flatMap((a) => alleles.map((b) => [a, b]))
  const shows = (pair: string[]) => ['A', 'B'].filter((one) => pair.includes(one)).join('') || 'O'
  const found = new Set<string>()
  for (const mother of genotypes.filter((one) => shows(one) === first))
    for (const father of genotypes.filter((one) => shows(one) === second))
      for (const a of mother) for (const b of father) found.add(shows([a, b]))
  return ['A', 'B', 'AB', 'O'].filter((one) => found.has(one)).join(', ')
}

const facts = Object.fromEntries(
  factTables.flatMap(({ id, pairs }): [string, Proof][] => {
    const rightOf = new Map(pairs)
    return [
      [
        id,
        (values, _, question) => {
          const [[left, right] = ['', '']] = values as [string, string][]
          const others = question.options.filter((one) => one !== right)
          return rightOf.get(left) === keyedText(question) && others.every((one) => one !== rightOf.get(left))
        },
      ],
      [
        `${id}-pairs`,
        (_, __, question) => {
          const isTrue = (pair: string) => {
            const [left = '', right] = pair.split(' – ')
            return rightOf.get(left) === right
          }
          const wrong = question.options.filter((pair) => !isTrue(pair))
          return wrong.length === 1 && wrong[0] === keyedText(question)
        },
      ],
    ]
  }),
)

/** Moves both hands minute by minute. */
const angleByMinutes = (hour: number, minute: number): number => {
  let [long, short] = [0, 30 * (hour % 12)]
  for (let n = 0; n < minute; n += 1) {
    long += 6
    short += 0.5
  }
  const apart = (((long - short) % 360) + 360) % 360
  return Math.min(apart, 360 - apart)
}

const aptitude: Record<string, Proof> = {
  // From the printed numbers alone: the differences of the differences are the same.
  'apt-t-series': (_, draft, question) => {
    const terms = [...(draft.text.match(/\d+/g)?.map(Number) ?? []), Number(keyedText(question))]
    const differences = (list: number[]) => list.slice(1).map((one, index) => one - (list[index] ?? 0))
    return terms.length === 6 && new Set(differences(differences(terms))).size === 1
  },
  'apt-t-doubling': (_, draft, question) => {
    const terms = [...(draft.text.match(/\d+/g)?.map(Number) ?? []), Number(keyedText(question))]
    const [a = 0, b = 0, c = 0] = terms
    const factor = (c - b) / (b - a)
    return (
      terms.length === 6 &&
      terms.slice(1).every((one, index) => one === factor * (terms[index] ?? 0) + (b - factor * a))
    )
  },
  'apt-t-coding': (values, _, question) => {
    const { first, second, by } = values as { first: string; second: string; by: number }
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
    const table = new Map([...alphabet].map((letter, index) => [letter, alphabet.at((index + by + 26) % 26)]))
    const coded = (word: string) => [...word].map((letter) => table.get(letter)).join('')
    return keyedText(question) === coded(second) && shifted(first, by) === coded(first)
  },
  'apt-t-walk': isNumber<{ north: number; east: number; back: number }>((v) => {
    const [up, across] = [v.north + v.back - v.back, v.east]
    return Math.sqrt(up * up + across * across)
  }),
  'apt-t-clock': isNumber<{ hour: number; minute: number }>((v) => angleByMinutes(v.hour, v.minute)),
  // A real calendar: 1 November 2026 is a Sunday.
  'apt-t-calendar': isText<{ today: number; days: number }>(
    (v) => weekdays[new Date(Date.UTC(2026, 10, 1 + v.today + v.days)).getUTCDay()] ?? '',
  ),
  'apt-t-profit': isNumber<{ cost: number; percent: number }>((v) => {
    const price = v.cost + (v.cost / 100) * v.percent
    return (price / v.cost) * 100 - 100
  }, 1e-9),
  'apt-t-interest': isNumber<{ principal: number; rate: number; years: number }>((v) => {
    let earned = 0
    for (let year = 0; year < v.years; year += 1) earned += (v.principal / 100) * v.rate
    return earned
  }),
  'apt-t-journey': isNumber<{ out: number; back: number }>((v) => {
    const road = 180
    return (2 * road) / (road / v.out + road / v.back)
  }, 0.051),
  'apt-t-work': isNumber<{ first: number; second: number }>((v) => 1 / (1 / v.first + 1 / v.second)),
}

export const lifeProofs: Record<string, Proof> = {
  'bio-t-cross': crossShare,
  'bio-t-hardy-weinberg': isNumber<{ q: number }>((v) => {
    // A thousand individuals, counted by their alleles.
    const recessive = Math.round(v.q * 1000)
    return (2 * recessive * (1000 - recessive)) / 1_000_000
  }),
  'bio-t-chargaff': isNumber<{ adenine: number }>((v) => (100 - v.adenine - v.adenine) / 2),
  'bio-t-helix': isNumber<{ pairs: number }>((v) => (v.pairs / 10) * 3.4, 1e-6),
  'bio-t-codons': isNumber<{ acids: number }>((v) => v.acids + v.acids + v.acids + 3),
  'bio-t-ten-percent': isNumber<{ thousands: number; level: number }>((v) => {
    let held = v.thousands * 1000
    for (let level = 0; level < v.level; level += 1) held *= 0.1
    return held
  }, 1e-6),
  'bio-t-heart': isNumber<{ beats: number; stroke: number }>((v) => {
    let pumped = 0
    for (let beat = 0; beat < v.beats; beat += 1) pumped += v.stroke
    return pumped
  }),
  'bio-t-meiosis': isNumber<{ quarters: number }>((v) => {
    const seeds = v.quarters * 4
    return seeds + seeds / 4
  }),
  'bio-t-blood': isText<readonly [string, string]>(bloodChildren),
  ...facts,
  ...aptitude,
}

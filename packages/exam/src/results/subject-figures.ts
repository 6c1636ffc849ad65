import type { Marks } from '../marking/marks.ts'
import type { Percentile } from './percentile.ts'

/** With fewer takers a rank says more about who happened to sit the test than about the student. */
export const STANDING_FROM = 20

/** How a class did in one subject. Nobody is named in it, and it is shown from `STANDING_FROM` takers on. */
export type SubjectFigures = {
  name: string
  max: Marks
  takers: number
  average: Marks
  /** What the best tenth earned on average. */
  bestTenth: Marks
  /** For each mark that occurred, how many earned it or less; ascending. */
  atOrBelow: [mark: Marks, takers: number][]
}

type Earned = { name: string; marks: Marks; max: Marks }

const mean = (list: number[]): number =>
  list.length === 0 ? 0 : Math.round(list.reduce((a, b) => a + b, 0) / list.length)

/** Only takers whose paper gave the same maximum in the subject are compared: the one that most of them had. */
const sameMaximum = (earned: Earned[]): Earned[] => {
  const piles = [...Map.groupBy(earned, ({ max }) => max).entries()]
  const [most] = piles.toSorted(([a, one], [b, two]) => two.length - one.length || b - a)
  return most?.[1] ?? []
}

export const subjectFigures = (takers: readonly Earned[][]): SubjectFigures[] =>
  [...Map.groupBy(takers.flat(), ({ name }) => name)].map(([name, all]) => {
    const own = sameMaximum(all)
    const sorted = own.map(({ marks }) => marks).toSorted((a, b) => a - b)
    const counts = new Map(sorted.map((mark, index) => [mark, index + 1]))
    return {
      name,
      max: own[0]?.max ?? 0,
      takers: sorted.length,
      average: mean(sorted),
      bestTenth: mean(sorted.slice(-Math.max(1, Math.floor(sorted.length / 10)))),
      atOrBelow: [...counts],
    }
  })

/** Where a mark stands in a subject; null for small classes and for a paper with another maximum. */
export const standingIn = (figures: SubjectFigures, { marks, max }: Omit<Earned, 'name'>): Percentile | null => {
  if (figures.takers < STANDING_FROM || figures.max !== max) return null
  const atOrBelow = figures.atOrBelow.findLast(([mark]) => mark <= marks)?.[1] ?? 0
  return { atOrBelow, takers: figures.takers }
}

import type { Marks } from '../marking/marks.ts'
import type { NamedTotals, Totals } from './totals.ts'

type Earned = { marks: Marks; max: Marks }

/** A paper that gives no marks at all has no share; its marks are compared as they are. */
const compareShares = (a: Earned, b: Earned): number => a.marks * (b.max || 1) - b.marks * (a.max || 1)

/**
 * Papers of other totals are compared by the share of their marks, as steps of a ladder: equal shares stand on the same
 * step. Told by cross multiplication of whole numbers, so nothing is rounded, however many totals there are.
 */
export const levelsOf = (all: Earned[]): number[] => {
  const levels = new Map<Earned, number>()
  let [step, last]: [number, Earned | undefined] = [0, undefined]
  for (const one of all.toSorted(compareShares)) {
    if (last && compareShares(last, one) !== 0) step += 1
    levels.set(one, step)
    last = one
  }
  return all.map((one) => levels.get(one) ?? 0)
}

/** Where versions of a paper name other tie rules, only those they share from the first on tell anybody apart. */
export const sharedTies = (lists: TieRule[][]): TieRule[] => {
  const [first = [], ...others] = lists
  const isShared = (rule: TieRule, at: number) =>
    others.every((list) => JSON.stringify(list[at]) === JSON.stringify(rule))
  const end = first.findIndex((rule, at) => !isShared(rule, at))
  return end === -1 ? first : first.slice(0, end)
}

/** How two equal totals are told apart, tried one after the other. */
export type TieRule =
  | { by: 'subject_marks'; subject: string }
  | { by: 'wrong_to_right'; subject?: string }
  | { by: 'positive_marks' }
  | { by: 'older' }

export type Taker = {
  id: number
  total: Totals
  /** What is compared first; without it the marks themselves, where all sat the same total. */
  level?: number
  /** By subject. Where a subject was sat on another day, its totals may be added here. */
  subjects: NamedTotals[]
  /** YYYY-MM-DD */
  birthDate?: string | null
}

type Tallied = Pick<Totals, 'right' | 'wrong' | 'marks' | 'max'>

const subjectOf = (taker: Taker, name: string): Tallied | undefined => taker.subjects.find((one) => one.name === name)

/** Wrong for each right, lower first. Compared by cross multiplication, so no division can blur it. */
type Counted = Pick<Totals, 'right' | 'wrong'>

const compareWrongToRight = (a: Counted | undefined, b: Counted | undefined): number => {
  const ratio = (one: Counted | undefined) => {
    const { right, wrong } = one ?? { right: 0, wrong: 0 }
    return wrong === 0 ? { right: 1, wrong: 0 } : { right, wrong }
  }
  const [first, second] = [ratio(a), ratio(b)]
  if (first.right === 0 && second.right === 0) return 0
  return first.wrong * second.right - second.wrong * first.right
}

/** More marks first, or the greater share where the subject has other totals; a subject not sat comes last. */
const compareSubject = (a: Taker, b: Taker, subject: string): number => {
  const [first, second] = [subjectOf(a, subject), subjectOf(b, subject)]
  if (!first || !second) return Number(!first) - Number(!second)
  return first.max === second.max ? second.marks - first.marks : second.marks * first.max - first.marks * second.max
}

/** Born earlier first; an unknown date comes last. */
const compareAge = (a: Taker, b: Taker): number => {
  const [first, second] = [a.birthDate ?? '9999-12-31', b.birthDate ?? '9999-12-31']
  return first === second ? 0 : first < second ? -1 : 1
}

const compareBy = (rule: TieRule, a: Taker, b: Taker): number => {
  switch (rule.by) {
    case 'subject_marks':
      return compareSubject(a, b, rule.subject)
    case 'wrong_to_right':
      return rule.subject === undefined
        ? compareWrongToRight(a.total, b.total)
        : compareWrongToRight(subjectOf(a, rule.subject), subjectOf(b, rule.subject))
    case 'positive_marks':
      return a.total.max === b.total.max
        ? b.total.positiveMarks - a.total.positiveMarks
        : b.total.positiveMarks * a.total.max - a.total.positiveMarks * b.total.max
    case 'older':
      return compareAge(a, b)
  }
}

export const compareTakers = (ties: TieRule[], a: Taker, b: Taker): number => {
  const [first, second] = [a.level ?? a.total.marks, b.level ?? b.total.marks]
  if (first !== second) return second - first
  for (const rule of ties) {
    const difference = compareBy(rule, a, b)
    if (difference !== 0) return difference
  }
  return 0
}

export type Ranked = { id: number; rank: number; isShared: boolean }

/** Best first. Takers that no rule tells apart share a rank, and the ranks after them are skipped: 1, 2, 2, 4. */
export const rankTakers = (takers: Taker[], ties: TieRule[]): Ranked[] => {
  const ordered = [...takers].sort((a, b) => compareTakers(ties, a, b) || a.id - b.id)
  const isTied = (a: Taker | undefined, b: Taker | undefined) => !!a && !!b && compareTakers(ties, a, b) === 0
  let rank = 0
  return ordered.map((taker, index) => {
    const tiedBefore = isTied(ordered[index - 1], taker)
    if (!tiedBefore) rank = index + 1
    return { id: taker.id, rank, isShared: tiedBefore || isTied(taker, ordered[index + 1]) }
  })
}

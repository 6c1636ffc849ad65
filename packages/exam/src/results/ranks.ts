import type { Marks } from '../marking/marks.ts'
import type { NamedTotals, Totals } from './totals.ts'

/** How two equal totals are told apart, tried one after the other. */
export type TieRule =
  | { by: 'subject_marks'; subject: string }
  | { by: 'wrong_to_right'; subject?: string }
  | { by: 'positive_marks' }
  | { by: 'older' }

export type Taker = {
  id: number
  total: Totals
  /** By subject. Where a subject was sat on another day, its totals may be added here. */
  subjects: NamedTotals[]
  /** YYYY-MM-DD */
  birthDate?: string | null
}

type Tallied = Pick<Totals, 'right' | 'wrong' | 'marks'>

const subjectOf = (taker: Taker, name: string): Tallied | undefined => taker.subjects.find((one) => one.name === name)

/** Wrong for each right, lower first. Compared by cross multiplication, so no division can blur it. */
const compareWrongToRight = (a: Tallied | undefined, b: Tallied | undefined): number => {
  const ratio = (one: Tallied | undefined) => {
    const { right, wrong } = one ?? { right: 0, wrong: 0 }
    return wrong === 0 ? { right: 1, wrong: 0 } : { right, wrong }
  }
  const [first, second] = [ratio(a), ratio(b)]
  if (first.right === 0 && second.right === 0) return 0
  return first.wrong * second.right - second.wrong * first.right
}

const lowest: Marks = Number.MIN_SAFE_INTEGER
const marksIn = (taker: Taker, subject: string): Marks => subjectOf(taker, subject)?.marks ?? lowest

/** Born earlier first; an unknown date comes last. */
const compareAge = (a: Taker, b: Taker): number => {
  const [first, second] = [a.birthDate ?? '9999-12-31', b.birthDate ?? '9999-12-31']
  return first === second ? 0 : first < second ? -1 : 1
}

const compareBy = (rule: TieRule, a: Taker, b: Taker): number => {
  switch (rule.by) {
    case 'subject_marks':
      return marksIn(b, rule.subject) - marksIn(a, rule.subject)
    case 'wrong_to_right':
      return rule.subject === undefined
        ? compareWrongToRight(a.total, b.total)
        : compareWrongToRight(subjectOf(a, rule.subject), subjectOf(b, rule.subject))
    case 'positive_marks':
      return b.total.positiveMarks - a.total.positiveMarks
    case 'older':
      return compareAge(a, b)
  }
}

export const compareTakers = (ties: TieRule[], a: Taker, b: Taker): number => {
  if (a.total.marks !== b.total.marks) return b.total.marks - a.total.marks
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

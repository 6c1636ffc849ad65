import type { SlotMark } from '../marking/mark.ts'
import type { Marks } from '../marking/marks.ts'

export const middleOf = (values: readonly number[]): number | null => {
  if (values.length === 0) return null
  const ordered = [...values].sort((a, b) => a - b)
  const half = Math.floor(ordered.length / 2)
  const upper = ordered[half] ?? 0
  return ordered.length % 2 === 1 ? upper : Math.round(((ordered[half - 1] ?? 0) + upper) / 2)
}

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length

/** Of a whole class, over all but one. */
const variance = (values: readonly number[]): number => {
  const middle = mean(values)
  return values.reduce((sum, one) => sum + (one - middle) ** 2, 0) / (values.length - 1)
}

/** One figure of a test with the sentence that says what it means. */
export type ClassFigure = { name: 'average' | 'spread' | 'consistency'; percent: number; words: string }

const whole = (share: number) => Math.round(100 * share)

const averageWords = (percent: number) =>
  percent < 50
    ? 'The paper was hard for this class: an average from 50 to 75 % tells most.'
    : percent > 75
      ? 'The paper was easy for this class: an average from 50 to 75 % tells most.'
      : 'As it should be: an average from 50 to 75 % tells most.'

const spreadWords = (percent: number) =>
  percent < 12
    ? 'The marks lie close together: from 12 to 18 % the paper tells students well apart.'
    : percent > 18
      ? 'The marks lie far apart: from 12 to 18 % is usual for one class.'
      : 'As it should be: from 12 to 18 % the paper tells students well apart.'

const consistencyWords = (percent: number) =>
  percent < 64
    ? 'The questions do not belong together well: below 64 % the ranks are partly chance.'
    : percent < 75
      ? 'The questions belong together fairly well; from 75 % on the ranks can be relied on.'
      : 'The questions belong together: the ranks can be relied on.'

type Marked = { total: Marks; max: Marks; slotMarks: readonly SlotMark[] }

/**
 * Cronbach's alpha: how far the questions measure the same thing. Only of those who were asked the same questions, and
 * null where nobody differs.
 */
const consistencyOf = (attempts: readonly Marked[]): number | null => {
  const [first] = attempts
  const slots = first?.slotMarks.map(({ slot }) => slot) ?? []
  const all = new Map(slots.map((slot) => [slot, [] as number[]]))
  for (const { slotMarks } of attempts) for (const { slot, marks } of slotMarks) all.get(slot)?.push(marks)
  const asked = [...all.values()].filter((marks) => marks.length === attempts.length)
  const totals = attempts.map((_, at) => asked.reduce((sum, marks) => sum + (marks[at] ?? 0), 0))
  const whole = variance(totals)
  if (asked.length < 2 || !(whole > 0)) return null
  const parts = asked.reduce((sum, marks) => sum + variance(marks), 0)
  // Questions that work against each other would give less than nothing.
  return Math.max(0, (asked.length / (asked.length - 1)) * (1 - parts / whole))
}

/** What the marks of a whole class say of the paper. Nothing below the smallest group that can be judged. */
export const classStatistics = (attempts: readonly Marked[], smallest: number): ClassFigure[] => {
  if (attempts.length < smallest) return []
  const shares = attempts.map(({ total, max }) => (max > 0 ? total / max : 0))
  const average = whole(mean(shares))
  const spread = whole(Math.sqrt(variance(shares)))
  const alpha = consistencyOf(attempts)
  return [
    { name: 'average', percent: average, words: averageWords(average) },
    { name: 'spread', percent: spread, words: spreadWords(spread) },
    ...(alpha === null
      ? []
      : [{ name: 'consistency' as const, percent: whole(alpha), words: consistencyWords(whole(alpha)) }]),
  ]
}

import type { Key } from '../marking/keys.ts'
import { markQuestion, type SlotMark } from '../marking/mark.ts'
import type { Marks } from '../marking/marks.ts'
import { type Paper, sheetOf } from '../papers/paper.ts'
import { percentiles } from './percentile.ts'
import { levelsOf, rankTakers, type TieRule } from './ranks.ts'
import { type NamedTotals, type Totals, totalsBySubject, totalsOf } from './totals.ts'

/** One who sat the test, as marked before. */
export type SimulatedTaker = { id: number; paper: number; slotMarks: SlotMark[]; birthDate: string | null }

export type KeySimulation = {
  papers: Record<number, Paper>
  ties: TieRule[]
  takers: SimulatedTaker[]
  /** The wording whose key would change, and the key that would then be in force. */
  version: number
  key: Key
}

type Standing = { marks: Marks; max: Marks; rank: number; isShared: boolean; atOrBelow: number }
/** `answer`: what stands in the sheet for the question, null where nothing does. */
export type SimulatedStanding = { id: number; before: Standing; after: Standing; answer: SlotMark['answer'] }

type Marked = { id: number; total: Totals; subjects: NamedTotals[]; birthDate: string | null }

/** The totals of one taker. Each place of the paper knows its subject, whatever was picked for it. */
const totalled = (paper: Paper, { id, birthDate }: SimulatedTaker, slotMarks: SlotMark[]): Marked => {
  const sheet = sheetOf(
    paper,
    slotMarks.map(({ slot, version }) => ({ slot, version, options: [] })),
  )
  return { id, total: totalsOf(slotMarks), subjects: totalsBySubject(sheet, slotMarks), birthDate }
}

/**
 * Marks the one question again, with the answer that stands in the sheet. A withdrawn question no longer tells one who
 * left it blank from one who never came to it; both earn what a blank earns only where blanks cost nothing.
 */
const markedAgain = (paper: Paper, slotMarks: SlotMark[], version: number, key: Key): SlotMark[] =>
  slotMarks.map((mark) => {
    if (mark.version !== version) return mark
    const [item] = sheetOf(paper, [{ slot: mark.slot, version, options: [] }])
    if (!item) return mark
    return markQuestion(item, key, mark.outcome === 'not_reached' ? undefined : mark.answer, paper.dropped)
  })

const standings = (all: Marked[], ties: TieRule[]): Map<number, Standing> => {
  const levels = levelsOf(all.map(({ total }) => ({ marks: total.marks, max: total.max })))
  const places = percentiles(levels)
  const ranked = rankTakers(
    all.map((one, at) => ({ ...one, level: levels[at] ?? 0 })),
    ties,
  )
  const ranks = new Map(ranked.map((one) => [one.id, one]))
  return new Map(
    all.map(({ id, total }, at) => [
      id,
      {
        marks: total.marks,
        max: total.max,
        rank: ranks.get(id)?.rank ?? 0,
        isShared: ranks.get(id)?.isShared ?? false,
        atOrBelow: places[at]?.atOrBelow ?? 0,
      },
    ]),
  )
}

/**
 * What a changed key would do to a class, before anything is written: the same marking, ranking and percentiles as the
 * change itself, over the answers that stand in the sheets.
 */
export const simulateKey = ({ papers, ties, takers, version, key }: KeySimulation): SimulatedStanding[] => {
  const known = takers.flatMap((taker) => {
    const paper = papers[taker.paper]
    return paper ? [{ taker, paper }] : []
  })
  const before = standings(
    known.map(({ taker, paper }) => totalled(paper, taker, taker.slotMarks)),
    ties,
  )
  const after = standings(
    known.map(({ taker, paper }) => totalled(paper, taker, markedAgain(paper, taker.slotMarks, version, key))),
    ties,
  )
  return takers.flatMap(({ id, slotMarks }) => {
    const [was, becomes] = [before.get(id), after.get(id)]
    const answer = slotMarks.find((mark) => mark.version === version)?.answer ?? null
    return was && becomes ? [{ id, before: was, after: becomes, answer }] : []
  })
}

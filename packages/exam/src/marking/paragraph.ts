import type { SheetItem } from '../papers/paper.ts'
import type { KeyCorrection } from './keys.ts'
import type { SlotMark } from './mark.ts'
import { type Marks, sumOfMarks } from './marks.ts'

export type PassageTotal = { passage: number; slots: number[]; marks: Marks; max: Marks }

/** The questions of a paragraph are marked one by one, each by its own kind; a paragraph earns their sum. */
export const passageTotals = (sheet: SheetItem[], slotMarks: SlotMark[]): PassageTotal[] => {
  const passages = new Map<number, SlotMark[]>()
  const markOf = new Map(slotMarks.map((one) => [one.slot, one]))
  for (const item of sheet) {
    const mark = markOf.get(item.slot)
    const passage = item.question.passage
    if (passage === undefined || !mark) continue
    passages.set(passage, [...(passages.get(passage) ?? []), mark])
  }
  return [...passages].map(([passage, marks]) => ({
    passage,
    slots: marks.map((one) => one.slot),
    marks: sumOfMarks(marks.map((one) => one.marks)),
    max: sumOfMarks(marks.map((one) => one.max)),
  }))
}

/** A paragraph that proves faulty takes all its questions with it. */
export const dropPassage = (sheet: SheetItem[], passage: number): KeyCorrection[] =>
  sheet
    .filter((item) => item.question.passage === passage)
    .map((item) => ({ version: item.question.version, decision: 'dropped' }))

import type { MarkOutcome, SlotMark } from '../marking/mark.ts'
import { type Marks, percentHundredths } from '../marking/marks.ts'
import type { SheetItem } from '../papers/paper.ts'

export type Totals = {
  questions: number
  marks: Marks
  max: Marks
  right: number
  partly: number
  wrong: number
  /** Seen and left blank, or never reached. */
  blank: number
  dropped: number
  /** Questions with an answer, whatever it earned. */
  attempted: number
  positiveMarks: Marks
  /** Zero or less: what wrong answers cost. */
  negativeMarks: Marks
  /** Hundredths of a percent of the maximum; may be negative. */
  percent: number
}

export type NamedTotals = Totals & { name: string }

const emptyTotals = (): Totals => ({
  questions: 0,
  marks: 0,
  max: 0,
  right: 0,
  partly: 0,
  wrong: 0,
  blank: 0,
  dropped: 0,
  attempted: 0,
  positiveMarks: 0,
  negativeMarks: 0,
  percent: 0,
})

const COUNTED_AS: Record<MarkOutcome, 'right' | 'partly' | 'wrong' | 'blank' | 'dropped'> = {
  right: 'right',
  partly: 'partly',
  wrong: 'wrong',
  blank: 'blank',
  not_reached: 'blank',
  dropped: 'dropped',
}

export const totalsOf = (slotMarks: SlotMark[]): Totals => {
  const totals = emptyTotals()
  for (const mark of slotMarks) {
    totals.questions += 1
    totals.marks += mark.marks
    totals.max += mark.max
    totals[COUNTED_AS[mark.outcome]] += 1
    if (mark.answer) totals.attempted += 1
    if (mark.marks > 0) totals.positiveMarks += mark.marks
    else totals.negativeMarks += mark.marks
  }
  totals.percent = percentHundredths(totals.marks, totals.max)
  return totals
}

const grouped = (
  sheet: SheetItem[],
  slotMarks: SlotMark[],
  nameOf: (item: SheetItem) => string | null,
): NamedTotals[] => {
  const names = new Map(sheet.map((item) => [item.slot, nameOf(item)]))
  const groups = new Map<string, SlotMark[]>()
  for (const mark of slotMarks) {
    const name = names.get(mark.slot) ?? null
    if (name === null) continue
    const group = groups.get(name)
    if (group) group.push(mark)
    else groups.set(name, [mark])
  }
  return [...groups].map(([name, group]) => ({ name, ...totalsOf(group) }))
}

/** By section number, in the order of the paper. */
export const totalsBySection = (sheet: SheetItem[], slotMarks: SlotMark[]): (Totals & { section: number })[] =>
  grouped(sheet, slotMarks, (item) => String(item.section)).map(({ name, ...totals }) => ({
    section: Number(name),
    ...totals,
  }))

export const totalsBySubject = (sheet: SheetItem[], slotMarks: SlotMark[]): NamedTotals[] =>
  grouped(sheet, slotMarks, (item) => item.subject)

/** Topics carry their subject, since two subjects may name a topic alike. Questions without a topic are left out. */
export const totalsByTopic = (
  sheet: SheetItem[],
  slotMarks: SlotMark[],
): (Totals & { subject: string; topic: string })[] => {
  const subjects = [...new Set(sheet.map((item) => item.subject))]
  return subjects.flatMap((subject) => {
    const own = sheet.filter((item) => item.subject === subject)
    const slots = new Set(own.map((item) => item.slot))
    const ownMarks = slotMarks.filter((mark) => slots.has(mark.slot))
    return grouped(own, ownMarks, (item) => item.question.topic).map(({ name, ...totals }) => ({
      subject,
      topic: name,
      ...totals,
    }))
  })
}

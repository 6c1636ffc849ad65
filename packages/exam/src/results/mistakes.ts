import { type Ms, seconds } from '../durations.ts'
import type { MarkOutcome, SlotMark } from '../marking/mark.ts'
import type { SheetItem } from '../papers/paper.ts'
import type { TimePerSlot } from './times.ts'

export const MISTAKE_KINDS = ['careless', 'slow', 'guess', 'concept', 'not_reached'] as const
export type MistakeKind = (typeof MISTAKE_KINDS)[number]

/** The rules in the student's words, in the order in which they are tried. */
export const MISTAKE_RULES: Record<MistakeKind, string> = {
  not_reached: 'You left it blank and had it open for less than five seconds, or never opened it.',
  slow: 'You spent more than one and a half times the usual time on it and did not get it right.',
  guess: 'You answered wrongly in less than a quarter of the usual time.',
  careless:
    'You answered wrongly, but you got most of the other questions on this topic right, or the question is easy.',
  concept: 'You had time for it and did not get it right: learn this topic again.',
}

export type Mistake = { slot: number; kind: MistakeKind }

const GLANCE: Ms = seconds(5)
const OTHERS_NEEDED = 2

const topicName = (item: SheetItem): string | null =>
  item.question.topic === null ? null : `${item.subject}\n${item.question.topic}`

type Tried = { right: number; all: number }

/** By topic: how many questions were asked and how many were right. */
const topicRecord = (sheet: SheetItem[], outcomeOf: Map<number, MarkOutcome>): Map<string, Tried> => {
  const topics = new Map<string, Tried>()
  for (const item of sheet) {
    const topic = topicName(item)
    const outcome = outcomeOf.get(item.slot)
    if (topic === null || outcome === undefined || outcome === 'dropped') continue
    const before = topics.get(topic) ?? { right: 0, all: 0 }
    topics.set(topic, { right: before.right + (outcome === 'right' ? 1 : 0), all: before.all + 1 })
  }
  return topics
}

/** Two thirds of at least two other questions. The question itself was not right, so it only adds to `all`. */
const knowsTopic = (tried: Tried | undefined): boolean => {
  if (!tried) return false
  const others = tried.all - 1
  return others >= OTHERS_NEEDED && 3 * tried.right >= 2 * others
}

const kindOf = (item: SheetItem, mark: SlotMark, spent: Ms, usual: Ms, tried: Tried | undefined): MistakeKind => {
  if (!mark.answer && spent < GLANCE) return 'not_reached'
  if (2 * spent > 3 * usual) return 'slow'
  if (!mark.answer) return 'concept'
  // Time is asked first: a wrong answer within seconds was not worked out, however easy the question is. Anyone who
  // earned part of the marks knew that part.
  if (mark.outcome !== 'partly' && 4 * spent < usual) return 'guess'
  return item.question.difficulty === 'Easy' || knowsTopic(tried) ? 'careless' : 'concept'
}

/** Sorts every question that was not fully right. Where a question has no usual time, time decides nothing. */
export const mistakesOf = (
  sheet: SheetItem[],
  slotMarks: SlotMark[],
  spent: TimePerSlot,
  usualTime: (item: SheetItem) => Ms | null,
): Mistake[] => {
  const markOf = new Map(slotMarks.map((mark) => [mark.slot, mark]))
  const topics = topicRecord(sheet, new Map(slotMarks.map((mark) => [mark.slot, mark.outcome])))
  return sheet.flatMap((item) => {
    const mark = markOf.get(item.slot)
    if (!mark || mark.outcome === 'right' || mark.outcome === 'dropped') return []
    if (mark.outcome === 'not_reached') return [{ slot: item.slot, kind: 'not_reached' }]
    const usual = usualTime(item)
    const time = spent[item.slot] ?? 0
    const tried = topics.get(topicName(item) ?? '')
    return [{ slot: item.slot, kind: kindOf(item, mark, usual === null ? GLANCE : time, usual ?? GLANCE, tried) }]
  })
}

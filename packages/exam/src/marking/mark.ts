import type { Answer } from '../answers/answers.ts'
import type { DroppedRule, Question, Scheme, SheetItem } from '../papers/paper.ts'
import type { Judgement } from './judgement.ts'
import type { Key, Keys } from './keys.ts'
import type { Marks } from './marks.ts'
import { judgeMatching } from './matching.ts'
import { judgeMultiple } from './multiple.ts'
import { judgeNumeric } from './numeric.ts'
import { judgeSingle } from './single.ts'

export const MARK_OUTCOMES = ['right', 'partly', 'wrong', 'blank', 'not_reached', 'dropped'] as const
export type MarkOutcome = (typeof MARK_OUTCOMES)[number]

export type SlotMark = {
  slot: number
  version: number
  outcome: MarkOutcome
  marks: Marks
  max: Marks
  answer: Answer | null
}

/** By slot: an answer, `null` for seen and left blank; a slot that is missing was never reached. */
export type Responses = Record<number, Answer | null>

const judge = (question: Question, key: Key, answer: Answer): Judgement => {
  if (key.type === 'single' && answer.type === 'single') return judgeSingle(answer.option, key.right)
  if (key.type === 'multiple' && answer.type === 'multiple')
    return judgeMultiple(answer.options, [key.right, ...(key.or ?? [])])
  if (key.type === 'numeric' && answer.type === 'numeric')
    return judgeNumeric(answer.value, key.accept, question.decimals)
  if (key.type === 'matching' && answer.type === 'matching')
    return judgeMatching(answer.pairs, [key.pairs, ...(key.or ?? [])])
  return { outcome: 'wrong' }
}

const earned = (scheme: Scheme, judgement: Judgement): { outcome: MarkOutcome; marks: Marks } => {
  if (judgement.outcome === 'right') return { outcome: 'right', marks: scheme.right }
  if (judgement.outcome === 'wrong') return { outcome: 'wrong', marks: scheme.wrong }
  // Without partial marks an incomplete answer is simply wrong.
  if (scheme.partial === undefined) return { outcome: 'wrong', marks: scheme.wrong }
  return { outcome: 'partly', marks: Math.min(scheme.partial * judgement.parts, scheme.right) }
}

const droppedMarks = (rule: DroppedRule, scheme: Scheme, attempted: boolean): { marks: Marks; max: Marks } => {
  if (rule === 'not_counted') return { marks: 0, max: 0 }
  const gets = rule === 'full_to_all' || attempted
  return { marks: gets ? scheme.right : 0, max: scheme.right }
}

/** Marks one question. `answer` undefined means the student never reached it. */
export const markQuestion = (
  item: SheetItem,
  key: Key | undefined,
  answer: Answer | null | undefined,
  dropped: DroppedRule,
): SlotMark => {
  const { scheme, question } = item
  const base = { slot: item.slot, version: question.version, answer: answer ?? null, max: scheme.right }
  // A question without a key cannot be held against anyone: it is treated as withdrawn.
  if (!key || key.dropped)
    return { ...base, outcome: 'dropped', ...droppedMarks(dropped, scheme, base.answer !== null) }
  if (answer === undefined) return { ...base, outcome: 'not_reached', marks: 0 }
  if (answer === null) return { ...base, outcome: 'blank', marks: scheme.blank }
  return { ...base, ...earned(scheme, judge(question, key, answer)) }
}

/** Marks a whole attempt. Marking again with corrected keys is the same call: nothing of the old marks is used. */
export const markPaper = (sheet: SheetItem[], keys: Keys, responses: Responses, dropped: DroppedRule): SlotMark[] =>
  sheet.map((item) => markQuestion(item, keys[item.question.version], responses[item.slot], dropped))

export type MarkChange = { slot: number; before: Marks; after: Marks; change: Marks }

/** What a re-marking changed, question by question: shown to each student it touches. */
export const markChanges = (before: SlotMark[], after: SlotMark[]): MarkChange[] => {
  const old = new Map(before.map((one) => [one.slot, one.marks]))
  return after
    .map((one) => ({ slot: one.slot, before: old.get(one.slot) ?? 0, after: one.marks }))
    .filter((one) => one.before !== one.after)
    .map((one) => ({ ...one, change: one.after - one.before }))
}

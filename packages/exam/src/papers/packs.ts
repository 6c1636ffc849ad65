import type { Aid } from '../aids/aids.ts'
import { type Marks, marks, signedMarksText } from '../marking/marks.ts'
import type { TieRule } from '../results/ranks.ts'
import { type DroppedRule, type Paper, QUESTION_TYPES, type QuestionType, type Scheme } from './paper.ts'

export type PackSection = {
  name: string
  subject: string
  type: QuestionType
  count: number
  scheme: Scheme
  /** Numeric answers: decimals asked for. */
  decimals?: number
  /** Questions come in groups under one paragraph. */
  isParagraph?: boolean
}

/** An exam pattern as data. Staff may edit a copy; every edit raises the version, and papers name the one they follow. */
export type Pack = {
  id: string
  name: string
  version: number
  durationMinutes: number
  sections: PackSection[]
  choicesCountUnsaved: boolean
  dropped: DroppedRule
  ties: TieRule[]
  /** Marks are only a suggestion and are set for each test. */
  areMarksPerTest: boolean
  instructions: string[]
  /** What the screen offers besides; the usual ones where it is left out. */
  aids?: Aid[]
}

export const packQuestions = (pack: Pack): number => pack.sections.reduce((sum, section) => sum + section.count, 0)

export const packMarks = (pack: Pack): Marks =>
  pack.sections.reduce((sum, section) => sum + section.count * section.scheme.right, 0)

/** The marking of a section in one sentence, for the instructions page. */
export const schemeSentence = ({ right, wrong, blank, partial }: Scheme): string => {
  const parts = [`Right answer ${signedMarksText(right)}`]
  if (partial !== undefined)
    parts.push(`incomplete answer with nothing wrong ${signedMarksText(partial)} for each right part`)
  parts.push(`wrong answer ${signedMarksText(wrong)}`, `no answer ${signedMarksText(blank)}`)
  return `${parts.join(', ')}.`
}

const schemeFaults = ({ right, wrong, blank, partial }: Scheme): string[] => [
  ...([right, wrong, blank, partial ?? 0].every(Number.isSafeInteger) ? [] : ['Marks have at most two decimals.']),
  ...(right > 0 ? [] : ['A right answer must earn marks.']),
  ...(wrong <= 0 && blank <= 0 ? [] : ['A wrong or missing answer cannot earn marks.']),
  ...(partial === undefined || (partial > 0 && partial < right)
    ? []
    : ['Partial marks must lie between nothing and the full marks.']),
]

/** Sentences for staff; an empty list means the pack can be used. */
export const packFaults = (pack: Pack): string[] => [
  ...(pack.durationMinutes > 0 ? [] : ['The paper needs a duration.']),
  ...(pack.sections.length > 0 ? [] : ['The pack needs at least one section.']),
  ...pack.sections.flatMap((section) => [
    ...(Number.isSafeInteger(section.count) && section.count > 0 ? [] : [`${section.name}: it needs questions.`]),
    ...(QUESTION_TYPES.includes(section.type) ? [] : [`${section.name}: this type of question is not known.`]),
    ...schemeFaults(section.scheme).map((fault) => `${section.name}: ${fault}`),
  ]),
]

const sameScheme = (a: Scheme, b: Scheme): boolean =>
  a.right === b.right && a.wrong === b.wrong && a.blank === b.blank && a.partial === b.partial

/** Where a paper departs from its pack. Sections are compared in order. */
export const paperFaults = (paper: Paper, pack: Pack): string[] => {
  if (paper.sections.length !== pack.sections.length)
    return [`The paper has ${paper.sections.length} sections, the pack ${pack.sections.length}.`]
  return pack.sections.flatMap((wanted, index) => {
    const slots = paper.sections[index]?.slots ?? []
    const hasOtherType = slots.some((slot) => slot.questions.some((question) => question.type !== wanted.type))
    const hasOtherMarks = !pack.areMarksPerTest && slots.some((slot) => !sameScheme(slot.scheme, wanted.scheme))
    return [
      ...(slots.length === wanted.count ? [] : [`${wanted.name} has ${slots.length} of ${wanted.count} questions.`]),
      ...(hasOtherType ? [`${wanted.name} holds a question of another type.`] : []),
      ...(hasOtherMarks ? [`${wanted.name} gives other marks than the pack.`] : []),
    ]
  })
}

export const scheme = (right: number, wrong: number, partial?: number): Scheme => ({
  right: marks(right),
  wrong: marks(wrong),
  blank: 0,
  ...(partial === undefined ? {} : { partial: marks(partial) }),
})

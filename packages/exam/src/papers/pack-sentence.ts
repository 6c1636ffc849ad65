import { marksText, signedMarksText } from '../marking/marks.ts'
import type { TieRule } from '../results/ranks.ts'
import { type Pack, type PackSection, packMarks, packQuestions } from './packs.ts'
import type { DroppedRule, QuestionType } from './paper.ts'

const kinds: Record<QuestionType, string> = {
  single: 'with one right option',
  multiple: 'with one or more right options',
  numeric: 'that ask for a number',
  matching: 'that match two lists',
}

const kindsOfOne: Record<QuestionType, string> = {
  ...kinds,
  numeric: 'that asks for a number',
  matching: 'that matches two lists',
}

const lengthText = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [
    hours > 0 && `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
    rest > 0 && `${rest} ${rest === 1 ? 'minute' : 'minutes'}`,
  ].filter(Boolean)
  return parts.join(' ') || 'no time'
}

const listed = (parts: string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

const sectionText = ({ name, count, type, scheme, decimals, isParagraph }: PackSection): string => {
  const marks = [
    `${signedMarksText(scheme.right)} right`,
    ...(scheme.partial === undefined ? [] : [`${signedMarksText(scheme.partial)} for each right part`]),
    `${signedMarksText(scheme.wrong)} wrong`,
    ...(scheme.blank === 0 ? [] : [`${signedMarksText(scheme.blank)} blank`]),
  ]
  const said = count === 1 ? kindsOfOne[type] : kinds[type]
  const kind =
    type !== 'numeric' || decimals === undefined
      ? said
      : decimals === 0
        ? said.replace('a number', 'a whole number')
        : `${said} to ${decimals} ${decimals === 1 ? 'decimal' : 'decimals'}`
  return `${name}: ${count} ${count === 1 ? 'question' : 'questions'} ${kind}${isParagraph ? ' on paragraphs' : ''} (${marks.join(', ')}).`
}

const tieText = (rule: TieRule): string => {
  switch (rule.by) {
    case 'subject_marks':
      return `marks in ${rule.subject}`
    case 'wrong_to_right':
      return rule.subject ? `fewer wrong to right in ${rule.subject}` : 'fewer wrong to right'
    case 'positive_marks':
      return 'marks for right answers'
    case 'older':
      return 'age, the older first'
  }
}

const droppedText: Record<DroppedRule, string> = {
  full_to_all: 'A withdrawn question earns everybody full marks.',
  full_to_attempted: 'A withdrawn question earns full marks for those who answered it.',
  not_counted: 'A withdrawn question is not counted.',
}

/** The rules of a pack read back, as somebody would say them on the telephone. */
export const packSentences = (pack: Pack): string[] => [
  `${packQuestions(pack)} questions in ${lengthText(pack.durationMinutes)}, ${marksText(packMarks(pack))} marks${pack.areMarksPerTest ? '; each test may set its own marks' : ''}.`,
  ...pack.sections.map(sectionText),
  pack.choicesCountUnsaved
    ? 'A choice counts as soon as it is made.'
    : 'A choice counts only when it is saved or marked for review.',
  droppedText[pack.dropped],
  pack.ties.length === 0
    ? 'Equal marks share a rank.'
    : `Equal marks are told apart by ${listed(pack.ties.map(tieText))}.`,
]

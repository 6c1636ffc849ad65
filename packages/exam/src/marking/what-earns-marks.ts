import { type Answer, answerText } from '../answers/answers.ts'
import type { Question, Scheme } from '../papers/paper.ts'
import { keyText } from './key-text.ts'
import type { Key } from './keys.ts'
import { markQuestion } from './mark.ts'
import type { Marks } from './marks.ts'

/** A kind of answer in words, what it earns and why. */
export type Earning = { answer: string; marks: Marks; why: string }

type Case = { answer: string; example: Answer | null; why: string }

const spaced = (answer: Answer) => answerText(answer).replaceAll(',', ', ').replaceAll('-', '–')

const others = (question: Question, right: string[]) => question.options.filter((name) => !right.includes(name))

const orList = (names: string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`

const singleCases = (question: Question, right: string[]): Case[] => {
  const wrong = others(question, right)
  return [
    ...right.map((option) => ({
      answer: option,
      example: { type: 'single', option } as const,
      why: right.length > 1 ? 'one of the right options' : 'the key',
    })),
    ...(wrong[0] === undefined
      ? []
      : [{ answer: orList(wrong), example: { type: 'single', option: wrong[0] } as const, why: 'wrong option' }]),
  ]
}

const multipleCases = (question: Question, sets: string[][]): Case[] => {
  const of = (options: string[]): Answer => ({ type: 'multiple', options })
  const largest = sets.toSorted((a, b) => b.length - a.length)[0] ?? []
  const wrong = others(question, sets.flat())[0]
  return [
    ...sets.map((set) => ({ answer: spaced(of(set)), example: of(set), why: 'all right options' })),
    ...Array.from({ length: Math.max(0, largest.length - 1) }, (_, at) => largest.length - 1 - at).map((count) => ({
      answer: `${count} of ${largest.length} right, none wrong`,
      example: of(largest.slice(0, count)),
      why: 'incomplete',
    })),
    ...(wrong === undefined
      ? []
      : [{ answer: 'any wrong option', example: of([wrong, ...largest]), why: 'one wrong option makes it wrong' }]),
  ]
}

/** A number that no rule of the key accepts: far above every number that stands in it. */
const farAway = (key: Extract<Key, { type: 'numeric' }>): string => {
  const numbers = key.accept.flatMap((rule) => Object.values(rule).map((text) => Math.abs(Number(text)) || 0))
  return String(Math.ceil(3 * Math.max(1, ...numbers) + 10))
}

const numericCases = (question: Question, key: Extract<Key, { type: 'numeric' }>): Case[] => [
  ...key.accept.map((rule) => ({
    answer: keyText({ type: 'numeric', accept: [rule] }),
    example: { type: 'numeric', value: 'from' in rule ? rule.from : rule.value } as const,
    why:
      question.decimals === undefined
        ? 'within the key'
        : `within the key, rounded or cut off to ${question.decimals} decimals`,
  })),
  { answer: 'any other number', example: { type: 'numeric', value: farAway(key) }, why: 'outside the key' },
]

const matchingCases = (question: Question, sets: Record<string, string>[]): Case[] => {
  const of = (pairs: Record<string, string>): Answer => ({ type: 'matching', pairs })
  const [first = {}] = sets
  const [left] = question.options
  const count = question.options.length
  const part = Object.fromEntries(Object.entries(first).slice(0, -1))
  const wrong = left && (question.matches ?? []).find((name) => sets.every((pairs) => pairs[left] !== name))
  return [
    ...sets.map((pairs) => ({ answer: spaced(of(pairs)), example: of(pairs), why: 'all pairs right' })),
    ...(count > 1
      ? [{ answer: `${count - 1} of ${count} pairs, none wrong`, example: of(part), why: 'incomplete' }]
      : []),
    ...(left && wrong
      ? [{ answer: 'any wrong pair', example: of({ ...first, [left]: wrong }), why: 'one wrong pair makes it wrong' }]
      : []),
  ]
}

const casesOf = (question: Question, key: Key): Case[] => {
  switch (key.type) {
    case 'single':
      return singleCases(question, key.right)
    case 'multiple':
      return multipleCases(question, [key.right, ...(key.or ?? [])])
    case 'numeric':
      return numericCases(question, key)
    case 'matching':
      return matchingCases(question, [key.pairs, ...(key.or ?? [])])
  }
}

/**
 * What a key gives marks for, as the author should read it. The marks are not worked out here: each kind of answer is
 * given to the engine as a student would give it.
 */
export const whatEarnsMarks = (question: Question, key: Key, scheme: Scheme): Earning[] => {
  const item = { slot: 1, number: 1, section: 1, subject: '', scheme, durationMs: null, question, options: [] }
  const earned = (example: Answer | null) => markQuestion(item, key, example, 'full_to_all').marks
  return [...casesOf(question, key), { answer: 'left blank', example: null, why: 'no answer' }].map(
    ({ answer, example, why }) => ({ answer, marks: earned(example), why }),
  )
}

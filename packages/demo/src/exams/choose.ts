import type { QuestionType } from '@northlight/exam/papers/paper'
import { type Bank, type BankQuestion, isVariant } from '../content/questions.ts'
import { chanceOf } from './chance.ts'

/** What a section asks for: "20 single-choice questions for JEE Main from these topics". */
export type Rule = {
  /** Any subject when left out. */
  subject?: string
  type: QuestionType
  count: number
  /** The first is preferred; the next ones fill up. */
  levels: string[]
  topics?: string[]
  /** Answers are whole numbers. */
  isWhole?: boolean
  /** Groups under one paragraph. */
  isParagraph?: boolean
  /** In every language. */
  isTranslated?: boolean
}

const isWhole = ({ key }: BankQuestion): boolean =>
  key.type === 'numeric' && key.accept.every((rule) => 'value' in rule && /^-?\d+$/.test(rule.value))

const fits = (question: BankQuestion, rule: Rule): boolean =>
  (rule.subject === undefined || question.subject === rule.subject) &&
  question.type === rule.type &&
  question.levels.some((level) => rule.levels.includes(level)) &&
  (rule.topics === undefined || rule.topics.includes(question.topic)) &&
  (!rule.isWhole || isWhole(question)) &&
  (!rule.isTranslated || Object.keys(question.translations ?? {}).length === 2) &&
  (question.passage !== undefined) === (rule.isParagraph === true)

const levelOf = (question: BankQuestion, rule: Rule): number =>
  rule.levels.findIndex((level) => question.levels.includes(level))

/** Questions already in a paper come last, so that papers share as little as possible. */
export type Used = Map<string, number>

const compareLists = (a: number[], b: number[]): number => {
  for (const [index, one] of a.entries()) {
    const difference = one - (b[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Written by hand before variants, one topic after the other, in an order of the paper's own. */
const inTurns = (questions: BankQuestion[], rule: Rule, used: Used, paper: string): BankQuestion[] => {
  const chance = chanceOf(`${paper} ${rule.subject ?? ''} ${rule.type}`)
  const ranked = questions
    .map((question) => ({
      question,
      order: [levelOf(question, rule), used.get(question.id) ?? 0, Number(isVariant(question))],
      at: chance.next(),
    }))
    .sort((a, b) => compareLists(a.order, b.order) || a.at - b.at)
  const turns = new Map<string, number>()
  return ranked
    .map((one) => {
      const name = `${one.order.join()} ${one.question.topic}`
      const turn = turns.get(name) ?? 0
      turns.set(name, turn + 1)
      return { ...one, order: [...one.order, turn] }
    })
    .sort((a, b) => compareLists(a.order, b.order) || a.at - b.at)
    .map(({ question }) => question)
}

/** Whole paragraphs: those with the most parts of the wanted kind first. */
const paragraphs = (questions: BankQuestion[], count: number): BankQuestion[] => {
  const groups = [...Map.groupBy(questions, ({ passage }) => passage ?? '').values()].sort(
    (a, b) => b.length - a.length,
  )
  const chosen: BankQuestion[] = []
  for (const group of groups) if (chosen.length + Math.min(2, group.length) <= count) chosen.push(...group.slice(0, 2))
  return chosen
}

/** The questions of one section. A rule the bank cannot fill is a mistake in the demo. */
export const chooseQuestions = (pool: Bank, rule: Rule, used: Used, paper: string): BankQuestion[] => {
  const fitting = pool.questions.filter((question) => fits(question, rule))
  const chosen = rule.isParagraph
    ? paragraphs(fitting, rule.count)
    : inTurns(fitting, rule, used, paper).slice(0, rule.count)
  if (chosen.length < rule.count)
    throw new Error(
      `${paper} asks for ${rule.count} ${rule.subject ?? ''} ${rule.type}, the bank has ${chosen.length}.`,
    )
  for (const { id } of chosen) used.set(id, (used.get(id) ?? 0) + 1)
  return chosen
}

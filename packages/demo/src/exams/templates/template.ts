import type { Key } from '@northlight/exam/marking/keys'
import type { Difficulty } from '@northlight/exam/papers/paper'
import { type Chance, chanceOf } from '../../art/chance.ts'
import type { BankPassage, BankQuestion } from '../bank.ts'
import { typed } from './numbers.ts'

/** What a template says once its values are drawn; choices and keys are put in order afterwards. */
export type Draft = { text: string; solution: string } & (
  | { type: 'single'; answer: string; wrong: string[] }
  | { type: 'numeric'; answer: string; decimals: number; tolerance?: string }
  | { type: 'multiple'; statements: { text: string; isTrue: boolean }[] }
  | { type: 'matching'; pairs: [left: string, right: string][]; decoys: string[] }
)

export type Head = { id: string; subject: string; topic: string; levels: string[]; difficulty: Difficulty }

/** A task whose values are drawn; `answerOf` lets a test compare with a second way to the same result. */
export type Template = Head & { write: (chance: Chance) => { values: unknown; draft: Draft } }

export type ParagraphTemplate = Head & {
  write: (chance: Chance) => { values: unknown; passage: string; parts: Draft[] }
}

export const template = <Values>(
  given: Head & { draw: (chance: Chance) => Values; write: (values: Values) => Draft },
): Template => {
  const { draw, write, ...head } = given
  return {
    ...head,
    write: (chance) => {
      const values = draw(chance)
      return { values, draft: write(values) }
    },
  }
}

export const paragraph = <Values>(
  given: Head & { draw: (chance: Chance) => Values; write: (values: Values) => { passage: string; parts: Draft[] } },
): ParagraphTemplate => {
  const { draw, write, ...head } = given
  return {
    ...head,
    write: (chance) => {
      const values = draw(chance)
      return { values, ...write(values) }
    },
  }
}

export const shuffled = <Item>(items: readonly Item[], chance: Chance): Item[] =>
  items
    .map((item) => ({ item, at: chance.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)

const LEFT = ['A', 'B', 'C', 'D'] as const
const RIGHT = ['1', '2', '3', '4', '5'] as const
const nameOf = <Name>(names: readonly Name[], index: number): Name => {
  const name = names[index]
  if (name === undefined) throw new Error('A question has more choices than names.')
  return name
}

type Made = Pick<BankQuestion, 'type' | 'text' | 'options' | 'matches' | 'decimals' | 'solution'> & { key: Key }

const fourChoices = (answer: string, wrong: string[]): string[] => {
  const choices = [...new Set([answer, ...wrong])].slice(0, 4)
  if (choices.length < 4) throw new Error(`Too few different choices beside ${answer}.`)
  return choices
}

/** Gives the choices their order and names the right ones. */
export const finished = (draft: Draft, chance: Chance): Made => {
  const { text, solution } = draft
  switch (draft.type) {
    case 'single': {
      const options = shuffled(fourChoices(draft.answer, draft.wrong), chance)
      const right = nameOf(LEFT, options.indexOf(draft.answer))
      return { type: 'single', text, options, solution, key: { type: 'single', right: [right] } }
    }
    case 'numeric': {
      const value = typed(draft.answer)
      const { decimals, tolerance } = draft
      const accept = [tolerance === undefined ? { value } : { value, tolerance }]
      return { type: 'numeric', text, options: [], decimals, solution, key: { type: 'numeric', accept } }
    }
    case 'multiple': {
      const statements = shuffled(draft.statements, chance)
      const right = statements.flatMap(({ isTrue }, index) => (isTrue ? [nameOf(LEFT, index)] : []))
      const options = statements.map((statement) => statement.text)
      return { type: 'multiple', text, options, solution, key: { type: 'multiple', right } }
    }
    case 'matching': {
      const matches = shuffled([...draft.pairs.map(([, right]) => right), ...draft.decoys], chance)
      const pairs = draft.pairs.map(([, right], index) => [nameOf(LEFT, index), nameOf(RIGHT, matches.indexOf(right))])
      const options = draft.pairs.map(([left]) => left)
      return {
        type: 'matching',
        text,
        options,
        matches,
        solution,
        key: { type: 'matching', pairs: Object.fromEntries(pairs) },
      }
    }
  }
}

/** The question that so many-th draw of a template gives; always the same for the same number. */
export const questionFrom = (template: Template, number: number): BankQuestion => {
  const { write, ...head } = template
  const chance = chanceOf(`${template.id} ${number}`)
  const { draft } = write(chance)
  return { ...head, id: `${template.id}-${number}`, ...finished(draft, chance) }
}

/** So many questions of one template, no two of which read the same. */
export const questionsFrom = (template: Template, count: number): BankQuestion[] => {
  const found = new Map<string, BankQuestion>()
  for (let number = 1; found.size < count; number += 1) {
    if (number > count * 50) throw new Error(`${template.id} has fewer than ${count} different questions.`)
    const question = questionFrom(template, number)
    const wording = [question.text, ...question.options.toSorted()].join('\n')
    if (!found.has(wording)) found.set(wording, question)
  }
  return [...found.values()]
}

/** A paragraph with its parts. */
export const paragraphFrom = (
  template: ParagraphTemplate,
  number: number,
): { passage: BankPassage; questions: BankQuestion[] } => {
  const { write, ...head } = template
  const chance = chanceOf(`${template.id} ${number}`)
  const { passage, parts } = write(chance)
  const id = `${template.id}-${number}`
  const questions = parts.map((draft, index) => ({
    ...head,
    id: `${id}-${index + 1}`,
    passage: id,
    ...finished(draft, chance),
  }))
  return { passage: { id, text: passage }, questions }
}

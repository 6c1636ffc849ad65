import type { Question } from '@northlight/exam/papers/paper'
import type { BankQuestion } from '../content/questions.ts'

const LEFT = ['A', 'B', 'C', 'D', 'E', 'F']
const RIGHT = ['1', '2', '3', '4', '5', '6']

/** Answers and keys name the choices A, B, C, … and the entries of a right-hand list 1, 2, 3, … */
export const optionNames = (question: { options: string[] }): string[] => LEFT.slice(0, question.options.length)
export const matchNames = (question: { matches?: string[] }): string[] => RIGHT.slice(0, question.matches?.length ?? 0)

/** The question as the engine knows it. */
export const engineQuestion = (question: BankQuestion, version: number, passage?: number): Question => ({
  version,
  type: question.type,
  options: optionNames(question),
  ...(question.matches ? { matches: matchNames(question) } : {}),
  ...(question.decimals === undefined ? {} : { decimals: question.decimals }),
  topic: question.topic,
  difficulty: question.difficulty,
  ...(passage === undefined ? {} : { passage }),
})

/** Every text a student may read, for anyone who has to check or set them. */
export const textsOf = (question: BankQuestion): string[] => [
  question.text,
  ...question.options,
  ...(question.matches ?? []),
  question.solution,
  ...Object.values(question.translations ?? {}).flatMap((one) => [one.text, ...(one.options ?? []), one.solution]),
]

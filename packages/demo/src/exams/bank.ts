import { readdir, readFile } from 'node:fs/promises'
import type { Key } from '@northlight/exam/marking/keys'
import type { Difficulty, Question, QuestionType } from '@northlight/exam/papers/paper'

/** Texts are Markdown with `$…$` formulas. English is the text itself; the others are translations of it. */
export const TRANSLATED_INTO = ['kn', 'hi'] as const
export type Translation = (typeof TRANSLATED_INTO)[number]
export type Wording = { text: string; options?: string[]; solution: string }

export type BankQuestion = {
  id: string
  subject: string
  topic: string
  /** The exams and classes it fits. */
  levels: string[]
  difficulty: Difficulty
  type: QuestionType
  /** The id of the paragraph it belongs to. */
  passage?: string
  text: string
  /** The choices, or the left-hand list of a matching question. */
  options: string[]
  /** The right-hand list; it may hold an entry that matches nothing. */
  matches?: string[]
  decimals?: number
  key: Key
  solution: string
  /** An SVG whose title describes it. */
  figure?: string
  translations?: Partial<Record<Translation, Wording>>
}

export type BankPassage = { id: string; text: string; figure?: string }

export type Bank = { passages: BankPassage[]; questions: BankQuestion[] }

const folder = new URL('./bank/', import.meta.url)

/** The questions written by hand. Read when they are needed: a server that is not seeding never holds them. */
export const readBank = async (): Promise<Bank> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  const parts = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(new URL(name, folder), 'utf8')) as Bank),
  )
  return { passages: parts.flatMap((part) => part.passages), questions: parts.flatMap((part) => part.questions) }
}

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

/** Every text a student may read, for whoever has to check or set them. */
export const textsOf = (question: BankQuestion): string[] => [
  question.text,
  ...question.options,
  ...(question.matches ?? []),
  question.solution,
  ...Object.values(question.translations ?? {}).flatMap((one) => [one.text, ...(one.options ?? []), one.solution]),
]

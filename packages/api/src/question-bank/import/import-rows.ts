import { plainOf } from '@northlight/contract/formulas/formula-text'
import type { ImportDefaults, ImportPicture } from '@northlight/db/tables/question-bank'
import { DIFFICULTIES } from '@northlight/exam/papers/paper'
import type { Ctx } from '../../kernel/context.ts'
import { indexOf } from '../bank/index-questions.ts'
import type { ParsedQuestion, ParsedRow, Problem } from '../formats/parsed-question.ts'
import { type PicturesAround, picturesAround, settlePictures } from './settle-pictures.ts'

export type ReadyRow = {
  number: number
  state: 'ready' | 'guess' | 'wrong'
  choice: 'new' | 'version' | 'skip'
  title: string
  cells: string[]
  problems: Problem[]
  question: ParsedQuestion | null
  known_id: number | null
  /** The newest version of the known question; a later one was written after this row was shown. */
  seen_version: number | null
}

export type Known = { id: number; code: string; version: number }

const atOnce = 400
const inParts = async <T, R>(list: T[], read: (part: T[]) => Promise<R[]>): Promise<R[]> => {
  const found: R[] = []
  for (let at = 0; at < list.length; at += atOnce) found.push(...(await read(list.slice(at, at + atOnce))))
  return found
}

export const knownCodes = async (ctx: Ctx, codes: string[]): Promise<Map<string, Known>> => {
  const rows = await inParts(codes, (part) =>
    ctx.db
      .selectFrom('questions')
      .innerJoin('question_versions', 'question_versions.question_id', 'questions.id')
      .select(({ fn }) => ['questions.id', 'questions.code', fn.max<number>('question_versions.version').as('version')])
      .where('questions.code', 'in', part)
      .groupBy(['questions.id', 'questions.code'])
      .execute(),
  )
  return new Map(rows.map((row) => [row.code, row]))
}

const knownPrints = async (ctx: Ctx, prints: string[]): Promise<Map<string, string>> => {
  const rows = await inParts(prints, (part) =>
    ctx.db
      .selectFrom('question_index')
      .innerJoin('questions', 'questions.id', 'question_index.question_id')
      .select(['text_print', 'code'])
      .where('text_print', 'in', part)
      .execute(),
  )
  return new Map(rows.map(({ text_print, code }) => [text_print, code]))
}

const printOf = ({ code, texts, solution }: ParsedQuestion) => indexOf({ code: code ?? '', texts, solution }).text_print

const withDefaults = (question: ParsedQuestion, defaults: ImportDefaults): ParsedQuestion => ({
  ...question,
  subject: question.subject ?? defaults.subject ?? null,
  topic: question.topic ?? defaults.topic ?? null,
  difficulty: question.difficulty ?? DIFFICULTIES.find((one) => one === defaults.difficulty) ?? null,
})

/** What is said of a code that the bank has; it is said anew when another version is written meanwhile. */
export const existsAlready = ({ code, version }: Known): Problem => ({
  where: null,
  level: 'guess',
  message: `Code ${code} exists. Becomes its version ${version + 1}.`,
})

export const stateOf = (question: ParsedQuestion | null, problems: Problem[]): ReadyRow['state'] =>
  question === null || problems.some(({ level }) => level === 'wrong')
    ? 'wrong'
    : problems.length > 0
      ? 'guess'
      : 'ready'

type Around = PicturesAround & {
  known: Map<string, Known>
  prints: Map<string, string>
  codes: Map<string, number>
}

const problemsOf = (
  row: ParsedRow,
  question: ParsedQuestion,
  { known, prints, codes, pictures }: Around,
): Problem[] => {
  const wrong = (message: string): Problem => ({ where: null, level: 'wrong', message })
  const guess = (message: string): Problem => ({ where: null, level: 'guess', message })
  const problems: Problem[] = []
  if (question.subject === null) problems.push(wrong('No subject is named. Give one for all rows that name none.'))
  if (question.topic === null) problems.push(wrong('No topic is named. Give one for all rows that name none.'))
  if (question.difficulty === null) problems.push(guess('No level given. Guessed: moderate.'))
  const code = question.code
  const there = code === null ? undefined : known.get(code)
  if (code === null) problems.push(guess('No code given. The next free one of its subject is taken.'))
  else if (codes.get(code) !== row.number)
    problems.push(wrong(`The code ${code} stands in row ${codes.get(code)}, too.`))
  else if (there) problems.push(existsAlready(there))
  const twin = prints.get(printOf(question))
  if (twin !== undefined && twin !== code) problems.push(guess(`It says the same as ${twin}.`))
  for (const figure of [question.figure, question.passage?.figure]) {
    const picture = figure && pictures.get(figure.name)
    if (picture?.fault) problems.push(wrong(`Picture ${picture.name}: ${picture.fault}`))
  }
  if (question.figure && question.figure_alt === null)
    problems.push(guess('The picture has no words for those who do not see it.'))
  if (question.passage?.figure && question.passage.figure_alt === null)
    problems.push(guess('The picture of the passage has no words for those who do not see it.'))
  return problems
}

/** What the bank knows of the rows of a file: codes that exist, questions that say the same, pictures that are none. */
export const matchRows = async (
  ctx: Ctx,
  rows: ParsedRow[],
  pictures: ImportPicture[],
  defaults: ImportDefaults,
): Promise<ReadyRow[]> => {
  const around: PicturesAround = await picturesAround(ctx, rows, pictures)
  const whole = rows.map((row) => {
    if (!row.question) return row
    const { question, problems } = settlePictures(withDefaults(row.question, defaults), around)
    return { ...row, question, problems: [...row.problems, ...problems] }
  })
  const questions = whole.flatMap(({ question }) => question ?? [])
  const codes = new Map<string, number>()
  for (const { number, question } of whole)
    if (question?.code && !codes.has(question.code)) codes.set(question.code, number)
  const all: Around = {
    ...around,
    known: await knownCodes(ctx, [...codes.keys()]),
    prints: await knownPrints(ctx, [...new Set(questions.map(printOf))]),
    codes,
  }
  return whole.map((row): ReadyRow => {
    const { number, cells, question } = row
    const problems = [...row.problems, ...(question ? problemsOf(row, question, all) : [])]
    const there = question?.code ? all.known.get(question.code) : undefined
    return {
      number,
      cells,
      question,
      problems,
      known_id: there?.id ?? null,
      seen_version: there?.version ?? null,
      choice: there ? 'version' : 'new',
      title:
        (question ? plainOf(question.texts.en.text) : cells.join(' ').replaceAll(/\s+/g, ' ')).slice(0, 200) || '–',
      state: stateOf(question, problems),
    }
  })
}

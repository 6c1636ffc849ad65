import type { Instant } from '@northlight/contract/dates'
import type { Db } from '@northlight/db/database'
import { richText } from '@northlight/db/rich-text'
import type { Language, QuestionText, QuestionTexts, Translated } from '@northlight/db/tables/papers'
import { type Key, keyFaults } from '@northlight/exam/marking/keys'
import type { Difficulty, QuestionType } from '@northlight/exam/papers/paper'
import { indexQuestion } from './bank/index-questions.ts'

type Figure = { figure?: string | null; figure_alt?: string | null }

export type NewQuestion = {
  code: string
  subject: string
  topic: string
  type: QuestionType
  difficulty: Difficulty
  levels: string[]
  texts: QuestionTexts
  /** Names in the printed order, such as `A` to `D`; empty for numeric. */
  options: string[]
  matches?: string[]
  decimals?: number
  key: Key
  solution: Translated
  passage_version_id?: number | null
} & Figure

/** `seen` is the newest version that the writer knew, 0 for a question that was not there: nobody is written over unseen. */
type By = { now: Instant; by?: number | null; seen?: number }

/** A question that cannot be marked as it is. */
export class QuestionRefused extends Error {}

/** Somebody else has written this question, or one of the same code, meanwhile. */
export class QuestionMoved extends Error {}

const clean = (html: string) => richText(html).html

const cleanNamed = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([name, html]) => [name, clean(html)]))

const cleanText = ({ text, options, matches }: QuestionText): QuestionText => ({
  text: clean(text),
  options: cleanNamed(options),
  ...(matches && { matches: cleanNamed(matches) }),
})

/** Everything rich goes through the one sanitiser, anyone who wrote it. */
const cleaned = <T>(texts: { en: T } & Partial<Record<Language, T>>, one: (text: T) => T) =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, one(text as T)])) as typeof texts

const idOf = async (
  db: Db,
  table: 'subjects' | 'topics' | 'questions',
  find: Record<string, unknown>,
  make: Record<string, unknown>,
): Promise<number> => {
  let query = db.selectFrom(table).select('id')
  for (const [column, value] of Object.entries(find)) query = query.where(column as never, '=', value as never)
  const found = await query.executeTakeFirst()
  if (found) return found.id
  const { id } = await db
    .insertInto(table)
    .values({ ...find, ...make } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const topicId = async (db: Db, subject: string, topic: string): Promise<number> =>
  idOf(db, 'topics', { subject_id: await idOf(db, 'subjects', { name: subject }, {}), name: topic }, {})

const nextVersion = async (db: Db, questionId: number) => {
  const { last } = await db
    .selectFrom('question_versions')
    .select(({ fn }) => fn.max<number | null>('version').as('last'))
    .where('question_id', '=', questionId)
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

export const cleanTranslated = (texts: Translated): Translated => cleaned(texts, clean)

type Texts = Pick<NewQuestion, 'texts' | 'solution'>

export const cleanTexts = ({ texts, solution }: Texts): Texts => ({
  texts: cleaned(texts, cleanText),
  solution: cleanTranslated(solution),
})

/** Adds the question, or a new version of it. Gives the id of the version, which is what papers hold. */
export const insertQuestion = (db: Db, question: NewQuestion, by: By): Promise<number> =>
  insertCleanQuestion(db, { ...question, ...cleanTexts(question) }, by)

/** For texts that went through `cleanTexts` before: many of them at a time would hold the writer of SQLite for long. */
export const insertCleanQuestion = async (
  db: Db,
  question: NewQuestion,
  { now, by = null, seen }: By,
): Promise<number> => {
  const { type, options, matches, decimals, topic, difficulty, key } = question
  const faults = keyFaults({ version: 0, type, options, matches, decimals, topic, difficulty }, key)
  if (faults.length > 0) throw new QuestionRefused(`Question ${question.code}: ${faults.join(' ')}`)
  const questionId = await idOf(db, 'questions', { code: question.code }, { created_at: now })
  const version = await nextVersion(db, questionId)
  if (seen !== undefined && version !== seen + 1) throw new QuestionMoved(question.code)
  const { id } = await db
    .insertInto('question_versions')
    .values({
      question_id: questionId,
      version,
      type,
      topic_id: await topicId(db, question.subject, topic),
      difficulty,
      levels: question.levels,
      texts: question.texts,
      options,
      matches: matches ?? null,
      decimals: decimals ?? null,
      key,
      solution: question.solution,
      figure: question.figure ?? null,
      figure_alt: question.figure_alt ?? null,
      passage_version_id: question.passage_version_id ?? null,
      created_at: now,
      created_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await indexQuestion(db, questionId)
  return id
}

import type { Db } from '@northlight/db/database'
import { digest } from '@northlight/db/digest'
import { fold } from '@northlight/db/fold'
import type { QuestionText, QuestionTexts, Translated } from '@northlight/db/tables/papers'

const decoded = (text: string) =>
  text
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

/** The words of stored HTML with formulas as they are written in TeX: what somebody looks for. */
export const wordsOf = (html: string): string =>
  decoded(
    html.replaceAll(/<(span|div)\s[^>]*data-tex="([^"]*)"[^>]*>[\s\S]*?<\/\1>/g, ' $2 ').replaceAll(/<[^>]*>/g, ' '),
  )
    .replaceAll(/\s+/g, ' ')
    .trim()

const allWords = ({ text, options, matches = {} }: QuestionText): string =>
  [text, ...Object.values(options), ...Object.values(matches)].map(wordsOf).join(' ')

/** Two questions with the same print have the same words in the same order, whatever stands between them. */
const printOf = (words: string): string =>
  digest(
    fold(words)
      .replaceAll(/[^\p{Letter}\p{Number}#]+/gu, ' ')
      .trim(),
  )

export type Indexed = { code: string; texts: QuestionTexts; solution: Translated }

export const indexOf = ({ code, texts, solution }: Indexed) => {
  const english = allWords(texts.en)
  const wordings = Object.values(texts).filter((one) => one !== undefined)
  return {
    search_text: fold([code, ...wordings.map(allWords)].join(' ')),
    text_print: printOf(english),
    blank_print: printOf(english.replaceAll(/\d+(?:[.,]\d+)*/g, '#')),
    has_kn: texts.kn !== undefined,
    has_hi: texts.hi !== undefined,
    has_solution: wordsOf(solution.en) !== '',
  }
}

const atOnce = 200

type Row = Indexed & { question_id: number; version_id: number }

const rowOf = (row: Row) => ({ question_id: row.question_id, version_id: row.version_id, ...indexOf(row) })

const newest = (db: Db) =>
  db
    .selectFrom('question_versions')
    .innerJoin('questions', 'questions.id', 'question_versions.question_id')
    .select(['question_versions.question_id', 'question_versions.id as version_id', 'code', 'texts', 'solution'])
    .where('question_versions.version', '=', (nested) =>
      nested
        .selectFrom('question_versions as later')
        .select(({ fn }) => fn.max('later.version').as('last'))
        .whereRef('later.question_id', '=', 'question_versions.question_id'),
    )

/** Written in the transaction that writes a version. */
export const indexQuestion = async (db: Db, questionId: number) => {
  const row = await newest(db).where('question_versions.question_id', '=', questionId).executeTakeFirstOrThrow()
  const values = rowOf(row)
  await db
    .insertInto('question_index')
    .values(values)
    .onConflict((conflict) => conflict.column('question_id').doUpdateSet(values))
    .execute()
}

/** Questions that came before there was an index, or round it: many at a time, since each write waits for the disk. */
export const indexMissing = async (db: Db) => {
  for (;;) {
    const rows = await newest(db)
      .leftJoin('question_index', 'question_index.question_id', 'question_versions.question_id')
      .where('question_index.question_id', 'is', null)
      .limit(atOnce)
      .execute()
    if (rows.length === 0) return
    await db
      .insertInto('question_index')
      .values(rows.map(rowOf))
      .onConflict((conflict) => conflict.column('question_id').doNothing())
      .execute()
    if (rows.length < atOnce) return
  }
}

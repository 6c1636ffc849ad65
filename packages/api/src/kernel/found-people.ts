import { typedWords } from '@northlight/contract/office/typed-words'
import { contains } from '@northlight/db/search'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isLongWord, type Most } from './trigrams.ts'

type Searched = {
  table: string
  /** Each selects the ids of rows that hold the word, through an index of letters. */
  ways: ((words: string[], most: Most) => RawBuilder<unknown>)[]
  /** Where a word that is too short for the index is looked for, among the rows that the others have found. */
  texts: (string | RawBuilder<string | null>)[]
}

/**
 * Whether a row of a long list is found by the name, number or address that somebody typed: each word must occur, in
 * any order, and one may stand with the payer and the next with the student. Words that the index knows find the rows;
 * shorter ones only narrow what was found. `most`: while nothing narrows the list besides, one word finds the newest
 * so many, and short ones alone are looked for in the newest rows.
 */
export const foundPeople = (typed: string, { table, ways, texts }: Searched, most: Most): RawBuilder<SqlBool> => {
  const words = typedWords(typed)
  const long = words.filter(isLongWord)
  const short = words.filter((word) => !isLongWord(word))
  const isOneOf = (ids: RawBuilder<unknown>[]) =>
    sql<SqlBool>`${sql.ref(`${table}.id`)} in (${sql.join(
      ids.map((one) => sql`select * from (${one}) as way`),
      sql` union all `,
    )})`
  const newest = sql`select newest.id from ${sql.table(table)} as newest order by newest.id desc limit ${most}`
  // The newest rows of one word may all lack the other.
  const mostOfEach = words.length > 1 ? 'all' : most
  const found = long.map((word) => isOneOf(ways.map((way) => way([word], mostOfEach))))
  const within = long.length > 0 || most === 'all' ? [] : [isOneOf([newest])]
  // Read as one text: no word reaches over the blank between two of them.
  const together = sql<string>`(${sql.join(
    texts.map((text) => sql`coalesce(${typeof text === 'string' ? sql.ref(text) : text}, '')`),
    sql` || ' ' || `,
  )})`
  const narrowed = short.map((word) => contains(together, word))
  return sql<SqlBool>`(${sql.join([...found, ...within, ...narrowed], sql` and `)})`
}

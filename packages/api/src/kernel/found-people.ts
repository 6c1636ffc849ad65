import { typedWords } from '@northlight/contract/office/typed-words'
import { contains } from '@northlight/db/search'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { isLongWord, type Most } from './trigrams.ts'

type Searched = {
  table: string
  /** Each selects the ids of rows that hold the word, through an index of letters. */
  ways: ((words: string[], most: Most) => RawBuilder<unknown>)[]
  /** Where a word that is too short for the index is looked for, among the rows that the others have found. */
  texts: (string | RawBuilder<string | null>)[]
}

/** How far a search looks, for a list that is narrowed by something else, or by nothing. */
export type Reach = {
  most: Most
  /** The ids of the newest rows of that list, so many as can be read through at once. */
  among: Expression<unknown>
}

/**
 * Whether a row of a long list is found by the name, number or address that somebody typed: each word must occur, in
 * any order, and one may stand with the payer and the next with the student. Words that the index knows find the rows;
 * shorter ones only narrow what was found, or, while nothing longer has been typed, the newest rows of the list.
 */
export const foundPeople = (
  typed: string,
  { table, ways, texts }: Searched,
  { most, among }: Reach,
): RawBuilder<SqlBool> => {
  const words = typedWords(typed)
  const long = words.filter(isLongWord)
  const short = words.filter((word) => !isLongWord(word))
  const id = sql.ref(`${table}.id`)
  // The newest rows of one word may all lack the other.
  const mostOfEach = words.length > 1 ? 'all' : most
  const found = long.map((word) => {
    const ids = ways.map((way) => sql`select * from (${way([word], mostOfEach)}) as way`)
    return sql<SqlBool>`${id} in (${sql.join(ids, sql` union all `)})`
  })
  const within = long.length > 0 ? [] : [sql<SqlBool>`${id} in (select * from ${among} as newest)`]
  // Read as one text: no word reaches over the blank between two of them.
  const together = sql<string>`(${sql.join(
    texts.map((text) => sql`coalesce(${typeof text === 'string' ? sql.ref(text) : text}, '')`),
    sql` || ' ' || `,
  )})`
  const narrowed = short.map((word) => contains(together, word))
  return sql<SqlBool>`(${sql.join([...found, ...within, ...narrowed], sql` and `)})`
}

import { typedWords } from '@northlight/contract/office/typed-words'
import { contains } from '@northlight/db/search'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isLongWord, mostMatches } from './trigrams.ts'

type Searched = {
  table: string
  /** Each selects the ids of rows that hold all of the words, through an index of letters. */
  ways: ((words: string[]) => RawBuilder<unknown>)[]
  /** Where a word that is too short for the index is looked for, among the rows that the others have found. */
  texts: (string | RawBuilder<string | null>)[]
}

/**
 * Whether a row of a long list is found by the name, number or address that somebody typed: each word must occur, in
 * any order. Words that the index knows find the rows; shorter ones only narrow what was found, or, while nothing longer
 * has been typed, the newest rows.
 */
export const foundPeople = (typed: string, { table, ways, texts }: Searched): RawBuilder<SqlBool> => {
  const words = typedWords(typed)
  const long = words.filter(isLongWord)
  const newest = sql`select newest.id from ${sql.table(table)} as newest order by newest.id desc limit ${mostMatches}`
  const found = sql<SqlBool>`${sql.ref(`${table}.id`)} in (${sql.join(
    (long.length > 0 ? ways.map((ids) => ids(long)) : [newest]).map((ids) => sql`select * from (${ids}) as way`),
    sql` union all `,
  )})`
  // Read as one text: no word reaches over the blank between two of them.
  const together = sql<string>`(${sql.join(
    texts.map((text) => sql`coalesce(${typeof text === 'string' ? sql.ref(text) : text}, '')`),
    sql` || ' ' || `,
  )})`
  const narrowed = words.filter((word) => !isLongWord(word)).map((word) => contains(together, word))
  return sql<SqlBool>`(${sql.join([found, ...narrowed], sql` and `)})`
}

import { typedWords } from '@northlight/contract/office/typed-words'
import { contains } from '@northlight/db/search'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { invalid } from './errors.ts'
import { isLongWord, shortestWord } from './trigrams.ts'

type Searched = {
  /** The id of a row of the list, named in full. */
  id: string
  /** Each selects the ids of rows that hold all of the words, through an index of letters. */
  ways: ((words: string[]) => RawBuilder<unknown>)[]
  /** Where a word that is too short for the index is looked for, among the rows that the others have found. */
  texts: (string | RawBuilder<string | null>)[]
}

/**
 * Whether a row of a long list is found by the name, number or address that somebody typed: each word must occur, in
 * any order. Words that the index knows find the rows; shorter ones only narrow what was found.
 */
export const foundPeople = (typed: string, { id, ways, texts }: Searched): RawBuilder<SqlBool> => {
  const words = typedWords(typed)
  const long = words.filter(isLongWord)
  if (long.length === 0) return invalid({ 'filter.search': [`Type at least ${shortestWord} letters or digits.`] })
  const found = sql<SqlBool>`${sql.ref(id)} in (${sql.join(
    ways.map((ids) => sql`select * from (${ids(long)}) as way`),
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

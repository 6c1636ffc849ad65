import { fold } from '@northlight/db/fold'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Ctx } from './context.ts'

/** As many letters as a trigram index knows in a row. */
export const shortestWord = 3

/** For a list no more are gathered of a word that stands in every row than these, the newest: a page has 25. */
export const mostMatches = 10_000
export type Most = number | 'all'

/**
 * The newest matches are those of the whole table. What narrows the list besides may have left all of them out, so then
 * nothing is cut off.
 */
export const mostWith = (...filters: unknown[]): Most =>
  filters.every((one) => one === undefined || one === null || one === false) ? mostMatches : 'all'

export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** Between quotes the full-text index of SQLite takes every sign as a letter. */
export const phrase = (word: string): string => `"${word.replaceAll('"', '""')}"`

export const isLongWord = (word: string): boolean => [...fold(word)].length >= shortestWord

/** Whether the folded text of the column, named in full, holds each of the words. PostgreSQL alone. */
export const holdsAll = (column: string, words: string[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(
    words.map((word) => sql`${sql.ref(column)} like ${`%${literally(word)}%`}`),
    sql` and `,
  )})`

/**
 * The ids of a table with a trigram index whose text holds each of the words, which are long: the newest so many, or all
 * of them, as a file needs them.
 */
export const idsWith = (
  { services }: Ctx,
  table: string,
  words: string[],
  most: Most = mostMatches,
): RawBuilder<unknown> => {
  const folded = words.map(fold)
  const newest = (id: string) => (most === 'all' ? sql`` : sql`order by ${sql.ref(id)} desc limit ${most}`)
  if (services.database.engine === 'postgres')
    return sql`select ${sql.table(table)}.id from ${sql.table(table)} where ${holdsAll(`${table}.search_text`, folded)}
      ${newest(`${table}.id`)}`
  const index = sql.table(`${table}_trigrams`)
  return sql`select rowid from ${index} where ${index} match ${folded.map(phrase).join(' AND ')}
    ${newest('rowid')}`
}

import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { fold as foldText } from './fold.ts'

/** A column by its name, or any expression that gives a text. */
type TextSource = string | Expression<string | null>

const source = (column: TextSource): RawBuilder<string | null> =>
  typeof column === 'string' ? sql<string | null>`${sql.ref(column)}` : sql<string | null>`${column}`

/** The form in which texts are compared and put into the order people expect: no case, no accents. */
export const fold = (column: TextSource): RawBuilder<string | null> => sql<string | null>`fold(${source(column)})`

const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** Whether the column contains the text, without regard to case and accents; `%` and `_` mean themselves. */
export const contains = (column: TextSource, text: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${fold(column)} like ${`%${literally(foldText(text))}%`} escape '\\'`

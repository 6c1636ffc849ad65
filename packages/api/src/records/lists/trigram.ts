import type { Resource } from '@northlight/contract/office/resource'
import { fold as foldText } from '@northlight/db/fold'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { literally, phrase } from '../../kernel/trigrams.ts'

/**
 * A long table is searched through its trigram index, which on PostgreSQL stands on a column kept for it. `most`: a list looks no further than the newest so many that match.
 */
export const trigramMatch = (
  { services }: Ctx,
  resource: Resource,
  text: string,
  most: number | undefined,
): RawBuilder<SqlBool> => {
  const wanted = foldText(text)
  if (services.database.engine === 'sqlite') {
    const index = `${resource.table}_trigrams`
    // A word that stands in every row would otherwise be gathered whole for a page of 25.
    const newest = most === undefined ? sql`` : sql`order by rowid desc limit ${most}`
    return sql`t.id in (select rowid from ${sql.table(index)} where ${sql.table(index)} match ${phrase(wanted)} ${newest})`
  }
  return sql`t.search_text like ${`%${literally(wanted)}%`}`
}

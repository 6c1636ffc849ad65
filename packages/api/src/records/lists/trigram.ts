import type { Resource } from '@northlight/contract/office/resource'
import { contains } from '@northlight/db/search'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { titleColumn } from '../store/titles.ts'

export const trigramMatch = (resource: Resource, text: string): RawBuilder<SqlBool> => {
  const columns = [titleColumn(resource), ...(resource.list.search ?? [])]
  return sql`(${sql.join(
    columns.map((name) => contains(`t.${name}`, text)),
    sql` or `,
  )})`
}

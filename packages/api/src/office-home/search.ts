import type { Resource } from '@northlight/contract/office/resource'
import { resources } from '@northlight/contract/office/resources/list'
import type { OfficeHit } from '@northlight/contract/office/search'
import { contains } from '@northlight/db/search'
import { type SqlBool, sql } from 'kysely'
import { applicationHits } from '../admissions/office/application-hits.ts'
import { familyHits } from '../counselling/lists/family-hits.ts'
import { type Ctx, onReadConnection } from '../kernel/context.ts'
import { allow } from '../kernel/policy.ts'
import { paymentHits } from '../payments/office/payment-hits.ts'
import { whereParts } from '../records/lists/list-query.ts'
import { mayDo } from '../records/may-do.ts'
import { titleColumn } from '../records/store/titles.ts'
import { questionHits } from './question-hits.ts'

const mostTerms = 5
const mostEach = 4
const mostHits = 30

const termsIn = (q: string) =>
  q
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term.length >= 2)
    .slice(0, mostTerms)

/** Titles and addresses of one type; texts are searched in its own list. */
const partOf = (one: Resource, terms: string[]) => {
  const title = titleColumn(one)
  const columns = [title, ...(Object.values(one.fields).some(({ kind }) => kind === 'slug') ? ['slug'] : [])]
  const found = terms.flatMap((term) => columns.map((column) => contains(`t.${column}`, term)))
  const where = [sql<SqlBool>`(${sql.join(found, sql` or `)})`, ...whereParts(one, 't')]
  return sql`select * from (
    select ${sql.lit(one.name)} as resource, t.id, cast(t.${sql.ref(title)} as text) as title
    from ${sql.table(one.table)} as t where ${sql.join(where, sql` and `)} order by t.id desc limit ${mostEach * terms.length}
  ) as found`
}

/**
 * Records whose title or address contains what was typed. One statement over the types that
 * the asker may read; the long lists of what visitors sent have searches of their own.
 */
const searchRecords = async (ctx: Ctx, q: string): Promise<OfficeHit[]> => {
  const terms = termsIn(q)
  const searched = resources.filter((one) => mayDo(ctx, one.acts.read) && !one.isLong && !one.titledBy)
  if (terms.length === 0 || searched.length === 0) return []
  const { rows } = await sql<{ resource: string; id: number; title: string | null }>`
    ${sql.join(
      searched.map((one) => partOf(one, terms)),
      sql` union all `,
    )} limit ${mostHits}`.execute(ctx.db)
  const words = new Map(resources.map((one) => [one.name, one.words[0]]))
  return rows.map(({ resource, id, title }) => ({
    kind: 'record',
    resource,
    id,
    title: title ?? String(id),
    under: words.get(resource) ?? null,
    to: `/${resource}/${id}`,
  }))
}

/** What the palette finds: families and their numbers first, since somebody may be on the line, then records. */
export const searchOffice = async (asked: Ctx, q: string): Promise<OfficeHit[]> => {
  allow(asked, 'own.work')
  const ctx = onReadConnection(asked)
  const numbers = termsIn(q)
  return [
    ...(await familyHits(ctx, q)),
    ...(await applicationHits(ctx, numbers)),
    ...(await paymentHits(ctx, numbers)),
    ...(await questionHits(ctx, numbers)),
    ...(await searchRecords(ctx, q)),
  ]
}

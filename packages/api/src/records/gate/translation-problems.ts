import { hasDrafts, type RecordValues, type Resource } from '@northlight/contract/office/resource'
import { languages } from '@northlight/contract/words/languages'
import { sourceKey } from '@northlight/contract/words/words'
import { scopeOf } from '@northlight/db/scopes'
import { sql } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'

/**
 * Two rows for one text would leave it open which of them is shown, and anyone who deletes one would bring the other
 * one back. Of two colleagues who translate a text at the same moment the second waits here, and then sees the first
 * row. Of what is published the live ones count: two may prepare a text, and the first that goes live closes the gate
 * of the other.
 */
export const translationProblems = async (
  { db }: Ctx,
  resource: Resource,
  id: number,
  values: RecordValues,
): Promise<{ field: string; message: string }[]> => {
  const language = languages.find((one) => one === values.language)
  const key = sourceKey(String(values.source ?? ''))
  if (!language || language === 'en' || key === '') return []
  if (scopeOf(db).engine === 'postgres')
    await sql`select pg_advisory_xact_lock(hashtext(${`${resource.table}:${language}:${key}`}))`.execute(db)
  const live = hasDrafts(resource) ? sql`and is_active` : sql``
  const { rows: others } = await sql<{ source: string }>`
    select source from ${sql.table(resource.table)} where language = ${language} and id <> ${id} ${live}`.execute(db)
  return others.some(({ source }) => sourceKey(source) === key)
    ? [{ field: 'source', message: 'This text has a translation already. Change that one.' }]
    : []
}

import type { Use } from '@northlight/contract/office/record-views'
import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../kernel/context.ts'
import { usesOfPicture } from '../records/uses.ts'

/** Texts of the bank name a picture as `/storage/…`, inside JSON. */
const inTexts = (columns: string[], needle: RawBuilder<unknown>) =>
  sql.join(
    columns.map((column) => sql`cast(v.${sql.ref(column)} as text) like ${needle} escape '\\'`),
    sql` or `,
  )

/**
 * Pictures of the question bank. A version of a question is never edited, because attempts and reports point at it:
 * what one of them shows can be neither deleted nor replaced.
 */
export const bankUses = async (ctx: Ctx, path: string): Promise<Use[]> => {
  const needle = sql`${`%/storage/${path.replace(/[\\%_]/g, '\\$&')}%`}`
  const { rows } = await sql<{ resource: string; id: number; title: string }>`
    select * from (select 'questions' as resource, q.id, q.code as title
      from question_versions as v join questions as q on q.id = v.question_id
      where v.figure = ${path} or ${inTexts(['texts', 'options', 'matches', 'solution'], needle)}
      group by q.id, q.code order by q.code limit 200) as of_questions
    union all
    select * from (select 'passages' as resource, p.id, p.code as title
      from passage_versions as v join passages as p on p.id = v.passage_id
      where v.figure = ${path} or ${inTexts(['texts'], needle)}
      group by p.id, p.code order by p.code limit 200) as of_passages`.execute(ctx.db)
  return rows.map((row) => ({ ...row, field: 'figure', is_live: true }))
}

/** The mark of the institute and whatever else the settings name. */
const settingUses = async (ctx: Ctx, path: string): Promise<Use[]> => {
  const { rows } = await sql<{ key: string }>`select key from settings
    where cast(value as text) like ${`%"${path.replace(/[\\%_]/g, '\\$&')}"%`} escape '\\'`.execute(ctx.db)
  return rows.map(({ key }) => ({ resource: 'settings', id: 0, title: `Settings: ${key}`, field: key, is_live: true }))
}

/** Every place that shows a picture: records and their drafts, questions and passages, settings. */
export const pictureUses = async (ctx: Ctx, path: string): Promise<Use[]> => [
  ...(await usesOfPicture(ctx, path)),
  ...(await bankUses(ctx, path)),
  ...(await settingUses(ctx, path)),
]

import type { ImportView } from '@northlight/contract/office/imports'
import { canBeImported, type Resource } from '@northlight/contract/office/resource'
import { resourceNamed } from '@northlight/contract/office/resources/list'
import type { ImportRowTable, ImportTable } from '@northlight/db/tables/records'
import { type Selectable, sql } from 'kysely'
import type { Ctx } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'
import { allow } from '../kernel/policy.ts'
import { fileKey } from '../media/downloads.ts'

export type Import = Selectable<ImportTable>
export type StoredRow = Selectable<ImportRowTable>

export const errorFileKind = 'import-errors'

/** A type whose lists may come as a file and whose drafts the asker may write. */
export const importable = (ctx: Ctx, name: string): Resource => {
  const resource = resourceNamed(name)
  if (!resource || !canBeImported(resource)) return fail('not_found')
  allow(ctx, resource.acts.draft)
  return resource
}

export const importById = async (ctx: Ctx, id: number): Promise<Import> =>
  (await ctx.db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()) ?? fail('not_found')

const countsOf = async (ctx: Ctx, id: number): Promise<ImportView['counts']> => {
  const rows = await ctx.db
    .selectFrom('import_rows')
    .select(['state', 'is_left', sql<number>`count(*)`.as('count')])
    .where('import_id', '=', id)
    .groupBy(['state', 'is_left'])
    .execute()
  const counts = { ready: 0, guess: 0, wrong: 0, left: 0 }
  for (const { state, is_left, count } of rows) counts[is_left ? 'left' : state] += Number(count)
  return counts
}

const nameOf = async (ctx: Ctx, id: number | null) =>
  id === null
    ? null
    : ((await ctx.db.selectFrom('users').select('name').where('id', '=', id).executeTakeFirst())?.name ?? null)

export const importView = async (ctx: Ctx, row: Import): Promise<ImportView> => {
  const counts = await countsOf(ctx, row.id)
  const hasErrors = row.state === 'ready' && counts.wrong + counts.left > 0
  return {
    id: row.id,
    resource: row.resource,
    state: row.state,
    file_name: row.file_name,
    reason: row.reason,
    columns: row.heads,
    mapping: row.mapping,
    pictures: row.pictures.map(({ name }) => name),
    counts,
    errors_file: hasErrors
      ? `${ctx.services.siteUrl}/v1/test-report-download/${fileKey(ctx, errorFileKind, row.id)}`
      : null,
    by: await nameOf(ctx, row.asked_by),
    created_at: row.created_at,
    applied_at: row.applied_at,
  }
}

/** Changes an import only while it is in a state; undefined when another process was quicker. */
export const moveImport = (ctx: Ctx, id: number, from: Import['state'], set: Partial<Import>) =>
  ctx.db
    .updateTable('imports')
    .set({ ...set, updated_at: ctx.now() })
    .where('id', '=', id)
    .where('state', '=', from)
    .returningAll()
    .executeTakeFirst()

import { hasDrafts, type Resource } from '@northlight/contract/office/resource'
import { audit } from '../kernel/audit.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { ApiFailure, fail } from '../kernel/errors.ts'
import { allow } from '../kernel/policy.ts'
import { removePicture } from '../library/change-picture.ts'
import { deleteRecord } from '../records/life/delete.ts'
import { importable, importById, importView, moveImport } from './import-row.ts'

/** What is still exactly as the import made it; what somebody has deleted since is not asked for. */
const untouched = async (ctx: Ctx, resource: Resource, id: number) => {
  const rows = await ctx.db
    .selectFrom('import_rows')
    .innerJoin('records', (join) =>
      join.onRef('records.record_id', '=', 'import_rows.record_id').on('records.resource', '=', resource.name),
    )
    .select(['import_rows.record_id', 'import_rows.title', 'records.version', 'records.first_live_at'])
    .where('import_rows.import_id', '=', id)
    .execute()
  // A plain record is live as it was made; of one with drafts somebody has published it.
  const changed = rows.filter(
    ({ version, first_live_at }) => version > 1 || (hasDrafts(resource) && first_live_at !== null),
  )
  if (changed.length > 0) {
    const others = changed.length > 1 ? ` and ${changed.length - 1} more` : ''
    throw new ApiFailure('conflict', {
      message: `“${changed[0]?.title}”${others} was changed or published since. Take those back one by one.`,
      extra: { code: 'changed', titles: changed.map(({ title }) => title).slice(0, 100) },
    })
  }
  return rows.flatMap(({ record_id }) => (record_id === null ? [] : [record_id]))
}

/** Takes an import back as a whole, while nothing of it was changed, published or used. */
export const undoImport = async (ctx: Ctx, id: number) => {
  const { view, pictures } = await inTransaction(ctx, async (ctx) => {
    allow(ctx, 'content.import')
    const before = await importById(ctx, id)
    const resource = importable(ctx, before.resource)
    const row = await moveImport(ctx, id, 'applied', { state: 'undone' })
    if (!row) return fail('conflict', 'This import cannot be taken back.')
    const ids = await untouched(ctx, resource, id)
    for (const record of ids) await deleteRecord(ctx, resource, record)
    await ctx.db.updateTable('import_rows').set({ record_id: null }).where('import_id', '=', id).execute()
    await audit(ctx, { action: 'imports.undo', entity: 'imports', id, details: { records: ids.length } })
    return { view: await importView(ctx, row), pictures: row.media_ids }
  })
  // A picture that something else shows by now stays.
  for (const picture of pictures)
    await removePicture(ctx, picture).catch((error: unknown) => {
      if (!(error instanceof ApiFailure)) throw error
    })
  return view
}

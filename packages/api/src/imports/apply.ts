import { shownTime } from '@northlight/contract/dates'
import type { Picture } from '@northlight/contract/office/field-values'
import type { RecordValues, Resource } from '@northlight/contract/office/resource'
import { audit } from '../kernel/audit.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { ApiFailure, fail } from '../kernel/errors.ts'
import { examFreeze } from '../kernel/exam-freeze.ts'
import { allow } from '../kernel/policy.ts'
import { pictureOf, publishPicture } from '../library/add-picture.ts'
import { createRecord } from '../records/life/create.ts'
import { type Import, importable, importById, importView, moveImport, type StoredRow } from './import-row.ts'
import { originalOf } from './keep-pictures.ts'

const mark = 'import:'

const pathsIn = (resource: Resource, content: RecordValues): string[] =>
  Object.entries(resource.fields).flatMap(([name, { kind }]) => {
    const path = kind === 'picture' ? (content[name] as Picture | null)?.path : null
    return path?.startsWith(mark) ? [path] : []
  })

const wantedIn = (resource: Resource, rows: StoredRow[]): ReadonlySet<string> =>
  new Set(rows.flatMap(({ content }) => pathsIn(resource, content)))

const withPaths = (resource: Resource, content: RecordValues, paths: ReadonlyMap<string, string>): RecordValues =>
  Object.fromEntries(
    Object.entries(content).map(([name, value]) => {
      const picture = resource.fields[name]?.kind === 'picture' ? (value as Picture | null) : null
      return [name, picture?.path ? { ...picture, path: paths.get(picture.path) ?? picture.path } : value]
    }),
  )

/** Files first, rows afterwards: a row never names a file that is not there. */
const publishFiles = async (ctx: Ctx, { pictures }: Import, wanted: ReadonlySet<string>) => {
  for (const { name, path, facts } of pictures)
    if (facts && path !== null && wanted.has(`${mark}${name}`))
      await publishPicture(ctx, { name, facts, kept: path, original: originalOf(path) })
}

/** The pictures of the rows as pictures of the library; one that is there already is taken. */
const takePictures = async (ctx: Ctx, row: Import, wanted: ReadonlySet<string>) => {
  const paths = new Map<string, string>()
  const added: number[] = []
  for (const { name, path, facts } of row.pictures) {
    if (!facts || path === null || !wanted.has(`${mark}${name}`)) continue
    const { media, isKnown } = await pictureOf(ctx, name, facts, path)
    paths.set(`${mark}${name}`, media.path)
    if (!isKnown) added.push(media.id)
  }
  return { paths, added }
}

const refuseRow = (number: number, error: unknown): never => {
  // Who lacks a right or a fresh factor lacks it for the whole list, and hears what to do.
  if (!(error instanceof ApiFailure) || error.needs) throw error
  throw new ApiFailure(error.code, { message: `Row ${number}: ${error.message}`, extra: { row: number } })
}

const rowsToTake = async (ctx: Ctx, id: number): Promise<StoredRow[]> => {
  const rows = await ctx.db
    .selectFrom('import_rows')
    .selectAll()
    .where('import_id', '=', id)
    .where('is_left', '=', false)
    .orderBy('number')
    .execute()
  const wrong = rows.filter(({ state }) => state === 'wrong')
  if (wrong.length > 0)
    fail('conflict', `${wrong.length} of ${rows.length} rows are wrong. Mend them in the file, or take them off.`)
  if (rows.length === 0) fail('conflict', 'No row is left to take.')
  return rows
}

/**
 * Makes a record of every row, in one transaction: all of them or none. Each is made by the verb that makes any
 * record: a draft, with its gate before it as before every other, or a plain record that has passed its gate. Sent twice
 * it happens once.
 */
export const applyImport = async (ctx: Ctx, id: number) => {
  allow(ctx, 'content.import')
  const before = await importById(ctx, id)
  const resource = importable(ctx, before.resource)
  if (before.state === 'applied') return importView(ctx, before)
  if (before.state !== 'ready') return fail('conflict', 'This import cannot be applied.')
  // All rows are written in one transaction, behind which the saves of a running test would wait.
  const freeze = await examFreeze(ctx)
  if (freeze)
    return fail('conflict', `A test is being written until ${shownTime(freeze.until)}. Take the rows in after it.`)
  await publishFiles(ctx, before, wantedIn(resource, await rowsToTake(ctx, id)))
  return inTransaction(ctx, async (ctx) => {
    const row = await moveImport(ctx, id, 'ready', { state: 'applied', applied_at: ctx.now() })
    // Another process was quicker: it has done all of it.
    if (!row) return importView(ctx, await importById(ctx, id))
    const rows = await rowsToTake(ctx, id)
    const { paths, added } = await takePictures(ctx, row, wantedIn(resource, rows))
    for (const { id: rowId, number, content } of rows) {
      const values = withPaths(resource, content, paths)
      const record = await createRecord(
        ctx,
        resource,
        { key: `import-${id}-${number}`, values },
        { kind: 'imported' },
      ).catch((error: unknown) => refuseRow(number, error))
      await ctx.db.updateTable('import_rows').set({ record_id: record }).where('id', '=', rowId).execute()
    }
    await ctx.db.updateTable('imports').set({ media_ids: added }).where('id', '=', id).execute()
    await audit(ctx, {
      action: 'imports.apply',
      entity: 'imports',
      id,
      details: { resource: resource.name, records: rows.length, pictures: added.length },
    })
    return importView(ctx, row)
  })
}

import { importTargets } from '@northlight/contract/office/import-targets'
import { type ImportView, importRowStates } from '@northlight/contract/office/imports'
import { audit } from '../kernel/audit.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { fail, invalid } from '../kernel/errors.ts'
import { type ListCall, listReply, pageOf } from '../kernel/paging.ts'
import { allow } from '../kernel/policy.ts'
import { chosenFilter } from '../kernel/query.ts'
import { type Import, importable, importById, importView, moveImport, type StoredRow } from './import-row.ts'
import { rememberMapping } from './mapping.ts'
import { storeRows } from './store-rows.ts'

type Call = ListCall & { query: { filter: Partial<Record<string, string>> } }

export const listImports = async (ctx: Ctx, call: Call) => {
  allow(ctx, 'content.import')
  const { resource } = call.query.filter
  const filtered = ctx.db
    .selectFrom('imports')
    .$if(resource !== undefined, (q) => q.where('resource', '=', resource ?? ''))
  const found = await pageOf(filtered, call.query, (q) => q.selectAll().orderBy('id', 'desc'))
  const views = await Promise.all(found.rows.map((row) => importView(ctx, row as Import)))
  return listReply(ctx, call, { total: found.total, rows: views }, (view) => view)
}

export const readImport = async (ctx: Ctx, id: number): Promise<ImportView> => {
  allow(ctx, 'content.import')
  return importView(ctx, await importById(ctx, id))
}

export const listRows = async (ctx: Ctx, id: number, call: Call) => {
  allow(ctx, 'content.import')
  await importById(ctx, id)
  const { state } = call.query.filter
  const chosen = chosenFilter('state', [...importRowStates, 'left'], state)
  const filtered = ctx.db
    .selectFrom('import_rows')
    .where('import_id', '=', id)
    .$if(chosen === 'left', (q) => q.where('is_left', '=', true))
    .$if(chosen !== undefined && chosen !== 'left', (q) =>
      q.where('state', '=', chosen as StoredRow['state']).where('is_left', '=', false),
    )
  const found = await pageOf(filtered, call.query, (q) => q.selectAll().orderBy('number'))
  return listReply(ctx, call, found, (row) => {
    const { number, state, is_left, title, cells, problems, record_id } = row as StoredRow
    return { number, state, is_left, title, cells, problems, record_id }
  })
}

const notOpen = () => fail('conflict', 'This import cannot be changed any more.')

const checkMapping = (targets: string[], heads: string[], mapping: (string | null)[]) => {
  if (mapping.length !== heads.length) invalid({ mapping: [`Say it for each of the ${heads.length} columns.`] })
  const given = mapping.filter((target) => target !== null)
  const unknown = given.find((target) => !targets.includes(target))
  if (unknown !== undefined) invalid({ mapping: [`A column cannot become “${unknown}”.`] })
  if (new Set(given).size < given.length) invalid({ mapping: ['Two columns become the same.'] })
}

/** Another meaning of the columns: every row is checked anew, and the heads are remembered. */
export const mapImport = (ctx: Ctx, id: number, { mapping }: { mapping: (string | null)[] }) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, 'content.import')
    const before = await importById(ctx, id)
    const resource = importable(ctx, before.resource)
    const names = importTargets(resource).map(({ name }) => name)
    checkMapping(names, before.heads, mapping)
    const row = (await moveImport(ctx, id, 'ready', { mapping })) ?? notOpen()
    const rows = await ctx.db
      .selectFrom('import_rows')
      .select(['number', 'cells', 'found'])
      .where('import_id', '=', id)
      .orderBy('number')
      .execute()
    await storeRows(ctx, resource, id, { mapping, pictures: row.pictures }, rows)
    await rememberMapping(ctx, resource, row.heads, mapping)
    await audit(ctx, { action: 'imports.map', entity: 'imports', id, details: { columns: mapping.length } })
    return importView(ctx, row)
  })

type Leave = { numbers?: number[]; state?: StoredRow['state']; is_left: boolean }

export const leaveRows = (ctx: Ctx, id: number, { numbers, state, is_left }: Leave) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, 'content.import')
    if (!numbers && !state) return invalid({ numbers: ['Choose at least one row.'] })
    const before = await importById(ctx, id)
    importable(ctx, before.resource)
    const row = (await moveImport(ctx, id, 'ready', {})) ?? notOpen()
    await ctx.db
      .updateTable('import_rows')
      .set({ is_left })
      .where('import_id', '=', id)
      .$if(state !== undefined, (q) => q.where('state', '=', state ?? 'wrong'))
      .$if(numbers !== undefined, (q) => q.where('number', 'in', numbers?.length ? numbers : [-1]))
      .execute()
    await audit(ctx, { action: 'imports.leave-rows', entity: 'imports', id, details: { is_left, state } })
    return importView(ctx, row)
  })

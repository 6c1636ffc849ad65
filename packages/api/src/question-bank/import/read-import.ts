import { randomBytes } from 'node:crypto'
import { later } from '@northlight/contract/dates'
import { days, seconds } from '@northlight/contract/durations'
import type { UploadedFile } from '@northlight/contract/uploads'
import type { ImportDefaults } from '@northlight/db/tables/question-bank'
import { z } from 'zod'
import { type ListCall, listReply, pageOf } from '../../content/paging.ts'
import { keepPictures } from '../../imports/keep-pictures.ts'
import { readApart } from '../../imports/reading/read-apart.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { type AnyJob, defineJob, enqueue, type Schedule } from '../../kernel/jobs/define-job.ts'
import { allow } from '../../kernel/policy.ts'
import { chosenFilter } from '../../kernel/query.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { tidyName } from '../../media/private-files.ts'
import { readGift } from '../formats/read-gift.ts'
import { readTemplateRow } from '../formats/read-template.ts'
import { headKey, templateColumns } from '../formats/template-columns.ts'
import { takeRows } from './apply-import.ts'
import { checkParsed } from './check-parsed.ts'
import { matchRows, type ReadyRow } from './import-rows.ts'
import { importById, importView, rowView } from './import-view.ts'

const folder = 'question-imports'
const format = new URL('./question-file.ts', import.meta.url)

/** Kept where nobody sees it; what it holds is read by a job, in a process with limits. */
export const startImport = async (ctx: Ctx, { file }: { file: UploadedFile }) => {
  allow(ctx, 'bank.write')
  const path = `${folder}/${randomBytes(20).toString('hex')}`
  await ctx.services.storage.private.write(path, file.bytes)
  return inTransaction(ctx, async (ctx) => {
    const row = await ctx.db
      .insertInto('question_imports')
      .values({
        state: 'reading',
        kind: null,
        file: path,
        file_name: tidyName(file.name),
        bytes: file.bytes.length,
        reason: null,
        heads: [],
        mapping: [],
        defaults: {},
        pictures: [],
        total: null,
        asked_by: actorId(ctx),
        created_at: ctx.now(),
        updated_at: ctx.now(),
        applied_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await enqueue(ctx, readFile, { id: row.id })
    await audit(ctx, {
      action: 'question-bank.start-import',
      entity: 'question_import',
      id: row.id,
      details: { bytes: file.bytes.length },
    })
    return importView(ctx, row)
  })
}

const storeRows = async (ctx: Ctx, id: number, rows: ReadyRow[]) => {
  await ctx.db.deleteFrom('question_import_rows').where('import_id', '=', id).execute()
  for (let at = 0; at < rows.length; at += 50)
    await ctx.db
      .insertInto('question_import_rows')
      .values(rows.slice(at, at + 50).map((row) => ({ ...row, import_id: id, version_id: null })))
      .execute()
}

const rememberedHeads = async (ctx: Ctx): Promise<[string, string | null][]> =>
  (await ctx.db.selectFrom('question_import_heads').select(['head', 'target']).execute()).map(({ head, target }) => [
    head,
    target,
  ])

/** Reads the file of an import, anew where columns mean something else. All rows are there together, or none. */
const readInto = async (ctx: Ctx, id: number, mapping: (string | null)[] | null, defaults: ImportDefaults) => {
  const row = await importById(ctx, id)
  const stored = await ctx.services.storage.private.read(row.file)
  const refused = (reason: string) =>
    ctx.db
      .updateTable('question_imports')
      .set({ state: 'failed', reason, updated_at: ctx.now() })
      .where('id', '=', id)
      .execute()
  if (!stored) return void (await refused('The file is gone. Send it again.'))
  const options = { name: row.file_name, remembered: await rememberedHeads(ctx), mapping }
  const answer = await readApart<typeof import('./question-file.ts')>(format, stored.bytes, options, {
    ms: seconds(10),
    heapMb: 200,
  })
  if ('refused' in answer) return void (await refused(answer.refused))
  const { kind, heads, mapping: understood, rows, pictures } = answer.found
  const kept = await keepPictures(
    ctx,
    `${row.file}-p`,
    pictures.map(({ name, base64 }) => ({ name, bytes: new Uint8Array(Buffer.from(base64 ?? '', 'base64')) })),
  )
  const known = kept.map(({ name, path, facts, reason }) => ({ name, path, facts, fault: reason }))
  const ready = await matchRows(ctx, rows, known, defaults)
  await inTransaction(ctx, async (ctx) => {
    await storeRows(ctx, id, ready)
    await ctx.db
      .updateTable('question_imports')
      .set({
        state: 'ready',
        kind,
        heads,
        mapping: understood,
        defaults,
        pictures: known,
        total: ready.length,
        reason: null,
        updated_at: ctx.now(),
      })
      .where('id', '=', id)
      .execute()
  })
}

const readFile = defineJob(
  'question-bank.read-import',
  z.object({ id: z.number().int() }),
  async (ctx, { id }) => {
    const row = await ctx.db.selectFrom('question_imports').select('state').where('id', '=', id).executeTakeFirst()
    if (row?.state === 'reading') await readInto(ctx, id, null, {})
  },
  'chores',
  { waitsForExams: true },
)

/** Files are forgotten after a month, with what was read from them; questions that came of them stay. */
const forgetOld = defineJob(
  'question-bank.forget-imports',
  z.object({}),
  async (ctx) => {
    const before = later(ctx.now(), -days(30))
    await ctx.db.deleteFrom('question_imports').where('created_at', '<', before).execute()
    const store = ctx.services.storage.private
    for (const { path, modifiedAt } of await store.list(folder))
      if (modifiedAt.toISOString() < before) await store.remove(path)
  },
  'chores',
)

export const questionImportJobs: AnyJob[] = [readFile, takeRows, forgetOld]
export const questionImportSchedules: Schedule[] = [{ job: forgetOld, every: days(1) }]

export const readImport = async (ctx: Ctx, id: number) => {
  allow(ctx, 'bank.write')
  return importView(ctx, await importById(ctx, id))
}

export const listImports = async (ctx: Ctx, call: ListCall) => {
  allow(ctx, 'bank.write')
  const found = await pageOf(ctx.db.selectFrom('question_imports'), call.query, (query) =>
    query.selectAll().orderBy('id', 'desc'),
  )
  const views = await Promise.all(found.rows.map((row) => importView(ctx, row)))
  return listReply(ctx, call, { total: found.total, rows: views }, (view) => view)
}

type RowsCall = ListCall & { query: { filter: Partial<Record<'state', string>> } }

export const listRows = async (ctx: Ctx, id: number, call: RowsCall) => {
  allow(ctx, 'bank.write')
  await importById(ctx, id)
  const state = chosenFilter('state', ['ready', 'guess', 'wrong', 'left'], call.query.filter.state)
  const filtered = ctx.db
    .selectFrom('question_import_rows')
    .leftJoin('questions', 'questions.id', 'question_import_rows.known_id')
    .where('import_id', '=', id)
    .$if(state === 'left', (query) => query.where('is_left', '=', true))
    .$if(state !== undefined && state !== 'left', (query) =>
      query.where('state', '=', state as 'ready').where('is_left', '=', false),
    )
  const found = await pageOf(filtered, call.query, (query) =>
    query
      .selectAll('question_import_rows')
      .select('questions.code as known_code')
      .select(({ selectFrom }) =>
        selectFrom('question_versions')
          .select(({ fn }) => fn.max<number | null>('version').as('last'))
          .whereRef('question_versions.question_id', '=', 'question_import_rows.known_id')
          .as('known_version'),
      )
      .orderBy('number'),
  )
  return listReply(ctx, call, found, rowView)
}

const openImport = async (ctx: Ctx, id: number) => {
  const row = await importById(ctx, id)
  return row.state === 'ready' ? row : fail('conflict', 'This import cannot be changed any more.')
}

type Mapping = { mapping: (string | null)[]; defaults: ImportDefaults }

export const mapImport = async (ctx: Ctx, id: number, { mapping, defaults }: Mapping) => {
  allow(ctx, 'bank.write')
  const row = await openImport(ctx, id)
  const names = templateColumns.map(({ name }) => name)
  const said = mapping.filter((name) => name !== null)
  if (row.kind === 'template') {
    if (mapping.length !== row.heads.length) return invalid({ mapping: ['Say what each column becomes.'] })
    if (said.some((name) => !names.includes(name))) return invalid({ mapping: ['One of these is no column we know.'] })
    if (new Set(said).size !== said.length) return invalid({ mapping: ['Two columns cannot become the same.'] })
  }
  await readInto(ctx, id, row.kind === 'template' ? mapping : null, defaults)
  await inTransaction(ctx, async (ctx) => {
    for (const [at, head] of row.heads.entries()) {
      const values = { head: headKey(head), target: mapping[at] ?? null, updated_at: ctx.now() }
      await ctx.db
        .insertInto('question_import_heads')
        .values(values)
        .onConflict((on) => on.column('head').doUpdateSet(values))
        .execute()
    }
    await audit(ctx, {
      action: 'question-bank.map-import',
      entity: 'question_import',
      id,
      details: { columns: said.length },
    })
  })
  return importView(ctx, await importById(ctx, id))
}

/** One row as it should have been; the others stay as they were read. */
export const mendRow = async (ctx: Ctx, id: number, number: number, cells: string[]) => {
  allow(ctx, 'bank.write')
  const row = await openImport(ctx, id)
  if (row.kind === 'xml') return fail('conflict', 'A row of Moodle’s XML is mended in Moodle. Take it off here.')
  const pictures = row.pictures.map(({ name }) => ({ name, base64: null }))
  const parsed =
    row.kind === 'gift' ? readGift(cells.join('\n'))[0] : readTemplateRow(number, cells, row.mapping, pictures)
  if (!parsed) return invalid({ cells: ['There is no question in this text.'] })
  const others = await ctx.db
    .selectFrom('question_import_rows')
    .select(['number', 'question'])
    .where('import_id', '=', id)
    .where('number', '<>', number)
    .execute()
  const code = parsed.question?.code
  const taken = code ? others.find(({ question }) => (question as { code?: string } | null)?.code === code) : undefined
  const [ready] = await matchRows(ctx, [checkParsed({ ...parsed, number, cells })], row.pictures, row.defaults)
  if (!ready) return fail('unexpected')
  const doubled = taken
    ? [{ where: null, level: 'wrong' as const, message: `The code ${code} stands in row ${taken.number}, too.` }]
    : []
  return inTransaction(ctx, async (ctx) => {
    const changed = await ctx.db
      .updateTable('question_import_rows')
      .set({
        ...ready,
        problems: [...ready.problems, ...doubled],
        ...(taken && { state: 'wrong' as const }),
        is_left: false,
      })
      .where('import_id', '=', id)
      .where('number', '=', number)
      .returning('id')
      .executeTakeFirst()
    if (!changed) return fail('not_found')
    await audit(ctx, {
      action: 'question-bank.mend-import-row',
      entity: 'question_import',
      id,
      details: { row: number },
    })
    return importView(ctx, row)
  })
}

type Decision = { numbers?: number[]; state?: ReadyRow['state']; is_left?: boolean; choice?: ReadyRow['choice'] }

export const decideRows = (ctx: Ctx, id: number, { numbers, state, is_left, choice }: Decision) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, 'bank.write')
    const row = await openImport(ctx, id)
    if (!numbers && !state) return invalid({ numbers: ['Choose at least one row.'] })
    await ctx.db
      .updateTable('question_import_rows')
      .set({ ...(is_left !== undefined && { is_left }), ...(choice !== undefined && { choice }) })
      .where('import_id', '=', id)
      .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'wrong'))
      .$if(numbers !== undefined, (query) => query.where('number', 'in', numbers?.length ? numbers : [-1]))
      .execute()
    await audit(ctx, {
      action: 'question-bank.decide-import-rows',
      entity: 'question_import',
      id,
      details: { is_left, choice, state },
    })
    return importView(ctx, row)
  })

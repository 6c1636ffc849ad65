import { randomBytes } from 'node:crypto'
import { later, shownTime } from '@northlight/contract/dates'
import { days, seconds } from '@northlight/contract/durations'
import type { UploadedFile } from '@northlight/contract/uploads'
import type { ImportDefaults } from '@northlight/db/tables/question-bank'
import { z } from 'zod'
import { keepPictures } from '../../imports/keep-pictures.ts'
import { readApart } from '../../imports/reading/read-apart.ts'
import { refuseMany, takeTurn } from '../../imports/turns.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { examFreeze } from '../../kernel/exam-freeze.ts'
import { type AnyJob, defineJob, enqueue, type Schedule } from '../../kernel/jobs/define-job.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { cleanFigure } from '../../library/clean-figure.ts'
import { tidyName } from '../../media/private-files.ts'
import { headKey, templateColumns } from '../formats/template-columns.ts'
import { takeRows } from './apply-import.ts'
import { matchRows, type ReadyRow } from './import-rows.ts'
import { importView } from './import-view.ts'
import { moveImport } from './move-import.ts'
import { bankPassages, settlePassages } from './settle-passages.ts'
import { importById, openImport } from './stored-import.ts'

const folder = 'question-imports'
const format = new URL('./question-file.ts', import.meta.url)

/** Kept where nobody sees it; what it holds is read by a job, in a process with limits. */
export const startImport = async (ctx: Ctx, { file }: { file: UploadedFile }) => {
  allow(ctx, 'bank.write')
  await refuseMany(ctx, 'question_imports')
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

type Asked = { id: number; from: 'reading' | 'ready'; mapping: (string | null)[] | null; defaults: ImportDefaults }

/**
 * Reads the file of an import, anew where columns mean something else. All rows are there together, or none; whatever
 * was changed or taken while the file was read stands, and the reading says so.
 */
const readInto = async (ctx: Ctx, { id, from, mapping, defaults }: Asked): Promise<boolean> => {
  const row = await importById(ctx, id)
  const stored = await ctx.services.storage.private.read(row.file)
  const refused = async (reason: string) =>
    (await moveImport(ctx, id, from, { state: 'failed', reason }, row.round)) !== undefined
  if (!stored) return refused('The file is gone. Send it again.')
  const options = { name: row.file_name, remembered: await rememberedHeads(ctx), mapping }
  const answer = await readApart<typeof import('./question-file.ts')>(format, stored.bytes, options, {
    ms: seconds(10),
    heapMb: 200,
    who: row.asked_by,
  })
  if ('refused' in answer) return refused(answer.refused)
  const { kind, heads, mapping: understood, rows, pictures } = answer.found
  const kept = await keepPictures(
    ctx,
    `${row.file}-p`,
    pictures.map(({ name, base64 }) => ({ name, bytes: new Uint8Array(Buffer.from(base64 ?? '', 'base64')) })),
    cleanFigure,
  )
  const known = kept.map(({ name, path, facts, reason }) => ({ name, path, facts, fault: reason }))
  const matched = await matchRows(ctx, rows, known, defaults)
  const ready = settlePassages(matched, await bankPassages(ctx, matched))
  return inTransaction(ctx, async (ctx) => {
    const set = { kind, heads, mapping: understood, defaults, pictures: known, total: ready.length, reason: null }
    const moved = await moveImport(ctx, id, from, { state: 'ready', ...set }, row.round)
    if (moved) await storeRows(ctx, id, ready)
    return moved !== undefined
  })
}

const unexpected = 'An error occurred here while the file was read. It is tried again by itself.'

const readFile = defineJob(
  'question-bank.read-import',
  z.object({ id: z.number().int() }),
  async (ctx, { id: ticket }) => {
    const id = await takeTurn(ctx, 'question_imports', ticket)
    if (id === undefined) return
    try {
      await readInto(ctx, { id, from: 'reading', mapping: null, defaults: {} })
    } catch (error) {
      await ctx.db
        .updateTable('question_imports')
        .set({ reason: unexpected })
        .where('id', '=', id)
        .where('state', '=', 'reading')
        .execute()
      throw error
    }
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

type Mapping = { mapping: (string | null)[]; defaults: ImportDefaults }

export const mapImport = async (ctx: Ctx, id: number, { mapping, defaults }: Mapping) => {
  allow(ctx, 'bank.write')
  const row = await openImport(ctx, id)
  // Reading takes a process of its own, which has to wait like every other import.
  const freeze = await examFreeze(ctx)
  if (freeze)
    return fail('conflict', `A test is being written. The file can be read anew after ${shownTime(freeze.until)}.`)
  const names = templateColumns.map(({ name }) => name)
  const said = mapping.filter((name) => name !== null)
  if (row.kind === 'template') {
    if (mapping.length !== row.heads.length) return invalid({ mapping: ['Say what each column becomes.'] })
    if (said.some((name) => !names.includes(name))) return invalid({ mapping: ['One of these is no column we know.'] })
    if (new Set(said).size !== said.length) return invalid({ mapping: ['Two columns cannot become the same.'] })
  }
  const asked = { id, from: 'ready', mapping: row.kind === 'template' ? mapping : null, defaults } as const
  if (!(await readInto(ctx, asked)))
    return fail('conflict', 'Rows of this import were changed or taken meanwhile. Look at them again.')
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

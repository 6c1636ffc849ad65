import { randomBytes } from 'node:crypto'
import { takesPictures } from '@northlight/contract/office/import-targets'
import { resourceNamed } from '@northlight/contract/office/resources/list'
import type { UploadedFile } from '@northlight/contract/uploads'
import { z } from 'zod'
import { audit } from '../kernel/audit.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { defineJob, enqueue } from '../kernel/jobs/define-job.ts'
import { allow } from '../kernel/policy.ts'
import { actorId } from '../kernel/signed-in.ts'
import { tidyName } from '../media/private-files.ts'
import { importable, importView, moveImport } from './import-row.ts'
import { keepPictures } from './keep-pictures.ts'
import type * as listFormat from './list-format.ts'
import { guessMapping } from './mapping.ts'
import { readApart } from './reading/read-apart.ts'
import { storeRows } from './store-rows.ts'
import { refuseMany, takeTurn } from './turns.ts'

export const importFolder = 'imports'

const lists = new URL('./list-format.ts', import.meta.url)

/** Reads the file behind the screen. Until the end nothing is kept, so a second run begins from the same place. */
export const readFileOfImport = defineJob(
  'imports.read-file',
  z.object({ id: z.number().int() }),
  async (ctx, { id: ticket }) => {
    const id = (await takeTurn(ctx, 'imports', ticket)) ?? 0
    const row = await ctx.db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()
    const resource = row && resourceNamed(row.resource)
    if (!row?.file || !resource || row.state !== 'reading') return
    const stored = await ctx.services.storage.private.read(row.file)
    const answer = stored
      ? await readApart<typeof listFormat>(
          lists,
          stored.bytes,
          { withPictures: takesPictures(resource) },
          { who: row.asked_by },
        )
      : { refused: 'The file is gone. Send it again.' }
    if ('refused' in answer) {
      await moveImport(ctx, id, 'reading', { state: 'failed', reason: answer.refused })
      return
    }
    const { heads, rows, pictures } = answer.found
    const base = row.file.replace(/\.[^.]*$/, '')
    const kept = await keepPictures(ctx, base, pictures)
    await inTransaction(ctx, async (ctx) => {
      const mapping = await guessMapping(ctx, resource, heads)
      const moved = await moveImport(ctx, id, 'reading', { state: 'ready', heads, mapping, pictures: kept })
      const read = rows.map(({ number, cells, problems }) => ({
        number,
        cells,
        found: problems.map((problem) => ({ ...problem, level: 'wrong' as const })),
      }))
      if (moved) await storeRows(ctx, resource, id, { mapping, pictures: kept }, read)
    })
  },
  'chores',
  { waitsForExams: true },
)

const extensionFor = (type: string | null) => {
  if (type === null) return 'csv'
  return type === 'application/zip' ? 'zip' : 'xlsx'
}

/** Takes a list in and puts its reading on the queue; nothing of it is a record yet. */
export const startImport = async (ctx: Ctx, input: { resource: string; file: UploadedFile }) => {
  allow(ctx, 'content.import')
  const resource = importable(ctx, input.resource)
  await refuseMany(ctx, 'imports')
  const file = `${importFolder}/${randomBytes(20).toString('hex')}.${extensionFor(input.file.type)}`
  await ctx.services.storage.private.write(file, input.file.bytes)
  return inTransaction(ctx, async (ctx) => {
    const row = await ctx.db
      .insertInto('imports')
      .values({
        resource: resource.name,
        state: 'reading',
        file,
        file_name: tidyName(input.file.name),
        heads: [],
        mapping: [],
        pictures: [],
        media_ids: [],
        is_personal: resource.isPersonal === true,
        asked_by: actorId(ctx),
        created_at: ctx.now(),
        updated_at: ctx.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await enqueue(ctx, readFileOfImport, { id: row.id })
    await audit(ctx, { action: 'imports.start', entity: 'imports', id: row.id, details: { resource: resource.name } })
    return importView(ctx, row)
  })
}

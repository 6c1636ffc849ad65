import { randomBytes } from 'node:crypto'
import type { UploadedFile } from '@northlight/contract/uploads'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { tidyName } from '../../media/private-files.ts'
import { importView } from './import-view.ts'
import { importFolder, readFile } from './read-import.ts'

/** Kept where nobody sees it; what it holds is read by a job, in a process with limits. */
export const startImport = async (ctx: Ctx, { file }: { file: UploadedFile }) => {
  allow(ctx, 'bank.write')
  const path = `${importFolder}/${randomBytes(20).toString('hex')}`
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

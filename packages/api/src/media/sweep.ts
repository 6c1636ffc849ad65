import { later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import type { PrivateFileKind } from '@northlight/db/tables/enquiries'
import { z } from 'zod'
import type { Ctx } from '../kernel/context.ts'
import { defineJob, type Schedule } from '../kernel/jobs/define-job.ts'

const kinds: readonly PrivateFileKind[] = ['card', 'cv', 'marks', 'consent']

/** A file is written before its row, so a young one may belong to a form that is being stored at this moment. */
const youngFor = days(1)

/** Uploads and exports that no row knows: the server died between file and row, or the row went and its file did not. */
export const removeOrphanFiles = async (ctx: Ctx): Promise<number> => {
  const store = ctx.services.storage.private
  const before = later(ctx.now(), -youngFor)
  let removed = 0
  const uploads = (kind: PrivateFileKind) =>
    ctx.db.selectFrom('private_files').select('path').where('kind', '=', kind).execute()
  const exports = () => ctx.db.selectFrom('data_exports').select('path').where('path', 'is not', null).execute()
  for (const folder of [...kinds, 'exports'] as const) {
    const old = (await store.list(folder)).filter(({ modifiedAt }) => modifiedAt.toISOString() < before)
    if (old.length === 0) continue
    const rows = folder === 'exports' ? await exports() : await uploads(folder)
    const known = new Set(rows.map(({ path }) => path))
    for (const { path } of old) {
      if (known.has(path)) continue
      await store.remove(path)
      removed += 1
    }
  }
  return removed
}

export const forgetOrphanFiles = defineJob(
  'media.forget-orphan-files',
  z.object({}),
  async (ctx) => {
    const removed = await removeOrphanFiles(ctx)
    if (removed > 0) ctx.services.logger.info({ removed }, 'private files without a row were removed')
  },
  'chores',
)

export const mediaSchedules: Schedule[] = [{ job: forgetOrphanFiles, every: days(1) }]

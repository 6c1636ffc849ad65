import { later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import { retention } from '@northlight/contract/retention'
import { z } from 'zod'
import { type AnyJob, defineJob, type Schedule } from '../kernel/jobs/define-job.ts'
import { importFolder, readFileOfImport } from './start.ts'

/** Lists are forgotten after a week, with their files; what became of them stays. */
export const forgetOldImports = defineJob(
  'imports.forget-old',
  z.object({}),
  async (ctx) => {
    const before = later(ctx.now(), -retention.exports.ms)
    await ctx.db.deleteFrom('imports').where('created_at', '<', before).execute()
    const store = ctx.services.storage.private
    for (const { path, modifiedAt } of await store.list(importFolder))
      if (modifiedAt.toISOString() < before) await store.remove(path)
  },
  'chores',
)

export const importJobs: AnyJob[] = [readFileOfImport, forgetOldImports]
export const importSchedules: Schedule[] = [{ job: forgetOldImports, every: days(1) }]

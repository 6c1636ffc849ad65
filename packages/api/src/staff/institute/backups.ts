import { z } from 'zod'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { defineJob, enqueue } from '../../kernel/jobs/define-job.ts'
import { allow } from '../../kernel/policy.ts'

const jobName = 'staff.make-backup'

export const makeBackupNow = defineJob(
  jobName,
  z.object({}),
  async (ctx) => {
    await ctx.services.backups?.make()
  },
  'chores',
  { waitsForExams: true },
)

const drillName = 'staff.drill-backup'

export const drillBackupNow = defineJob(
  drillName,
  z.object({ name: z.string() }),
  async (ctx, { name }) => {
    await ctx.services.backups?.drill(name, ctx.now())
  },
  'chores',
  { waitsForExams: true },
)

const lastOf = async (ctx: Ctx, job: string) => {
  const last = await ctx.db
    .selectFrom('jobs')
    .select(['state', 'last_error'])
    .where('name', '=', job)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { isRunning: last?.state === 'ready' || last?.state === 'running', error: last?.last_error ?? null }
}

export const officeBackups = async (ctx: Ctx) => {
  allow(ctx, 'backups.make')
  const making = await lastOf(ctx, jobName)
  const drilling = await lastOf(ctx, drillName)
  return {
    is_possible: ctx.services.backups !== undefined,
    is_running: making.isRunning,
    is_drilling: drilling.isRunning,
    last_error: making.error ?? drilling.error,
    backups: (await ctx.services.backups?.list()) ?? [],
  }
}

/** One at a time: a second click while one is being made changes nothing. */
export const makeBackup = async (ctx: Ctx) => {
  allow(ctx, 'backups.make')
  if (!ctx.services.backups) return fail('conflict', 'Backups are not made by this process.')
  const { is_running } = await officeBackups(ctx)
  if (is_running) return
  return inTransaction(ctx, async (ctx) => {
    await enqueue(ctx, makeBackupNow, {})
    await audit(ctx, { action: 'staff.make-backup', entity: 'backup', id: null })
  })
}

/** One at a time, like the making. */
export const drillBackup = async (ctx: Ctx, name: string) => {
  allow(ctx, 'backups.make')
  const known = (await ctx.services.backups?.list()) ?? []
  if (!known.some((one) => one.name === name)) return fail('not_found')
  if ((await lastOf(ctx, drillName)).isRunning) return
  return inTransaction(ctx, async (ctx) => {
    await enqueue(ctx, drillBackupNow, { name })
    await audit(ctx, { action: 'staff.drill-backup', entity: 'backup', id: name })
  })
}

/** Everything the institute has, in one file: asks for a fresh factor, and is written down before a byte leaves. */
export const downloadBackup = async (ctx: Ctx, name: string): Promise<Response> => {
  allow(ctx, 'backups.download')
  const known = (await ctx.services.backups?.list()) ?? []
  if (!known.some((one) => one.name === name && one.is_checked)) return fail('not_found')
  await audit(ctx, { action: 'staff.download-backup', entity: 'backup', id: name })
  const body = (await ctx.services.backups?.open(name)) ?? fail('not_found')
  return new Response(body, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${name}.zip"`,
      'cache-control': 'no-store, private',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  })
}

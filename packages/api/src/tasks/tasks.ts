import { later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import type { Resource } from '@northlight/contract/office/resource'
import type { BackgroundTask } from '@northlight/contract/office/tasks'
import { retention } from '@northlight/contract/retention'
import { z } from 'zod'
import type { Ctx } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'
import { defineJob, enqueue, type Schedule } from '../kernel/jobs/define-job.ts'
import { allow, requireFresh } from '../kernel/policy.ts'
import { actorId, signedIn } from '../kernel/signed-in.ts'
import { type DownloadMaker, fileKey } from '../media/downloads.ts'
import { runTask } from './run-task.ts'

const downloadKind = 'office-work'

/** Puts work on the queue, in the caller's transaction. */
export const startTask = async (
  ctx: Ctx,
  resource: Pick<Resource, 'name' | 'isPersonal'>,
  kind: 'bulk' | 'export',
  input: Record<string, unknown>,
): Promise<number> => {
  const { id } = await ctx.db
    .insertInto('office_works')
    .values({
      kind,
      resource: resource.name,
      input,
      state: 'waiting',
      is_personal: resource.isPersonal === true,
      asked_by: actorId(ctx),
      created_at: ctx.now(),
      updated_at: ctx.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(ctx, runTask, { id })
  return id
}

/** One's own work; that of others is not there. */
export const readTask = async (ctx: Ctx, id: number): Promise<BackgroundTask> => {
  allow(ctx, 'own.work')
  const work = await ctx.db
    .selectFrom('office_works')
    .selectAll()
    .where('id', '=', id)
    .where('asked_by', '=', signedIn(ctx).id)
    .executeTakeFirst()
  if (!work) return fail('not_found')
  const { kind, resource, state, done, total, result, file, created_at } = work
  // A list of people lies there for days: each way to it asks for the factor again.
  if (file !== null && work.is_personal) requireFresh(ctx)
  const key = file === null ? null : fileKey(ctx, downloadKind, id)
  return {
    ...{ id, kind, resource, state, done, total, result, created_at },
    file: key && `${ctx.services.siteUrl}/v1/test-report-download/${key}`,
  }
}

const types: Record<string, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const workFile: DownloadMaker['make'] = async (ctx, id) => {
  const work = await ctx.db
    .selectFrom('office_works')
    .selectAll()
    .where('id', '=', id)
    .where('asked_by', '=', signedIn(ctx).id)
    .executeTakeFirst()
  const stored = work?.file ? await ctx.services.storage.private.read(work.file) : null
  if (!work?.file || !stored) return undefined
  const name = work.file_name ?? 'export.csv'
  return { name, type: types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream', bytes: stored.bytes }
}

export const workDownload: DownloadMaker = { kind: downloadKind, make: workFile, isOffice: true }

const removeTasks = async (ctx: Ctx, works: { id: number; file: string | null }[]) => {
  for (const { id, file } of works) {
    if (file !== null) await ctx.services.storage.private.remove(file)
    await ctx.db.deleteFrom('office_works').where('id', '=', id).execute()
  }
}

/** Files that are a week old go; they can be made again. */
export const forgetOldTasks = defineJob(
  'records.forget-old-works',
  z.object({}),
  async (ctx) =>
    removeTasks(
      ctx,
      await ctx.db
        .selectFrom('office_works')
        .select(['id', 'file'])
        .where('created_at', '<', later(ctx.now(), -retention.exports.ms))
        .execute(),
    ),
  'chores',
)

export const workSchedules: Schedule[] = [{ job: forgetOldTasks, every: days(1) }]

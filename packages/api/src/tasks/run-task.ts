import { randomBytes } from 'node:crypto'
import { indianDay } from '@northlight/contract/dates'
import { seconds } from '@northlight/contract/durations'
import type { BulkResult } from '@northlight/contract/office/record-calls/many'
import type { OfficeWorkTable } from '@northlight/db/tables/records'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Ctx } from '../kernel/context.ts'
import { ApiFailure } from '../kernel/errors.ts'
import { defineJob } from '../kernel/jobs/define-job.ts'
import { partsOf, port } from '../kernel/ports.ts'
import { askerOf } from './asker-of.ts'

type WorkRow = Selectable<OfficeWorkTable>

export type Progress = (done: number) => Promise<void>

/**
 * Something that goes on behind the screen, in the name of the person who asked for it. Another run of it begins again.
 */
export type TaskKind = {
  name: string
  /** Whether it works on what a row names in `resource`. */
  isOf: (resource: string) => boolean
} & (
  | { kind: 'bulk'; run: (ctx: Ctx, work: WorkRow, progress: Progress) => Promise<BulkResult> }
  | { kind: 'export'; run: (ctx: Ctx, work: WorkRow, progress: Progress) => Promise<{ bytes: Uint8Array; as: string }> }
)

/** Of records, and of lists that are no records but leave as the files of records do. */
export const taskKinds = port<TaskKind>('tasks.kinds', 4)

const workFolder = 'works'

const setTask = async (ctx: Ctx, id: number, set: Partial<WorkRow>) => {
  await ctx.db
    .updateTable('office_works')
    .set({ ...set, updated_at: ctx.now() })
    .where('id', '=', id)
    .execute()
}

const runBulk = async (ctx: Ctx, work: WorkRow, { run }: TaskKind & { kind: 'bulk' }) => {
  const result = await run(ctx, work, (done) => setTask(ctx, work.id, { done }))
  await setTask(ctx, work.id, { state: 'done', result })
}

/** How often it is said how far a file is: each time is a write, and a long list is read in thousands of pieces. */
const saidEvery = seconds(3)

const runExport = async (ctx: Ctx, work: WorkRow, { run }: TaskKind & { kind: 'export' }) => {
  let done = 0
  let saidAt = performance.now()
  const { bytes, as } = await run(ctx, work, async (now) => {
    done = now
    if (performance.now() - saidAt < saidEvery) return
    saidAt = performance.now()
    await setTask(ctx, work.id, { done })
  })
  const file = `${workFolder}/${randomBytes(20).toString('hex')}.${as}`
  await ctx.services.storage.private.write(file, bytes)
  const file_name = `${work.resource}-${indianDay(ctx.now())}.${as}`
  await setTask(ctx, work.id, { state: 'done', done, file, file_name, result: { bytes: bytes.length } })
}

/** Runs what was asked for. A second run of the same work begins again; what was done before is done already. */
export const runTask = defineJob(
  'records.run-work',
  z.object({ id: z.number().int() }),
  async (ctx, { id }) => {
    const work = await ctx.db.selectFrom('office_works').selectAll().where('id', '=', id).executeTakeFirst()
    if (!work || work.state === 'done' || work.state === 'failed') return
    const task = partsOf(ctx, taskKinds).find(({ kind, isOf }) => kind === work.kind && isOf(work.resource))
    if (!task) return
    await setTask(ctx, id, { state: 'running', done: 0 })
    const own = { ...ctx, actor: await askerOf(ctx, work), requestId: `work-${id}` }
    try {
      if (task.kind === 'bulk') await runBulk(own, work, task)
      else await runExport(own, work, task)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      await setTask(ctx, id, { state: 'failed', result: { message: error.message } })
    }
  },
  'chores',
  { waitsForExams: true },
)

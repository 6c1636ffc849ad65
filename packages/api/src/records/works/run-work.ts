import { randomBytes } from 'node:crypto'
import { indianDay } from '@northlight/contract/dates'
import { seconds } from '@northlight/contract/durations'
import type { BulkResult } from '@northlight/contract/office/record-calls/many'
import type { Resource } from '@northlight/contract/office/resource'
import { resourceNamed } from '@northlight/contract/office/resources/list'
import type { OfficeWorkTable } from '@northlight/db/tables/records'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import { aside, type Ctx } from '../../kernel/context.ts'
import { ApiFailure } from '../../kernel/errors.ts'
import { defineJob } from '../../kernel/jobs/define-job.ts'
import { allow } from '../../kernel/policy.ts'
import { type ExportInput, makeExport } from '../export/make-export.ts'
import { matchingIds } from '../lists/all-ids.ts'
import { type Bulk, bulkOver } from '../lists/bulk.ts'
import type { Filter } from '../lists/list-query.ts'
import { askerOf } from './asker-of.ts'
import { type FamilyFileInput, familyFile, familyList } from './family-file.ts'
import { type PaymentFileInput, paymentFile, paymentList } from './payment-file.ts'

type WorkRow = Selectable<OfficeWorkTable>

export const workFolder = 'works'

const setWork = async (ctx: Ctx, id: number, set: Partial<WorkRow>) => {
  await ctx.db
    .updateTable('office_works')
    .set({ ...set, updated_at: ctx.now() })
    .where('id', '=', id)
    .execute()
}

const runBulk = async (ctx: Ctx, work: WorkRow, resource: Resource) => {
  const { filter, ...bulk } = work.input as Bulk & { filter: Filter }
  const result: BulkResult = { done: 0, refused: [] }
  for await (const ids of matchingIds(aside(ctx), resource, filter, 100)) {
    const part = await bulkOver(ctx, resource, ids, bulk)
    result.done += part.done
    result.refused.push(...part.refused.slice(0, 1000 - result.refused.length))
    await setWork(ctx, work.id, { done: result.done + result.refused.length })
  }
  await setWork(ctx, work.id, { state: 'done', result })
}

/** How often it is said how far a file is: each time is a write, and a long list is read in thousands of pieces. */
const saidEvery = seconds(3)

/** Lists that are no records. */
const others = [familyList.name, paymentList.name] as string[]

const fileOf = (ctx: Ctx, { resource, input }: WorkRow, progress: (done: number) => Promise<void>) =>
  resource === paymentList.name
    ? paymentFile(ctx, input as PaymentFileInput, progress)
    : familyFile(ctx, input as FamilyFileInput, progress)

const runExport = async (ctx: Ctx, work: WorkRow, resource: Resource | undefined) => {
  // Lists that are no records ask for themselves.
  if (resource) allow(ctx, resource.acts.export)
  let done = 0
  let saidAt = performance.now()
  const progress = async (now: number) => {
    done = now
    if (performance.now() - saidAt < saidEvery) return
    saidAt = performance.now()
    await setWork(ctx, work.id, { done })
  }
  const { as } = resource ? (work.input as ExportInput) : { as: 'csv' as const }
  const bytes = resource
    ? await makeExport(aside(ctx), resource, work.input as ExportInput, progress)
    : await fileOf(aside(ctx), work, progress)
  const file = `${workFolder}/${randomBytes(20).toString('hex')}.${as}`
  await ctx.services.storage.private.write(file, bytes)
  const file_name = `${work.resource}-${indianDay(ctx.now())}.${as}`
  await setWork(ctx, work.id, { state: 'done', done, file, file_name, result: { bytes: bytes.length } })
}

/** Runs what was asked for. A second run of the same work begins again; what was done before is done already. */
export const runWork = defineJob(
  'records.run-work',
  z.object({ id: z.number().int() }),
  async (ctx, { id }) => {
    const work = await ctx.db.selectFrom('office_works').selectAll().where('id', '=', id).executeTakeFirst()
    const resource = work && resourceNamed(work.resource)
    if (!work || work.state === 'done' || work.state === 'failed') return
    if (!resource && !others.includes(work.resource)) return
    await setWork(ctx, id, { state: 'running', done: 0 })
    const own = { ...ctx, actor: await askerOf(ctx, work), requestId: `work-${id}` }
    try {
      if (work.kind === 'bulk' && resource) await runBulk(own, work, resource)
      else if (work.kind === 'export') await runExport(own, work, resource)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      await setWork(ctx, id, { state: 'failed', result: { message: error.message } })
    }
  },
  'chores',
  { waitsForExams: true },
)

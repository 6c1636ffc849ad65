import type { BulkAct } from '@northlight/contract/office/bulk-acts'
import { canBeDeleted, canBeHidden, hasDrafts, type Resource } from '@northlight/contract/office/resource'
import { audit } from '../kernel/audit.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { invalid } from '../kernel/errors.ts'
import { allow } from '../kernel/policy.ts'
import { startTask } from '../tasks/tasks.ts'
import { exportColumns } from './export/make-export.ts'
import { checkFilter } from './lists/all-ids.ts'
import { type Bulk, bulkOver } from './lists/bulk.ts'
import type { Filter } from './lists/list-query.ts'

const actsOf = (resource: Resource, act: BulkAct) => {
  const { acts } = resource
  const rules: Record<BulkAct, [boolean, typeof acts.draft]> = {
    publish: [hasDrafts(resource), acts.publish],
    hide: [canBeHidden(resource), acts.open],
    delete: [canBeDeleted(resource), acts.deleteUnseen],
    set: [hasDrafts(resource), acts.draft],
    show: [resource.shown !== undefined, acts.open],
    unshow: [resource.shown !== undefined, acts.open],
  }
  return rules[act]
}

type BulkInput = Bulk & { ids?: number[]; filter?: Filter }

/** One act on chosen records at once, or on all that match a filter behind the screen. */
export const bulkRecords = async (ctx: Ctx, resource: Resource, { ids, filter, ...bulk }: BulkInput) => {
  const [isPossible, act] = actsOf(resource, bulk.act)
  allow(ctx, act)
  if (!isPossible) return invalid({ act: [`This cannot be done with ${resource.words[1]}.`] })
  if (!ids && !filter) return invalid({ ids: ['Choose at least one.'] })
  const details = { act: bulk.act, ...(bulk.field && { field: bulk.field }), ...(ids && { ids: ids.slice(0, 100) }) }
  const note = (ctx: Ctx) => audit(ctx, { action: 'records.bulk', entity: resource.name, id: null, details })
  if (ids) {
    const result = await bulkOver(ctx, resource, ids, bulk)
    await note(ctx)
    return { work: null, result }
  }
  checkFilter(resource, filter ?? {})
  return inTransaction(ctx, async (ctx) => {
    await note(ctx)
    return { work: await startTask(ctx, resource, 'bulk', { ...bulk, filter }), result: null }
  })
}

type ExportCall = { as: 'csv' | 'xlsx'; filter?: Filter; columns?: string[]; purpose?: string }

/** The list as a file, made behind the screen. What holds people asks what for. */
export const exportRecords = (ctx: Ctx, resource: Resource, { as, filter = {}, columns, purpose }: ExportCall) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, resource.acts.export)
    checkFilter(resource, filter)
    if (resource.isPersonal && !purpose) return invalid({ purpose: ['Say what the file is for.'] })
    const columnsTaken = exportColumns(resource, columns)
    const input = { as, filter, columns: columnsTaken, ...(resource.isPersonal && { purpose }) }
    const work = await startTask(ctx, resource, 'export', input)
    const details = { as, columns: columnsTaken, ...(purpose && { purpose }) }
    await audit(ctx, { action: 'records.export', entity: resource.name, id: null, details })
    return work
  })

import type { BulkResult } from '@northlight/contract/office/record-calls/many'
import { resourceNamed } from '@northlight/contract/office/resources/list'
import { onReadConnection } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'
import { allow } from '../kernel/policy.ts'
import type { TaskKind } from '../tasks/run-task.ts'
import { type ExportInput, makeExport } from './export/make-export.ts'
import { matchingIds } from './lists/all-ids.ts'
import { type Bulk, bulkOver } from './lists/bulk.ts'
import type { Filter } from './lists/list-query.ts'

const isOf = (resource: string) => resourceNamed(resource) !== undefined
const resourceOf = (name: string) => resourceNamed(name) ?? fail('not_found')

export const bulkTask: TaskKind = {
  name: 'records.bulk',
  kind: 'bulk',
  isOf,
  run: async (ctx, work, progress) => {
    const resource = resourceOf(work.resource)
    const { filter, ...bulk } = work.input as Bulk & { filter: Filter }
    const result: BulkResult = { done: 0, refused: [], undoable: [] }
    for await (const ids of matchingIds(onReadConnection(ctx), resource, filter, 100)) {
      const part = await bulkOver(ctx, resource, ids, bulk)
      result.done += part.done
      result.refused.push(...part.refused.slice(0, 1000 - result.refused.length))
      result.undoable.push(...part.undoable)
      await progress(result.done + result.refused.length)
    }
    return result
  },
}

export const exportTask: TaskKind = {
  name: 'records.export',
  kind: 'export',
  isOf,
  run: async (ctx, work, progress) => {
    const resource = resourceOf(work.resource)
    allow(ctx, resource.acts.export)
    const input = work.input as ExportInput
    return { bytes: await makeExport(onReadConnection(ctx), resource, input, progress), as: input.as }
  },
}

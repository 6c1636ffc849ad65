import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { bulkActs } from '../bulk-acts.ts'
import { hasDrafts } from '../resource.ts'
import { type Calls, ids, message, version } from './call.ts'

export const exportForms = ['csv', 'xlsx'] as const

/**
 * What was done to many at once: how many it reached, what was refused and why, and the records that `undoneBy` brings
 * back to just what visitors saw before.
 */
export const BulkResult = z.object({
  done: z.number().int(),
  refused: z.array(z.object({ id: z.number().int(), title: z.string(), reason: z.string() })),
  undoable: z.array(z.number().int()),
})
export type BulkResult = z.output<typeof BulkResult>

const filter = z.record(z.string().max(50), z.string().max(200)).optional()

/** What is done to many at once. */
export const manyCalls = ({ one, call }: Calls): (Endpoint | false)[] => [
  one.order === true &&
    call('/order', {
      method: 'post',
      act: one.acts.draft,
      summary: 'Put these records in this order; with `at` they stand together from that place on',
      input: z.object({ ids, at: version.optional() }),
      reply: z.object({ message }),
      example: { input: { ids: [1] } },
    }),
  call('/bulk', {
    method: 'post',
    act: hasDrafts(one) ? one.acts.draft : one.acts.publish,
    summary: 'One act on many: by their ids at once, or on all that match a filter as a job',
    input: z.object({
      act: z.enum(bulkActs, { error: `Choose one of ${bulkActs.join(', ')}.` }),
      ids: ids.optional(),
      filter,
      /** For `set`: which field, and what. */
      field: z.string().max(50).optional(),
      value: z.string().max(250).optional(),
    }),
    reply: z.object({ message, work: z.number().int().nullable(), result: BulkResult.nullable() }),
    example: { input: { act: one.shown ? 'show' : 'delete', ids: [1] } },
  }),
  call('/export', {
    method: 'post',
    act: one.acts.export,
    summary: 'The list as a spreadsheet: CSV of any length, XLSX up to 10,000 rows',
    input: z.object({
      as: z.enum(exportForms, { error: `Choose one of ${exportForms.join(', ')}.` }),
      filter,
      columns: z.array(z.string().max(50)).max(100).optional(),
      purpose: z.string().max(300).optional(),
    }),
    reply: z.object({ message, work: z.number().int() }),
    example: { input: { as: 'csv' } },
  }),
]

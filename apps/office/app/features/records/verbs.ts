import type { BulkResult } from '@northlight/contract/office/record-calls/many'
import type { RecordView } from '@northlight/contract/office/record-views'
import { calls } from '../../platform/api/client.ts'

export type Saved = { message: string; id: number; version: number }
export type Refusal = { id: number; title: string; reason: string }
export type BulkReply = { message: string; work: number | null; result: BulkResult | null }

type Values = Record<string, unknown>

const at = (resource: string, id: number | string) => `/office/${resource}/${id}`

/** Everything that can be done with a record, one call each. */
export const verbs = {
  create: (resource: string, key: string, values: Values = {}) =>
    calls.post<{ message: string; record: RecordView }>(`/office/${resource}`, { key, values }),
  publish: (resource: string, id: number, version: number, plan: { at?: string } = {}) =>
    calls.post<Saved>(`${at(resource, id)}/publish`, { version, ...plan }),
  ask: (resource: string, id: number, version: number) => calls.post<Saved>(`${at(resource, id)}/ask`, { version }),
  turnDown: (resource: string, id: number, version: number, reason: string) =>
    calls.post<Saved>(`${at(resource, id)}/turn-down`, { version, reason }),
  endPreviews: (resource: string, id: number) =>
    calls.post<{ message: string }>(`${at(resource, id)}/end-previews`, {}),
  unschedule: (resource: string, id: number, version: number) =>
    calls.post<Saved>(`${at(resource, id)}/unschedule`, { version }),
  hide: (resource: string, id: number, version: number, plan: { at?: string } = {}) =>
    calls.post<Saved>(`${at(resource, id)}/hide`, { version, ...plan }),
  discard: (resource: string, id: number, version: number) =>
    calls.post<Saved>(`${at(resource, id)}/discard`, { version }),
  withdrawConsent: (resource: string, id: number, version: number) =>
    calls.post<Saved>(`${at(resource, id)}/withdraw-consent`, { version }),
  duplicate: (resource: string, id: number, key: string, values: Values = {}) =>
    calls.post<{ message: string; record: RecordView }>(`${at(resource, id)}/duplicate`, { key, values }),
  sharePreview: (resource: string, id: number, version: number) =>
    calls.post<{ path: string; url: string; until: string }>(`${at(resource, id)}/preview`, {
      version,
      to_share: true,
    }),
  restore: (resource: string, id: number, version: number, number: number) =>
    calls.post<Saved>(`${at(resource, id)}/restore`, { version, number }),
  show: (resource: string, id: number, is_shown: boolean) =>
    calls.post<Saved>(`${at(resource, id)}/show`, { is_shown }),
  change: (resource: string, id: number, base: number, changes: Record<string, unknown>) =>
    calls.post<Saved>(at(resource, id), { base, changes }),
  remove: (resource: string, id: number) => calls.delete<{ message: string }>(at(resource, id)),
  order: (resource: string, ids: number[], place?: number) =>
    calls.post<{ message: string }>(`/office/${resource}/order`, { ids, ...(place !== undefined && { at: place }) }),
  bulk: (resource: string, input: Record<string, unknown>) => calls.post<BulkReply>(`/office/${resource}/bulk`, input),
  export: (resource: string, input: Record<string, unknown>) =>
    calls.post<{ work: number }>(`/office/${resource}/export`, input),
}

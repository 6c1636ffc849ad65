import type { RecordView } from '@northlight/contract/office/record-views'
import { calls } from '../../platform/api/client.ts'

export const readRecord = async (resource: string, id: number | string, signal?: AbortSignal): Promise<RecordView> =>
  (await calls.get<{ record: RecordView }>(`/office/${resource}/${id}`, { signal })).record

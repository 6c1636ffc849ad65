import type { RecordView } from '@northlight/contract/office/record-views'
import type { Resource } from '@northlight/contract/office/resource'
import { createStore } from '@northlight/ui/state/create-store.ts'

/** What somebody wants to make and must say more about first; `like` is the record it is a copy of. */
export type Asked = { resource: Resource; like?: RecordView }

/** One dialog for every door: the list, its key, the palette, Duplicate. */
export const asked = createStore<Asked | null>(null)

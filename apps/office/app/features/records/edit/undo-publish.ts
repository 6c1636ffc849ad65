import type { RecordView } from '@northlight/contract/office/record-views'
import { canBeHidden, type Resource } from '@northlight/contract/office/resource'
import { verbs } from '../verbs.ts'

/** Whether a publication of this record can be taken back: something was live before, or it can be hidden. */
export const isUndoable = (resource: Resource, { live_version }: RecordView): boolean =>
  live_version !== null || canBeHidden(resource)

/**
 * As it was before: what was live is live again, and what was just published is the draft beside it; what was never
 * live is hidden. `record` is the record as it stood before. Gives the version the editor goes on from.
 */
export const undoPublish = async (resource: Resource, record: RecordView, published: number): Promise<number> => {
  const { id, live_version } = record
  if (live_version === null) return (await verbs.hide(resource.name, id, published)).version
  const older = await verbs.restore(resource.name, id, published, live_version)
  const live = await verbs.publish(resource.name, id, older.version)
  return (await verbs.restore(resource.name, id, live.version, published)).version
}

export const bulkActs = ['publish', 'hide', 'delete', 'set', 'show', 'unshow'] as const
export type BulkAct = (typeof bulkActs)[number]

/** The act that takes another back. What is not named here stays done. */
export const undoneBy: Partial<Record<BulkAct, BulkAct>> = {
  publish: 'hide',
  hide: 'publish',
  show: 'unshow',
  unshow: 'show',
}

/** How many records one call names. */
export const mostAtOnce = 1000

/** Which act of the permission table each thing one can do with a record needs. */
export type RecordActs = {
  read: string
  draft: string
  publish: string
  /** What was never live. */
  deleteNew: string
  /** What was live before and is used nowhere. */
  delete: string
  export: string
}

const base: RecordActs = {
  read: 'content.read',
  draft: 'content.draft',
  publish: 'content.publish',
  deleteNew: 'content.delete-new',
  delete: 'content.delete',
  export: 'content.read',
}

export const contentActs = base
/** Legal pages, fees, refund rules, disclosures: an editor prepares, an administrator publishes. */
export const legalActs: RecordActs = { ...base, publish: 'legal.publish' }
const all = (act: string): RecordActs => ({
  read: act,
  draft: act,
  publish: act,
  deleteNew: act,
  delete: act,
  export: act,
})
export const redirectActs = all('redirects.change')
export const commentActs = all('comments.decide')
export const subscriberActs: RecordActs = {
  ...all('subscribers.change'),
  read: 'subscribers.read',
  export: 'subscribers.export',
}

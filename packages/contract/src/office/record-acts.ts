import type { Act } from './acts.ts'

/** Which act of the permission table each thing one can do with a record needs. */
export type RecordActs = {
  read: Act
  draft: Act
  /** Changes what visitors see of a record that is live. */
  publish: Act
  /** Shows a record that is not live, for the first time or again, and hides one that is, now or at a moment. */
  open: Act
  /** What was never live. */
  deleteUnseen: Act
  /** What was live before and is used nowhere. */
  delete: Act
  export: Act
}

export const contentActs: RecordActs = {
  read: 'content.read',
  draft: 'content.draft',
  publish: 'content.publish',
  open: 'content.publish',
  deleteUnseen: 'content.delete-new',
  delete: 'content.delete',
  export: 'content.read',
}
/** Achievers and families who speak: shown to everybody, and as a list nobody's to carry away unseen. */
export const shownPeopleActs: RecordActs = { ...contentActs, export: 'shown-people.export' }
/** Legal pages, fees, refund rules, disclosures: an editor prepares and asks, an administrator publishes. */
export const ruleActs: RecordActs = { ...contentActs, publish: 'legal.publish', open: 'legal.publish' }
/** Addresses and what search engines are told. */
export const redirectActs: RecordActs = {
  ...contentActs,
  draft: 'redirects.change',
  publish: 'redirects.change',
  open: 'redirects.change',
  deleteUnseen: 'redirects.change',
  delete: 'redirects.change',
}
/** What visitors wrote. */
export const commentActs: RecordActs = {
  read: 'comments.decide',
  draft: 'comments.decide',
  publish: 'comments.decide',
  open: 'comments.decide',
  deleteUnseen: 'comments.decide',
  delete: 'comments.decide',
  export: 'comments.export',
}
export const subscriberActs: RecordActs = {
  read: 'subscribers.read',
  draft: 'subscribers.change',
  publish: 'subscribers.change',
  open: 'subscribers.change',
  deleteUnseen: 'subscribers.change',
  delete: 'subscribers.change',
  export: 'subscribers.export',
}
/** A branch is opened and closed by administrators; its texts are written by editors. */
export const branchActs: RecordActs = {
  ...contentActs,
  draft: 'branches.texts',
  publish: 'branches.texts',
  open: 'branches.write',
  deleteUnseen: 'branches.write',
  delete: 'branches.write',
}
/** What stands on the page of a test is also the examiners' matter. */
export const testPageActs: RecordActs = {
  ...contentActs,
  draft: 'test-pages.write',
  publish: 'test-pages.write',
  open: 'test-pages.write',
}

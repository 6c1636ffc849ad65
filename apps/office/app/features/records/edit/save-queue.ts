/**
 * What is typed reaches the server in order and one request at a time. Pure: the clock and the network are in
 * `create-editor.ts`. Every save names the version that was seen and counts the saves of this tab, so that a late one is
 * recognised; what a save could not deliver goes with the next.
 */
export type Changes = Record<string, unknown>

export type Conflicting = {
  version: number
  by: string | null
  at: string | null
  theirs: Changes
  base: Changes
  fields: string[]
}

export type Queue = {
  /** The version of the record that this tab has seen last. */
  base: number
  /** Counts the saves of this tab. */
  seq: number
  /** Typed, not on its way yet. */
  waiting: Changes
  /** On its way. */
  sending: Changes | null
  /** Why the last save did not arrive; it is tried again with the next key, or by hand. */
  failure: unknown
  conflict: Conflicting | null
  savedAt: number | null
}

export type QueueEvent =
  | { type: 'typed'; changes: Changes }
  | { type: 'sent' }
  | { type: 'saved'; version: number; at: number }
  | { type: 'failed'; error: unknown }
  | { type: 'conflicted'; conflict: Conflicting }
  | { type: 'resolved'; changes: Changes }
  /** A verb (publish, hide …) has moved the record on. */
  | { type: 'moved'; version: number }

export const emptyQueue = (base: number): Queue => ({
  base,
  seq: 0,
  waiting: {},
  sending: null,
  failure: null,
  conflict: null,
  savedAt: null,
})

const isNothing = (changes: Changes) => Object.keys(changes).length === 0

/** Nothing is typed that the server does not hold. Only then may a record be published. */
export const isSaved = ({ waiting, sending, conflict }: Queue): boolean =>
  isNothing(waiting) && sending === null && conflict === null

export const canSend = ({ waiting, sending, conflict }: Queue): boolean =>
  !isNothing(waiting) && sending === null && conflict === null

/** What did not arrive stands behind what was typed since. */
const takenBack = (queue: Queue): Changes => ({ ...queue.sending, ...queue.waiting })

export const next = (queue: Queue, event: QueueEvent): Queue => {
  switch (event.type) {
    case 'typed':
      return { ...queue, waiting: { ...queue.waiting, ...event.changes } }
    case 'sent':
      return canSend(queue)
        ? { ...queue, sending: queue.waiting, waiting: {}, seq: queue.seq + 1, failure: null }
        : queue
    case 'saved':
      return { ...queue, base: event.version, sending: null, failure: null, savedAt: event.at }
    case 'failed':
      return { ...queue, waiting: takenBack(queue), sending: null, failure: event.error }
    case 'conflicted':
      return { ...queue, waiting: takenBack(queue), sending: null, conflict: event.conflict }
    case 'resolved':
      return queue.conflict
        ? { ...queue, base: queue.conflict.version, waiting: event.changes, conflict: null, failure: null }
        : queue
    case 'moved':
      return { ...queue, base: Math.max(queue.base, event.version) }
  }
}

import { seconds } from '@northlight/contract/durations'
import { createStore } from '@northlight/ui/state/create-store.ts'
import { type ChangeUnread, type UnreadTexts, withRows } from '../../fields/unread.ts'
import {
  type Changes,
  type Conflicting,
  canSend,
  emptyQueue,
  isSaved,
  next,
  type Queue,
  type QueueEvent,
} from './save-queue.ts'

export type SaveInput = { base: number; seq: number; changes: Changes }
export type SaveOutcome = { saved: number } | { conflict: Conflicting } | { failed: unknown }

export type EditorState = {
  values: Changes
  queue: Queue
  /** What is typed and cannot be read. Its field may have gone with its tab or row, and the text is still there. */
  unread: UnreadTexts
}

type Options = {
  version: number
  values: Changes
  save: (input: SaveInput) => Promise<SaveOutcome>
  /** Keeps what is not saved on the device; null when nothing is left to keep. */
  keep?: (changes: Changes | null, base: number) => void
  onSaved?: () => void
  rest?: number
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** How long nobody must have typed before a save goes out. */
export const restBeforeSave = seconds(2)

export type Editor = ReturnType<typeof createEditor>

/** A record that is being edited: the values on the screen, and the queue that brings them to the server. */
export const createEditor = ({ version, values, save, keep, onSaved, rest = restBeforeSave }: Options) => {
  const store = createStore<EditorState>({ values, queue: emptyQueue(version), unread: {} })
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined

  const move = (event: QueueEvent) => {
    store.set((state) => ({ ...state, queue: next(state.queue, event) }))
    const { queue } = store.get()
    const unsaved = { ...queue.sending, ...queue.waiting }
    keep?.(Object.keys(unsaved).length > 0 ? unsaved : null, queue.base)
  }

  const sendOnce = async () => {
    move({ type: 'sent' })
    const { queue } = store.get()
    if (!queue.sending) return
    const outcome = await save({ base: queue.base, seq: queue.seq, changes: queue.sending }).catch(
      (error: unknown): SaveOutcome => ({ failed: error }),
    )
    if ('saved' in outcome) {
      move({ type: 'saved', version: outcome.saved, at: Date.now() })
      onSaved?.()
    } else if ('conflict' in outcome) move({ type: 'conflicted', conflict: outcome.conflict })
    else move({ type: 'failed', error: outcome.failed })
  }

  /** What is typed is with the server, all of it: nothing else may be published. */
  const isWhole = () => isSaved(store.get().queue) && Object.keys(store.get().unread).length === 0

  /** Sends until nothing waits, or until something stands in the way. */
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer)
    if (running) await running
    if (canSend(store.get().queue)) {
      running = sendOnce().finally(() => {
        running = undefined
      })
      await running
      if (!store.get().queue.failure && canSend(store.get().queue)) return flush()
    }
    return isWhole()
  }

  return {
    store,
    type(changes: Changes) {
      store.set((state) => ({ ...state, values: { ...state.values, ...changes } }))
      move({ type: 'typed', changes })
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), rest)
    },
    flush,
    changeUnread(change: ChangeUnread) {
      store.set((state) => ({ ...state, unread: change(state.unread) }))
    },
    /** Decided between two versions: these are the values of the fields that both wrote, or that only I wrote. */
    resolve(chosen: Changes) {
      const { queue } = store.get()
      if (!queue.conflict) return
      const mine = { ...queue.waiting, ...chosen }
      const { theirs } = queue.conflict
      store.set((state) => {
        const values = { ...state.values, ...theirs, ...mine }
        // Other rows stand there now: what was typed in one of them belongs to none.
        const replaced = Object.keys(values).filter((name) => !isSame(values[name], state.values[name]))
        const unread = replaced.reduce((left, name) => withRows(name, [])(left), state.unread)
        return { ...state, values, unread }
      })
      move({ type: 'resolved', changes: mine })
      void flush()
    },
    /** The number of a save that goes out beside the queue, such as an answer to the gate. */
    nextNumber() {
      const { queue } = store.get()
      store.set((state) => ({ ...state, queue: { ...queue, seq: queue.seq + 1 } }))
      return queue.seq + 1
    },
    moved: (to: number) => move({ type: 'moved', version: to }),
    version: () => store.get().queue.base,
    isSaved: isWhole,
    /** What can be read is with the server. */
    isSent: () => isSaved(store.get().queue),
    stop() {
      clearTimeout(timer)
      void flush()
    },
  }
}

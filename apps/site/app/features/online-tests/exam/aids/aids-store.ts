import { createStore } from '@northlight/ui/state/create-store.ts'

type Kept = {
  /** Options struck out, by question. */
  struck: Record<number, string[]>
  notes: Record<number, string>
  isClockHidden: boolean
  /** How high contrast is drawn; empty for the colours of the hall. It comes with the part that offers it. */
  look: Record<string, string>
}

export type Aids = ReturnType<typeof createAids>

const nothing: Kept = { struck: {}, notes: {}, isClockHidden: false, look: {} }

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const readFrom = (shelf: Shelf | undefined, name: string): Kept => {
  try {
    return { ...nothing, ...JSON.parse(shelf?.getItem(name) ?? '{}') }
  } catch {
    return nothing
  }
}

const localShelf = (): Shelf | undefined => {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

/** Where the notes of an attempt are kept after it. */
const notesName = (attempt: string) => `exam-notes:${attempt}`

/** What the student noted beside each question of an attempt, by its slot; on another device nothing. */
export const notesOf = (attempt: string, shelf: Shelf | undefined = localShelf()): Record<number, string> => {
  try {
    const kept: unknown = JSON.parse(shelf?.getItem(notesName(attempt)) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<number, string>) : {}
  } catch {
    return {}
  }
}

/**
 * What a student does for themselves while a test runs. It is kept on this device alone, over a reload, and goes when
 * this page sees the test end; only the notes stay, for the review. What is left goes when another person opens a test
 * here (`kept-for.ts`). Nothing of it reaches the record, so nothing of it can change a mark.
 */
export const createAids = (attempt: string, shelf: Shelf | undefined = localShelf()) => {
  const name = `exam-aids:${attempt}`
  const store = createStore<Kept>(readFrom(shelf, name))
  const set = (part: Partial<Kept>) => {
    store.set((now) => ({ ...now, ...part }))
    try {
      shelf?.setItem(name, JSON.stringify(store.get()))
    } catch {
      // A full or closed store: it stays on the screen until the page is loaded again.
    }
  }
  return {
    store,
    set,
    toggleStruck(slot: number, option: string) {
      const { struck } = store.get()
      const before = struck[slot] ?? []
      const after = before.includes(option) ? before.filter((one) => one !== option) : [...before, option]
      set({ struck: { ...struck, [slot]: after } })
    },
    writeNote: (slot: number, text: string) => set({ notes: { ...store.get().notes, [slot]: text } }),
    /** The test is over: the notes alone are kept, to be read again beside the questions. */
    forget() {
      const notes = Object.fromEntries(Object.entries(store.get().notes).filter(([, text]) => text.trim() !== ''))
      try {
        shelf?.removeItem(name)
        if (Object.keys(notes).length > 0) shelf?.setItem(notesName(attempt), JSON.stringify(notes))
      } catch {
        // It was never kept.
      }
    },
  }
}

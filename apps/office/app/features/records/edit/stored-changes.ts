import type { Changes } from './save-queue.ts'

/** A record, and who types: nobody else who opens it on this device is shown what its writer typed, or saves it. */
export type DraftKey = { by: string; resource: string; id: number }

const nameOf = ({ by, resource, id }: DraftKey) => `office:kept:${by}:${resource}:${id}`

/** What could not be saved waits on the device: a closed lid or a lost connection loses nothing. */
export const keepChanges = (place: DraftKey, changes: Changes | null): void => {
  try {
    if (changes) localStorage.setItem(nameOf(place), JSON.stringify(changes))
    else localStorage.removeItem(nameOf(place))
  } catch {
    // Storage may be full or forbidden; then only the server keeps it.
  }
}

export const storedChanges = (place: DraftKey): Changes | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(place)) ?? 'null')
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Changes) : null
  } catch {
    return null
  }
}

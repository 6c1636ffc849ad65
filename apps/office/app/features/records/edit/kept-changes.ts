import type { Changes } from './save-queue.ts'

const nameOf = (resource: string, id: number) => `office:kept:${resource}:${id}`

/** What could not be saved waits on the device: a closed lid or a lost connection loses nothing. */
export const keepChanges = (resource: string, id: number, changes: Changes | null): void => {
  try {
    if (changes) localStorage.setItem(nameOf(resource, id), JSON.stringify(changes))
    else localStorage.removeItem(nameOf(resource, id))
  } catch {
    // Storage may be full or forbidden; then only the server keeps it.
  }
}

export const keptChanges = (resource: string, id: number): Changes | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(resource, id)) ?? 'null')
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Changes) : null
  } catch {
    return null
  }
}

import { toast } from '../../ui/toasts/toast.ts'
import { isBusy } from './busy.ts'
import { type ChunkDecision, onChunkFailure, reloadedAt } from './decide.ts'
import { destination, isAnswer, loadFully } from './full-load.ts'

// Storage may be forbidden (private windows, embedded views): then there is no guard to read, and none to write.
const readGuard = (): number | null => {
  try {
    const stored = sessionStorage.getItem(reloadedAt)
    return stored === null ? null : Number(stored)
  } catch {
    return null
  }
}
const writeGuard = (now: number): boolean => {
  try {
    sessionStorage.setItem(reloadedAt, String(now))
    return true
  } catch {
    return false
  }
}

/** What was done about a chunk that cannot be loaded. Only `reload` leaves the page; with `ask` a message offers it. */
export const handleChunkFailure = (now = Date.now()): ChunkDecision => {
  const decision = onChunkFailure({
    online: navigator.onLine,
    busy: isBusy() || isAnswer(),
    lastReload: readGuard(),
    now,
    requested: now - performance.now(),
  })
  const wanted = destination()
  if (decision === 'ask')
    toast.warning('A newer version of this site is ready, so this part could not be opened.', {
      action: { label: 'Reload now', run: () => loadFully(wanted) },
    })
  if (decision !== 'reload') return decision
  // Without a guard a second failure could start a reload loop, so nothing is reloaded that cannot be remembered.
  if (!writeGuard(now)) return 'show-error'
  loadFully(wanted)
  return 'reload'
}

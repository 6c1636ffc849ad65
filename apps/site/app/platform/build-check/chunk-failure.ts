import { toast } from '../../ui/toasts/toast.ts'
import { isBusy } from './busy.ts'
import { type ChunkDecision, onChunkFailure, reloadedAt } from './decide.ts'
import { destination, isAnswer, loadFully } from './full-load.ts'

// Storage may be forbidden (private windows, embedded views): then there is no guard to read, and none to write.
const lastReload = (): number => {
  try {
    return Number(sessionStorage.getItem(reloadedAt))
  } catch {
    return 0
  }
}

/** What was done about a chunk that cannot be loaded. Only `reload` leaves the page; with `ask` a message offers it. */
export const handleChunkFailure = (): ChunkDecision => {
  const now = Date.now()
  const decision = onChunkFailure({
    online: navigator.onLine,
    busy: isBusy() || isAnswer(),
    lastReload: lastReload(),
    now,
    requested: now - performance.now(),
  })
  const wanted = destination()
  if (decision === 'ask')
    toast.warning('This part of the page could not be loaded. Finish what you are writing, then reload.', {
      action: { label: 'Reload now', run: () => loadFully(wanted) },
    })
  if (decision !== 'reload') return decision
  try {
    sessionStorage.setItem(reloadedAt, String(now))
  } catch {
    // Without a guard a second failure could start a reload loop, so nothing is reloaded that cannot be remembered.
    return 'show-error'
  }
  loadFully(wanted)
  return 'reload'
}

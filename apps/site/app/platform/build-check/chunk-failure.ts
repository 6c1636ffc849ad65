import { toast } from '../../ui/toasts/toast.ts'
import { isBusy } from './busy.ts'
import { onChunkFailure, reloadedAt } from './decide.ts'
import { destination, loadFully, stayHere } from './full-load.ts'

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

/** A page whose file could not be fetched throws this; see vite/route-module-failures.ts. */
export const isChunkError = (error: unknown) => error instanceof Error && error.name === 'ChunkError'

/** True when the page is being reloaded; false leaves the failure to whoever wanted the file. */
export const handleChunkFailure = (now = Date.now()): boolean => {
  const decision = onChunkFailure({ online: navigator.onLine, busy: isBusy(), lastReload: readGuard(), now })
  const wanted = destination()
  if (decision === 'ask') {
    stayHere()
    toast.warning('A newer version of this site is out, so this part could not be opened.', {
      action: { label: 'Load it now', run: () => loadFully(wanted) },
    })
  }
  // Without a guard a second failure could turn in circles, so nothing is reloaded that cannot be remembered.
  if (decision !== 'reload' || !writeGuard(now)) return false
  loadFully(wanted)
  return true
}

/** Listens for files of this build that cannot be fetched any more: pages, and parts that open on a click. */
export const watchChunkFailures = () => {
  const onFailure = (event: Event) => {
    if (handleChunkFailure()) event.preventDefault()
  }
  window.addEventListener('site:chunk-failed', onFailure)
  window.addEventListener('vite:preloadError', onFailure)
}

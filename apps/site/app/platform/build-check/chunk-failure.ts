import { toast } from '../../ui/toasts/toast.ts'
import { isBusy } from './busy.ts'
import { onChunkFailure, reloadedAt } from './decide.ts'
import { destination, loadFully } from './full-load.ts'

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

/** True when the page is being reloaded; false leaves the failure to whoever wanted the file. */
export const handleChunkFailure = (now = Date.now()): boolean => {
  const decision = onChunkFailure({ online: navigator.onLine, busy: isBusy(), lastReload: readGuard(), now })
  const wanted = destination()
  if (decision === 'ask') {
    toast.warning('A newer version of this site is out, so this part could not be opened.', {
      action: { label: 'Load it now', run: () => loadFully(wanted) },
    })
  }
  // Without a guard a second failure could turn in circles, so nothing is reloaded that cannot be remembered.
  if (decision !== 'reload' || !writeGuard(now)) return false
  loadFully(wanted)
  return true
}

/**
 * Listens for files of this build that cannot be fetched any more. React Router reloads by itself when the file of a
 * route is missing; this is for parts that open on a click and for the style sheets they bring.
 */
export const watchChunkFailures = () => {
  window.addEventListener('vite:preloadError', (event) => {
    if (handleChunkFailure()) event.preventDefault()
  })
}

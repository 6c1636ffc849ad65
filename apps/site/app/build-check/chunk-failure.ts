import { toast } from '../ui/toast.ts'
import { isBusy } from './busy.ts'
import { onChunkFailure } from './decide.ts'
import { destination, loadFully, stayHere } from './full-load.ts'

const key = 'site:reloaded-at'

// Storage may be forbidden (private windows, embedded views): then there is no guard to read, and none to write.
const readGuard = (): number | null => {
  try {
    const stored = sessionStorage.getItem(key)
    return stored === null ? null : Number(stored)
  } catch {
    return null
  }
}
const writeGuard = (now: number): boolean => {
  try {
    sessionStorage.setItem(key, String(now))
    return true
  } catch {
    return false
  }
}

/** True when the site takes care of it; false leaves the error to the screen. */
export const handleChunkFailure = (now = Date.now()): boolean => {
  const decision = onChunkFailure({ online: navigator.onLine, busy: isBusy(), lastReload: readGuard(), now })
  const wanted = destination()
  if (decision === 'ask') {
    stayHere()
    toast.warning('A newer version of this site is out, so this part could not be opened.', {
      action: { label: 'Load it now', run: () => loadFully(wanted) },
    })
    return true
  }
  // Without a guard a second failure could turn in circles, so nothing is reloaded that cannot be remembered.
  if (decision === 'show-error' || !writeGuard(now)) return false
  loadFully(wanted)
  return true
}

/** Listens for files of this build that cannot be fetched any more. */
export const watchChunkFailures = () => {
  window.addEventListener('site:chunk-failed', (event) => {
    if (handleChunkFailure()) event.preventDefault()
  })
  // Parts loaded on a click: Vite tells; cancelled means that it does not throw.
  window.addEventListener('vite:preloadError', (event) => {
    if (handleChunkFailure()) event.preventDefault()
  })
}

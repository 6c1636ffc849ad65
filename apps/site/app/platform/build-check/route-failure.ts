import { networkError } from '@northlight/contract/network-error'
import { toast } from '../../ui/toasts/toast.ts'
import { handleChunkFailure } from './chunk-failure.ts'
import { isLoadingFully, wantedPage } from './full-load.ts'

let isLost = false

/** Whether the router waits for a chunk that cannot be loaded. It would wait again, so pages load as documents now. */
export const hasLostFile = () => isLost

/**
 * React Router reloads the open page when the chunk of the next one cannot be loaded: at once, over a half-filled form,
 * and offline into an empty window. The browser asks before it reloads: a reload that a script wants while a
 * navigation is under way is decided here, like any other lost chunk. A browser without the Navigation API reloads.
 */
export const watchRouteFailures = (stay: () => void): (() => void) => {
  const { navigation } = globalThis as { navigation?: Navigation }
  const onNavigate = (event: NavigateEvent) => {
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return
    if (isLoadingFully() || wantedPage() === undefined) return
    event.preventDefault()
    isLost = true
    // A navigation may not begin while the last one is being decided about.
    queueMicrotask(() => {
      const decision = handleChunkFailure()
      if (decision === 'show-error') toast.error(networkError)
      if (decision !== 'reload') stay()
    })
  }
  navigation?.addEventListener('navigate', onNavigate)
  return () => navigation?.removeEventListener('navigate', onNavigate)
}

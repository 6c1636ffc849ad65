import { minutes } from '@northlight/contract/durations'
import { createStore } from '@northlight/ui/state/create-store.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { isBusy, isTestRunning } from './busy.ts'
import { buildIdIn, isDue, isNewBuild } from './decide.ts'
import { destination, loadFully } from './full-load.ts'

export const newBuild = createStore(false)

const readJson = async (path: string): Promise<unknown> => {
  const response = await fetch(path, { cache: 'no-store' })
  return response.ok ? response.json() : null
}

/** One poll of the build manifest. A failed one says nothing and is repeated an hour later. */
export const look = async (own: string) => {
  try {
    const latest = await readJson('/builds/latest.json')
    const id = buildIdIn(latest)
    if (id === null || !isNewBuild(own, latest)) return
    // Only a build that the server fully knows counts; half-way through a release it does not.
    if (buildIdIn(await readJson(`/builds/meta/${encodeURIComponent(id)}.json`)) !== id) return
    newBuild.set(true)
  } catch {
    // Offline or a proxy in between.
  }
}

const offerReload = () => {
  if (!isBusy() || isTestRunning()) return
  toast.info('A newer version of this site is ready. Finish what you are writing, then reload.', {
    action: { label: 'Reload now', run: () => loadFully(destination()) },
  })
}

/** Looks every hour while the tab is seen, and when it is seen again after that. */
export const watchBuilds = (own: string): (() => void) => {
  let lastLook = Date.now()
  const lookIfDue = () => {
    if (newBuild.get() || document.visibilityState !== 'visible' || !isDue(lastLook, Date.now())) return
    lastLook = Date.now()
    void look(own)
  }
  const timer = setInterval(lookIfDue, minutes(1))
  document.addEventListener('visibilitychange', lookIfDue)
  const stop = newBuild.subscribe(offerReload)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', lookIfDue)
    stop()
  }
}

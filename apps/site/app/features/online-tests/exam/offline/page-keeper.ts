import { seconds } from '@northlight/contract/durations'

const script = '/exam-worker.js'

/** Sends the service worker a message and waits for its reply, but not for ever. */
const ask = (worker: ServiceWorker, message: { type: 'keep'; files: string[] } | { type: 'remove' }) =>
  new Promise<boolean>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const late = setTimeout(() => resolve(false), seconds(30))
    port1.onmessage = ({ data }) => {
      clearTimeout(late)
      resolve(data?.isDone === true)
    }
    worker.postMessage(message, [port2])
  })

/** Same-origin files that this page has loaded so far, lazily fetched ones too. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map((entry) => new URL(entry.name, location.href))
    .filter((url) => url.origin === location.origin)
    .map((url) => url.pathname)

const active = async (registration: ServiceWorkerRegistration): Promise<ServiceWorker | undefined> => {
  const worker = registration.installing ?? registration.waiting ?? registration.active
  if (!worker || worker.state === 'activated') return worker ?? undefined
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(worker)
      if (worker.state === 'redundant') resolve(undefined)
    })
  })
}

/**
 * Caches this page and the pictures of the paper by a service worker. False where the browser allows none (an insecure
 * address, a private window): then a reload needs the network, and the screen says so.
 */
export const keepPage = async (path: string, build: string, pictures: string[]): Promise<boolean> => {
  if (!('serviceWorker' in navigator)) return false
  try {
    const registration = await navigator.serviceWorker.register(`${script}?build=${encodeURIComponent(build)}`, {
      scope: path,
    })
    const worker = await active(registration)
    return worker ? await ask(worker, { type: 'keep', files: [...loadedFiles(), ...pictures] }) : false
  } catch {
    return false
  }
}

/** After the receipt: the service worker and its cache are removed, and the page is an ordinary one again. */
export const releasePage = async (path: string): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.getRegistration(path)
    if (!registration || new URL(registration.scope).pathname !== path) return
    if (registration.active) await ask(registration.active, { type: 'remove' })
    await registration.unregister()
  } catch {
    // Nothing of it is needed any more; the browser clears it away in time.
  }
}

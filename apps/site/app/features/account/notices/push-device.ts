/** The worker of the test page, registered for this page: it shows what a push service brings. */
const scope = '/profile/notices'
const script = '/exam-worker.js'

export const hasPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const registration = async () => {
  if (!hasPush()) return undefined
  const found = await navigator.serviceWorker.getRegistration(scope)
  return found && new URL(found.scope).pathname === scope ? found : undefined
}

/** The address of this browser at its push service, where it takes notices. */
export const currentDevice = async (): Promise<string | null> =>
  (await (await registration())?.pushManager.getSubscription())?.endpoint ?? null

const active = (worker: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> =>
  new Promise((resolve, reject) => {
    const next = worker.installing ?? worker.waiting
    if (worker.active || !next) return resolve(worker)
    next.addEventListener('statechange', () => {
      if (next.state === 'activated') resolve(worker)
      if (next.state === 'redundant') reject(new Error('The worker was not kept.'))
    })
  })

/** Asks the person in the words of the browser; null when they, or the browser, say no. */
export const subscribeDevice = async (key: string, build: string) => {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const worker = await navigator.serviceWorker.register(`${script}?build=${encodeURIComponent(build)}`, { scope })
  const { pushManager } = await active(worker)
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = subscription.toJSON()
  return endpoint && keys?.p256dh && keys.auth ? { endpoint, p256dh: keys.p256dh, auth: keys.auth } : null
}

export const unsubscribeDevice = async (): Promise<string | null> => {
  const found = await registration()
  const subscription = await found?.pushManager.getSubscription()
  await subscription?.unsubscribe()
  await found?.unregister()
  return subscription?.endpoint ?? null
}

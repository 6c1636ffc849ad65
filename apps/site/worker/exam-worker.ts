/*
 * Keeps one page of a test or a practice on the device, so that a reload offline works. Its scope is that page alone and its name
 * carries the build, so it never meets another page or another build. It keeps the page's own document, the files of
 * the build under /assets/ and the pictures of the paper; never an answer of the API. The paper itself and everything
 * the student does are in the log of the device, not here.
 */
type Asked = { type: 'keep'; files?: string[] } | { type: 'remove' }

const worker = self as unknown as ServiceWorkerGlobalScope
const scope = new URL(worker.registration.scope).pathname
const build = new URL(worker.location.href).searchParams.get('build') ?? ''
const cacheName = `exam ${scope} ${build}`
const patience = 4000

const isFile = (path: string) => path.startsWith('/assets/') || path === '/icon.svg'
const isPicture = (path: string) => path.startsWith('/storage/') || path.startsWith('/_ipx/')

/** Files named in a document or a style sheet. */
const filesIn = (text: string) => [...new Set(text.match(/\/assets\/[\w.~-]+\.(?:js|css|woff2|svg)/g) ?? [])]

const keepFile = async (cache: Cache, path: string): Promise<void> => {
  if (await cache.match(path)) return
  const reply = await fetch(path)
  if (!reply.ok) throw new Error(`${path} could not be kept.`)
  const copy = reply.clone()
  await cache.put(path, reply)
  if (path.endsWith('.css')) await Promise.all(filesIn(await copy.text()).map((one) => keepFile(cache, one)))
}

const keepPage = async (files: string[]) => {
  const cache = await caches.open(cacheName)
  const document = await fetch(scope, { headers: { accept: 'text/html' } })
  if (!document.ok) throw new Error('The page could not be kept.')
  const html = await document.clone().text()
  const wanted = [...new Set([...filesIn(html), ...files.filter(isFile)])]
  await Promise.all(wanted.map((path) => keepFile(cache, path)))
  // A question without its picture is better than no paper at all.
  await Promise.allSettled(files.filter(isPicture).map((path) => keepFile(cache, path)))
  // Last: a document without its files would be worse than none.
  await cache.put(scope, document)
}

/** Offline there is nothing new to keep; what was kept before is as good. */
const keepOrHave = async (files: string[]) => {
  try {
    await keepPage(files)
  } catch (error) {
    const cache = await caches.open(cacheName)
    if (!(await cache.match(scope))) throw error
  }
}

const removeAll = async () => {
  for (const name of await caches.keys()) if (name.startsWith(`exam ${scope} `)) await caches.delete(name)
}

/** The newest page while there is a connection, the kept one when there is none or it takes too long. */
const page = async (request: Request): Promise<Response> => {
  const kept = () => caches.open(cacheName).then((cache) => cache.match(scope))
  try {
    const reply = await fetch(request, { signal: AbortSignal.timeout(patience) })
    if (reply.status < 500) return reply
    return (await kept()) ?? reply
  } catch (error) {
    const found = await kept()
    if (found) return found
    throw error
  }
}

const keptFirst = async (request: Request, path: string): Promise<Response> => {
  const cache = await caches.open(cacheName)
  return (await cache.match(path)) ?? fetch(request)
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('activate', (event) => {
  const older = async () => {
    for (const name of await caches.keys())
      if (name.startsWith(`exam ${scope} `) && name !== cacheName) await caches.delete(name)
    await worker.clients.claim()
  }
  event.waitUntil(older())
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return
  if (request.mode === 'navigate') {
    if (url.pathname === scope) event.respondWith(page(request))
  } else if (isFile(url.pathname) || isPicture(url.pathname)) event.respondWith(keptFirst(request, url.pathname))
})

/** A notice of the site: its words, and the page it leads to. Of a payload that cannot be read nothing is made up. */
const noticeIn = (event: PushEvent): { title: string; url: string } | null => {
  try {
    const { title, url } = (event.data?.json() ?? {}) as { title: string; url: string }
    return typeof title === 'string' && new URL(url).origin === worker.location.origin ? { title, url } : null
  } catch {
    return null
  }
}

worker.addEventListener('push', (event) => {
  const notice = noticeIn(event)
  if (!notice) return
  const { title, url } = notice
  event.waitUntil(worker.registration.showNotification(title, { icon: '/icon-192.png', tag: url, data: { url } }))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { url } = event.notification.data as { url: string }
  event.waitUntil(worker.clients.openWindow(url))
})

worker.addEventListener('message', (event) => {
  const asked = event.data as Asked | undefined
  const port = event.ports[0]
  const answer = (work: Promise<void>) =>
    event.waitUntil(
      work.then(
        () => port?.postMessage({ isDone: true }),
        () => port?.postMessage({ isDone: false }),
      ),
    )
  if (asked?.type === 'keep') answer(keepOrHave(asked.files ?? []))
  if (asked?.type === 'remove') answer(removeAll())
})

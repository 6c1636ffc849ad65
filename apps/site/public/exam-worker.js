/*
 * Keeps one test page on the device, so that a reload without a line works. Its scope is that page alone and its name
 * carries the build, so it never meets another page or another build. It keeps the page's own document, the files of
 * the build under /assets/ and the pictures of the paper; never an answer of the API. The paper itself and everything
 * the student does are in the log of the device, not here.
 */
const scope = new URL(self.registration.scope).pathname
const build = new URL(self.location.href).searchParams.get('build') ?? ''
const cacheName = `exam ${scope} ${build}`
const patience = 4000

const isFile = (path) => path.startsWith('/assets/') || path === '/icon.svg'
const isPicture = (path) => path.startsWith('/storage/') || path.startsWith('/_ipx/')

/** Files named in a document or a style sheet. */
const filesIn = (text) => [...new Set(text.match(/\/assets\/[\w.~-]+\.(?:js|css|woff2|svg)/g) ?? [])]

const keepFile = async (cache, path) => {
  if (await cache.match(path)) return
  const reply = await fetch(path)
  if (!reply.ok) throw new Error(`${path} could not be kept.`)
  const copy = reply.clone()
  await cache.put(path, reply)
  if (path.endsWith('.css')) await Promise.all(filesIn(await copy.text()).map((one) => keepFile(cache, one)))
}

const keepPage = async (files) => {
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

/** Without a line there is nothing new to keep; what was kept before is as good. */
const keepOrHave = async (files) => {
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

/** The newest page while there is a line, the kept one when there is none or it takes too long. */
const page = async (request) => {
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

const keptFirst = async (request, path) => {
  const cache = await caches.open(cacheName)
  return (await cache.match(path)) ?? fetch(request)
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => {
  const older = async () => {
    for (const name of await caches.keys())
      if (name.startsWith(`exam ${scope} `) && name !== cacheName) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(older())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (url.pathname === scope) event.respondWith(page(request))
  } else if (isFile(url.pathname) || isPicture(url.pathname)) event.respondWith(keptFirst(request, url.pathname))
})

self.addEventListener('message', (event) => {
  const port = event.ports[0]
  const answer = (work) =>
    event.waitUntil(
      work.then(
        () => port?.postMessage({ isDone: true }),
        () => port?.postMessage({ isDone: false }),
      ),
    )
  if (event.data?.type === 'keep') answer(keepOrHave(event.data.files ?? []))
  if (event.data?.type === 'remove') answer(removeAll())
})

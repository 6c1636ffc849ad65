/**
 * Opens the office without a network: its one document and the files of its build, nothing of a person. What was read
 * is kept by the office itself and forgotten with the sign-out.
 */
const name = 'office-1'
const shell = '/office/'
const most = 150

const keep = async (request, reply) => {
  if (!reply.ok) return
  const cache = await caches.open(name)
  await cache.put(request, reply)
  const names = await cache.keys()
  // The first ones are of the oldest build.
  for (const old of names.slice(0, Math.max(0, names.length - most))) await cache.delete(old)
}

/** The newest document while there is a line; the last one otherwise. Every screen has the same. */
const openDocument = async (request) => {
  try {
    const reply = await fetch(request)
    await keep(shell, reply.clone())
    return reply
  } catch (error) {
    const kept = await caches.match(shell, { cacheName: name })
    if (kept) return kept
    throw error
  }
}

/** A file of the build never changes under its name. */
const openFile = async (request) => {
  const kept = await caches.match(request, { cacheName: name })
  if (kept) return kept
  const reply = await fetch(request)
  await keep(request, reply.clone())
  return reply
}

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(openDocument(request))
  else if (url.pathname.startsWith('/office/assets/')) event.respondWith(openFile(request))
})

/** Files that were loaded before the worker was there. */
addEventListener('message', (event) => {
  const { files = [] } = event.data ?? {}
  const keepAll = async () => {
    for (const file of [shell, ...files]) {
      const known = file !== shell && (await caches.match(file, { cacheName: name }))
      if (!known) await keep(file, await fetch(file)).catch(() => {})
    }
  }
  event.waitUntil(keepAll())
})

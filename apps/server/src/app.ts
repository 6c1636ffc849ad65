import { createHash, timingSafeEqual } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { failureResponse } from '@northlight/api/kernel/errors'
import { StorageUnreachable } from '@northlight/api/kernel/storage-unreachable'
import { ClientDisconnected, ServerBusy } from '@northlight/contract/queue'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Assets } from './assets.ts'
import { builds } from './builds.ts'
import { dyedSheets, inProductColours, type OwnColours } from './dyed-sheets.ts'
import type { Health } from './health.ts'
import { compression } from './http/compression.ts'
import { jsonReply, refusal } from './http/json-reply.ts'
import { isLocalCaller } from './http/visitor-address.ts'
import type { Images } from './images/images.ts'
import { isOffice } from './office.ts'
import { mayBePage } from './pages/page-address.ts'
import type { Pages } from './pages/pages.ts'
import { plainFormRoots, sendPlainForm } from './pages/plain-form.ts'
import { plainSignIn, plainSignInPath } from './pages/plain-sign-in.ts'
import { guardOf, ledFrom } from './pages/route-guards.ts'
import type { ApiFetch, Caller } from './pages/site-client.ts'
import type { Publications } from './publications.ts'
import { redirectReply } from './redirects.ts'
import { robotsText } from './robots.ts'
import { type SecurityContact, securityText } from './security-text.ts'

export type Bindings = HttpBindings & Caller

type Operations = { metricsToken: string | undefined; health: Health; log: Logger }

export type Parts = Operations & {
  siteUrl: string
  security: SecurityContact | undefined
  build: { buildId: string; builtAt: string }
  assets: Assets | undefined
  /** Left out, those of the product. */
  coloursNow?: OwnColours
  images: Images
  media: (request: Request, rest: string) => Promise<Response>
  api: ApiFetch
  /** Whether another server of ours reads for one of its pages. */
  isOwnReading: (request: Request) => boolean
  auth: ApiFetch
  /** Whether the cookie of the request holds a session. */
  isSignedIn: (request: Request, caller: Caller) => Promise<boolean>
  confirmEmail: ApiFetch
  /** The payment window of the demo. */
  sandbox: ApiFetch
  download: ApiFetch
  /** Every mail to look at, while developing only. */
  previews?: (path: string) => Promise<Response | undefined>
  /** What staff see; see office.ts. */
  office: (request: Request, path: string, caller: Caller) => Promise<Response>
  pages: Pages
  publications: Pick<Publications, 'reply' | 'moved'>
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD'

/** What watches the server: the only addresses of a process that serves no visitors. */
export function createOperations({ metricsToken, health, log }: Operations) {
  const app = new Hono<{ Bindings: Bindings }>()
  app.onError((error, c) => {
    if (error instanceof ServerBusy)
      return jsonReply(503, { message: error.message }, { 'retry-after': String(error.retryAfter) })
    if (error instanceof ClientDisconnected) return new Response(null, { status: 400 })
    if (error instanceof StorageUnreachable) return failureResponse(error, c.env.requestId, log)
    log.error({ err: error, requestId: c.env.requestId }, 'unexpected failure')
    return jsonReply(500, {
      message: 'An error occurred on our side. Please try again.',
      request_id: c.env.requestId,
    })
  })

  app.get('/healthz', () => health.live())
  app.get('/servingz', () => health.serving())
  app.get('/readyz', () => health.ready())
  app.get('/metrics', (c) => {
    const mayRead =
      isLocalCaller(c.env.incoming) ||
      isSameSecret(c.req.header('authorization') ?? '', metricsToken && `Bearer ${metricsToken}`)
    return mayRead ? health.metrics() : refusal(403, 'Metrics are not public.')
  })
  return app
}

/** Joins the handlers. Opens nothing: whatever it needs was opened by `main.ts`. */
export function createApp(parts: Parts) {
  const { assets, images, media, api, auth, confirmEmail, download, health, isOwnReading, pages, publications } = parts
  const app = createOperations(parts)
  const build = builds(parts.build)
  const sheets = dyedSheets(assets, parts.coloursNow ?? inProductColours)

  app.use(compression())
  app.all('/api/v1/*', (c) => api(c.req.raw, isOwnReading(c.req.raw) ? { ...c.env, address: 'internal' } : c.env))
  app.all('/api/auth/*', (c) => auth(c.req.raw, c.env))
  app.all('/sandbox/checkout/*', (c) => parts.sandbox(c.req.raw, c.env))
  app.on(['GET', 'POST'], '/email/verify/:id/:token', (c) => confirmEmail(c.req.raw, c.env))
  app.get('/v1/test-report-download/:key', (c) => download(c.req.raw, c.env))
  app.all('/api/*', () => refusal(404, 'This address does not exist.'))
  app.get('/builds/latest.json', () => build.latest())
  app.get('/builds/meta/:file{.+\\.json}', (c) => build.meta(c.req.param('file').replace(/\.json$/, '')))
  app.post('/builds/mismatches', () => health.mismatch())
  app.all('/builds/*', () => refusal(404, 'This build is not known here.'))
  app.get('/robots.txt', (c) => c.text(robotsText(parts.siteUrl), 200, { 'cache-control': 'public, max-age=3600' }))

  app.get('/.well-known/security.txt', (c) => {
    const text = securityText(parts.siteUrl, parts.security, Date.now())
    return text === null
      ? refusal(404, 'No contact is named.')
      : c.text(text, 200, { 'cache-control': 'public, max-age=3600' })
  })

  app.post(plainSignInPath, (c) =>
    plainSignIn(auth, pages, { siteUrl: parts.siteUrl, request: c.req.raw, wanted: c.req.query('redirect') }, c.env),
  )
  for (const root of plainFormRoots)
    app.post(`${root}/*`, async (c) => {
      const path = c.req.path
      const answer = await sendPlainForm(api, { siteUrl: parts.siteUrl, request: c.req.raw, path }, c.env)
      return pages.answerForm(path, answer, c.env)
    })

  app.all('*', async (c) => {
    const url = c.env.incoming.url ?? '/'
    const path = url.split('?', 1)[0] ?? '/'
    const below = (root: string) =>
      path.startsWith(root) && isRead(c.req.method) ? path.slice(root.length) : undefined
    if (isOffice(url)) return parts.office(c.req.raw, path, c.env)
    const picture = below('/_ipx/')
    if (picture !== undefined) return images(c.req.raw, picture)
    const file = below('/storage/')
    if (file !== undefined) {
      const stored = await media(c.req.raw, file)
      // Not in storage: it may be a file that is generated on demand (a syllabus).
      return stored.status === 404 ? ((await publications.reply(c.req.raw, path)) ?? stored) : stored
    }
    const asset = isRead(c.req.method)
      ? ((await sheets(c.req.raw, path)) ?? (await assets?.reply(c.req.raw, path)))
      : undefined
    if (asset) return asset
    // A missing file of an older build is no page: rendering one would only hide the fact.
    if (/^\/(?:assets|_ipx|storage)\//.test(path))
      return refusal(isRead(c.req.method) ? 404 : 405, 'There is no such file.')
    const preview = await parts.previews?.(path)
    if (preview) return preview
    const published = isRead(c.req.method) ? await publications.reply(c.req.raw, path) : undefined
    if (published) return published
    const move = await publications.moved(path)
    if (move && move !== 'gone' && !mayBePage(url)) return redirectReply(url, move)
    const door = isRead(c.req.method) ? guardOf(url) : undefined
    // Where nobody can say who asks, the page itself opens or closes its door in the browser.
    const isSignedIn = () => parts.isSignedIn(c.req.raw, c.env).catch(() => door === 'signed-in')
    const elsewhere = door && ledFrom(door, url, await isSignedIn())
    if (elsewhere) return c.body(null, 302, { location: elsewhere, 'cache-control': 'no-store' })
    // What the site answers itself is never led away, whatever the list of redirects says.
    const page = await pages.reply(c.req.raw, url, c.env)
    if (!move || page.status !== 404) return page
    if (move === 'gone') return new Response(page.body, { status: 410, headers: page.headers })
    await page.body?.cancel()
    return redirectReply(url, move)
  })
  return app
}

/** Compared by digest, so that the time taken tells nothing about the token. */
function isSameSecret(given: string, expected: string | undefined): boolean {
  if (!expected) return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

import { type Colours, dyed, inkName } from '@northlight/contract/colours'
import { prefetchAddress, prefetchPath } from '@northlight/contract/office/prefetch'
import type { Assets } from './assets.ts'
import { dyedSheets, inProductColours, type OwnColours } from './dyed-sheets.ts'
import { refusal } from './http/json-reply.ts'
import { answerPrefetch } from './office-prefetch.ts'
import type { ApiFetch, Caller } from './pages/site-client.ts'

export const officeRoot = '/office'

export const isOffice = (url: string): boolean => /^\/office(?:[/?]|$)/.test(url)

/**
 * The office is one document whose scripts and styles are files of the build: nothing inline is allowed, nothing of
 * another host. Its frames are previews of our own pages.
 */
export const officePolicy = (urls: { siteUrl: string; apiUrl: string }): string => {
  const api = urls.apiUrl && urls.apiUrl !== urls.siteUrl ? [urls.apiUrl] : []
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src', "'self'"],
    ['img-src', "'self'", 'data:', 'blob:', ...api],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...api],
    ['frame-src', "'self'"],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['form-action', "'self'"],
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}

/** Beside its assets: what opens it without a network, and what puts it on a home screen. */
const ownFiles: Record<string, string> = {
  '/worker.js': 'text/javascript; charset=utf-8',
  '/office.webmanifest': 'application/manifest+json',
}

type Options = {
  assets: Assets | undefined
  siteUrl: string
  apiUrl: string
  auth: ApiFetch
  api: ApiFetch
  /** Left out, those of the product. */
  coloursNow?: OwnColours
}

/** What is below /office: a file of its build, the first answers of a screen, or the document that draws every one. */
export function serveOffice({ assets, auth, api, coloursNow = inProductColours, ...urls }: Options) {
  const sheets = dyedSheets(assets, coloursNow)
  const policy = officePolicy(urls)
  const ahead = answerPrefetch({ siteUrl: urls.siteUrl, auth, api })
  return async (request: Request, path: string, caller: Caller): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refusal(405, 'This address is read only.')
    if (path === prefetchPath) return ahead(request, caller)
    const file = path.slice(officeRoot.length)
    const own = ownFiles[file]
    if (own) {
      const reply = await assets?.reply(request, file)
      if (!reply) return refusal(404, 'There is no such file.')
      const headers = new Headers(reply.headers)
      headers.set('content-type', own)
      // A kept worker would go on with files of an older build.
      headers.set('cache-control', 'no-cache')
      return new Response(reply.body, { status: reply.status, headers })
    }
    if (file.startsWith('/assets/'))
      return (
        (await sheets(request, file)) ?? (await assets?.reply(request, file)) ?? refusal(404, 'There is no such file.')
      )
    // Sent whole each time: it names the files of this build, and a kept one would ask for those of the last.
    const colours = await coloursNow()
    const asked = withoutTag(request.headers)
    // What is dyed is the text.
    if (inkName(colours)) asked.delete('accept-encoding')
    const fresh = new Request(request.url, { method: request.method, headers: asked })
    const page = await assets?.reply(fresh, '/index.html')
    if (!page) return refusal(503, 'The office is not built. Run "npm run build".')
    const headers = new Headers(page.headers)
    headers.delete('etag')
    headers.set('cache-control', 'no-store')
    headers.set('content-security-policy', policy)
    // The door of a hall reads tickets with the camera.
    headers.set('permissions-policy', 'camera=(self), microphone=(), geolocation=(), usb=(), interest-cohort=()')
    headers.set('x-robots-tag', 'noindex')
    headers.set('referrer-policy', 'no-referrer')
    // Begun with the first bytes of the document; the script takes it when it runs (`readPrefetched` of the office).
    const first = prefetchAddress({ pathname: path, search: new URL(request.url).search })
    headers.set('link', `<${first}>; rel=preload; as=fetch; crossorigin=anonymous`)
    return new Response(await inColours(page, headers, colours), { status: page.status, headers })
  }
}

/** The document of the office names its sheet in the colours of the institute; in those of the product it stays as it is. */
const inColours = async (page: Response, headers: Headers, colours: Colours) => {
  const ink = inkName(colours)
  if (!ink) return page.body
  headers.delete('content-length')
  return dyed(await page.text(), colours).replace(/(href="[^"]+\.css)"/g, `$1?ink=${ink}"`)
}

const withoutTag = (headers: Headers) => {
  const kept = new Headers(headers)
  kept.delete('if-none-match')
  return kept
}

import type { Client } from '@northlight/contract/client'
import type { FormAnswer } from '@northlight/contract/form-answer'
import type { Logger } from 'pino'
import type { WholeReply } from '../cache/cached-reply.ts'
import { contentSecurityPolicy, namedScripts } from './content-security-policy.ts'
import { isKeepable } from './page-cache.ts'
import type { Site } from './site.ts'

/** Set by the site: the hashes of the inline scripts it made. */
const ownScripts = 'x-own-scripts'

type Settings = {
  site: Site
  siteUrl: string
  apiUrl: string
  frontEnds?: readonly string[]
  takesRazorpay?: boolean
  log: Logger
}

/**
 * Renders one address to the last byte. The request is made anew from the address alone: no cookie, no token and
 * no host of the visitor can reach a page that others will be shown.
 */
export async function renderPage(
  { site, siteUrl, apiUrl, frontEnds, takesRazorpay, log }: Settings,
  address: string,
  drawn: { client: Client; requestId: string; answer?: FormAnswer; isForOne?: boolean },
): Promise<WholeReply> {
  try {
    const request = new Request(siteUrl + address)
    const reply = await site.render(request, {
      ...drawn,
      siteUrl,
      apiUrl,
      buildId: site.buildId,
      sheetText: site.sheetText,
    })
    const page = finish(reply, Buffer.from(await reply.arrayBuffer()), { siteUrl, apiUrl, frontEnds, takesRazorpay })
    // The development server adds scripts and a socket of its own.
    if (site.isDevelopment) page.headers.delete('content-security-policy')
    return page
  } catch (error) {
    log.error({ err: error, requestId: drawn.requestId }, 'a page could not be rendered')
    return plainFailure(drawn.requestId)
  }
}

type Addresses = Pick<Settings, 'siteUrl' | 'apiUrl' | 'frontEnds' | 'takesRazorpay'>

function finish(reply: Response, body: Buffer, urls: Addresses): WholeReply {
  const headers = new Headers(reply.headers)
  const page = { status: reply.status, headers, body }
  const isHtml = /^text\/html/.test(headers.get('content-type') ?? '')
  if (isHtml) headers.set('content-security-policy', contentSecurityPolicy(namedScripts(headers.get(ownScripts)), urls))
  // A browser may keep a public page, but asks each time whether it is still the newest.
  if (isKeepable(page)) headers.set('cache-control', 'no-cache')
  else if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  headers.delete('x-page-cache')
  headers.delete(ownScripts)
  return page
}

/** The last resort, when not even the site's own error screen could be drawn. */
function plainFailure(requestId: string): WholeReply {
  const heading = 'Oops! An error occured'
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${heading}</title>
<h1>${heading}</h1><p>Please try again in a moment. If you write to us about it, mention ${requestId}.</p>
<p><a href="/">Return To Home</a></p></html>`
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  })
  return { status: 500, headers, body: Buffer.from(html) }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Client } from '@northlight/contract/client'
import type { FormAnswer } from '@northlight/contract/form-answer'
import type { Logger } from 'pino'
import { chooseEncoding } from '../http/encoding.ts'
import { isAskedFirst } from './doors.ts'
import { type KeptPage, type RenderedPage, writeKept } from './kept-page.ts'
import { pageAddress, tidyAddress } from './page-address.ts'
import type { PageCache } from './page-cache.ts'
import { renderPage } from './render-page.ts'
import type { Site } from './site.ts'
import type { Caller } from './site-client.ts'

export type Pages = ReturnType<typeof createPages>

type Options = {
  site: Site
  /** Left out while developing: every request then shows the newest code. */
  cache: PageCache | undefined
  clientFor(caller: Caller): Client
  siteUrl: string
  apiUrl: string
  takesRazorpay?: boolean
  log: Logger
}

export function createPages({ cache, clientFor, ...settings }: Options) {
  const render = (address: string, caller: Caller, answer?: FormAnswer) =>
    renderPage(settings, address, { client: clientFor(caller), requestId: caller.requestId, answer })

  /** The kept page, if it may be shown. One that has grown old is rendered again behind whoever asked for it. */
  const findKept = (key: string, caller: () => Caller): KeptPage | undefined => {
    const found = cache?.find(key)
    if (found?.isStale) {
      const who = caller()
      cache?.render(key, () => render(key, who)).catch(() => {})
    }
    return found?.kept
  }

  return {
    /** Answers at once when the page is in memory. Runs before anything else, for nine visits out of ten. */
    answerFromMemory(
      request: IncomingMessage,
      response: ServerResponse,
      caller: () => Caller,
      extra: readonly string[],
    ): boolean {
      if (!cache || (request.method !== 'GET' && request.method !== 'HEAD')) return false
      const url = request.url ?? '/'
      // Most addresses are written as they are kept; only others are taken apart.
      const key = cache.peek(url) ? url : pageAddress(url).key
      // Who may see some of them is asked first.
      if (isAskedFirst(cache.peek(key)?.door, request.headers.cookie)) return false
      const kept = findKept(key, caller)
      if (kept) writeKept(request, response, kept, extra)
      return kept !== undefined
    },

    /** Renders the home page before anybody asks: the first rendering also loads and compiles the site. */
    async warmUp(): Promise<void> {
      await cache?.render('/', () => render('/', { address: 'internal', requestId: 'warm-up' }))
    },

    /** What the API said to a form that came without scripts. Of one visitor, so never kept. */
    async answerForm(path: string, answer: FormAnswer, caller: Caller): Promise<Response> {
      return replyOf(await render(path, caller, answer))
    },

    /** Everything that no other handler wanted. `url` is the path and query as sent. */
    async reply(request: Request, url: string, caller: Caller): Promise<Response> {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      const tidy = tidyAddress(url)
      if (tidy !== undefined) return redirect(tidy)
      // Forms post to the API or to what stands in for it, never to a page.
      if (!isRead) return new Response('Method not allowed', { status: 405, headers: { allow: 'GET, HEAD' } })
      const { key, isKeepable } = pageAddress(url)
      if (!cache || !isKeepable) return replyOf(await render(key, caller))
      const known = findKept(key, () => caller)
      if (known) return keptReply(request, known)
      const { page, kept } = await cache.render(key, () => render(key, caller))
      return kept ? keptReply(request, kept) : replyOf(page)
    },
  }
}

const redirect = (location: string) =>
  new Response(null, { status: 301, headers: { location, 'cache-control': 'public, max-age=3600' } })

const replyOf = ({ status, headers, body }: RenderedPage) =>
  new Response(bodyless(status) ? null : new Uint8Array(body), { status, headers })

const bodyless = (status: number) => status === 204 || status === 205 || status === 304

function keptReply(request: Request, kept: KeptPage): Response {
  const form = kept[chooseEncoding(request.headers.get('accept-encoding') ?? undefined)]
  const headers = new Headers()
  for (let at = 0; at < form.headers.length; at += 2) headers.append(form.headers[at] ?? '', form.headers[at + 1] ?? '')
  return new Response(new Uint8Array(form.body), { headers })
}

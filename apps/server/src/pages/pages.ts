import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Client } from '@northlight/contract/client'
import type { FormAnswer } from '@northlight/contract/form-answer'
import { ClientDisconnected, ServerBusy, turns } from '@northlight/contract/queue'
import type { Logger } from 'pino'
import {
  type CachedReply,
  cachedReply,
  type OtherHeaders,
  replyOf,
  type WholeReply,
  writeCached,
} from '../cache/cached-reply.ts'
import type { Outcome } from '../cache/reply-cache.ts'
import { compressedReply } from '../http/compression.ts'
import { worthCompressing } from '../http/encoding.ts'
import { busyPage, plainAnswer } from './busy-page.ts'
import { oncePerPage } from './once-per-page.ts'
import { pageAddress, tidyAddress } from './page-address.ts'
import type { PageCache } from './page-cache.ts'
import { asPreview, mayBePreview, previewTokenIn } from './preview.ts'
import { createRenderBehind } from './render-behind.ts'
import { renderPage } from './render-page.ts'
import { isAskedFirst } from './route-guards.ts'
import type { Site } from './site.ts'
import type { Caller } from './site-client.ts'

/** Time that a page waited for a slow database is none that the thread worked. */
const longestRest = 50

/**
 * Two at once, so that one which waits for its data does not keep the thread idle. After each its place rests for as
 * long again: pages that cannot be kept take at most half of the thread, anyone who asks for however many, and students
 * save on the other half.
 */
const rendering = { atOnce: 2, mostWaiting: 60, mostOfOne: 12, restFor: (took: number) => Math.min(took, longestRest) }

export type Pages = ReturnType<typeof createPages>

type Options = {
  site: Site
  /** Left out while developing: every request then shows the newest code. */
  cache: PageCache | undefined
  clientFor(caller: Caller): Client
  /** Draws pages with a draft laid over them; left out where nobody edits. */
  preview?: { isGood(token: string): boolean; clientFor(token: string, caller: Caller): Client }
  siteUrl: string
  apiUrl: string
  frontEnds?: readonly string[]
  takesRazorpay?: boolean
  log: Logger
  isClosing?: () => boolean
}

export function createPages({ cache, clientFor, preview, isClosing, ...settings }: Options) {
  const addressOf = (url: string) => pageAddress(url, settings.site)
  const turn = turns(rendering)
  const behind = createRenderBehind(isClosing)

  /**
   * In turn: rendering takes the one thread that everybody else waits for. `forOne` is what a page is drawn with that is
   * not kept. Fails with `ServerBusy` or `ClientDisconnected`.
   */
  const render = (address: string, caller: Caller, forOne?: { answer?: FormAnswer; source?: Client }) =>
    turn(
      () => {
        const client = oncePerPage(forOne?.source ?? clientFor(caller))
        const { requestId } = caller
        return renderPage(settings, address, {
          client,
          requestId,
          answer: forOne?.answer,
          isForOne: forOne !== undefined,
        })
      },
      { who: caller.address, isGone: caller.isGone },
    )

  /** Of several who wait for one page the first is asked whether it is still wanted; the next ask for themselves. */
  const renderKept = async (cache: PageCache, key: string, caller: Caller): Promise<Outcome> => {
    for (;;) {
      try {
        return await cache.render(key, () => render(key, caller))
      } catch (error) {
        if (!(error instanceof ClientDisconnected) || caller.isGone?.()) throw error
      }
    }
  }

  /** The cached page, if it may be shown. One that has grown old is rendered again behind anyone who asked for it. */
  const findCached = (key: string, caller: () => Caller): CachedReply | undefined => {
    const found = cache?.find(key)
    if (cache && found?.isStale) {
      const who = { ...caller(), address: 'again', isGone: undefined }
      behind(key, () => cache.render(key, () => render(key, who)))
    }
    return found?.kept
  }

  return {
    /** Whether the address, as it is written, is that of a page in memory. */
    isKept: (url: string): boolean => cache?.peek(url) !== undefined,

    /** Answers at once when the page is in memory. Runs before anything else, for nine visits out of ten. */
    answerFromMemory(
      request: IncomingMessage,
      response: ServerResponse,
      other: () => OtherHeaders,
      caller: () => Caller,
    ): boolean {
      if (!cache || (request.method !== 'GET' && request.method !== 'HEAD')) return false
      const url = request.url ?? '/'
      if (mayBePreview(url)) return false
      // Most addresses equal their cache key; only others are normalised.
      const key = cache.peek(url) ? url : addressOf(url).key
      // Who may see some of them is asked first.
      if (isAskedFirst(cache.peek(key)?.door, request.headers.cookie)) return false
      const kept = findCached(key, caller)
      if (kept) writeCached(request, response, kept, other())
      return kept !== undefined
    },

    /** Renders the home page before anybody asks: the first rendering also loads and compiles the site. */
    async warmUp(): Promise<void> {
      await cache?.render('/', () => render('/', { address: 'internal', requestId: 'warm-up' }))
    },

    /** What the API said to a form that came without scripts. Of one visitor, so never kept. */
    async answerForm(path: string, answer: FormAnswer, caller: Caller): Promise<Response> {
      // It was taken or refused already: that must be told, drawn or not.
      return render(path, caller, { answer }).then(replyOf, (error: unknown) => {
        if (error instanceof ServerBusy) return replyOf(plainAnswer(answer))
        if (error instanceof ClientDisconnected) return gone()
        throw error
      })
    },

    /** Everything that no other handler wanted. `url` is the path and query as sent. */
    async reply(request: Request, url: string, caller: Caller): Promise<Response> {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      const tidy = tidyAddress(url)
      if (tidy !== undefined) return redirect(tidy)
      // Forms post to the API or to what stands in for it, never to a page.
      if (!isRead) return new Response('Method not allowed', { status: 405, headers: { allow: 'GET, HEAD' } })
      return orBusy(async () => {
        const { key, isKeepable } = addressOf(url)
        const token = preview && mayBePreview(url) ? previewTokenIn(url) : undefined
        // One that is forged or too old shows what everybody sees, from memory: it costs nothing to try.
        if (preview && token !== undefined && preview.isGood(token))
          return replyTo(request, asPreview(await render(key, caller, { source: preview.clientFor(token, caller) })))
        if (!cache || !isKeepable) return replyTo(request, await render(key, caller, {}))
        const known = findCached(key, () => caller)
        if (known) return cachedReply(request, known)
        const { page, kept } = await renderKept(cache, key, caller)
        return kept ? cachedReply(request, kept) : replyOf(page)
      })
    },
  }
}

/** Compressed here, where its bytes are: whole, a page would be copied three times on its way out. */
const replyTo = ({ method, headers }: Request, page: WholeReply): Response | Promise<Response> =>
  method === 'HEAD' || page.body.length < worthCompressing
    ? replyOf(page)
    : compressedReply(page, headers.get('accept-encoding') ?? undefined)

/** Too many ask: a short word at once. Nobody there any more: nothing. */
const orBusy = (work: () => Promise<Response>): Promise<Response> =>
  work().catch((error: unknown) => {
    if (error instanceof ServerBusy) return replyOf(busyPage(error))
    if (error instanceof ClientDisconnected) return gone()
    throw error
  })

/** Nobody reads it. */
const gone = () => new Response(null, { status: 400 })

const redirect = (location: string) =>
  new Response(null, { status: 301, headers: { location, 'cache-control': 'public, max-age=3600' } })

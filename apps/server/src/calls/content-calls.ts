import type { IncomingMessage, ServerResponse } from 'node:http'
import { minutes, seconds } from '@northlight/contract/durations'
import {
  type CachedReply,
  cachedReply,
  type OtherHeaders,
  replyOf,
  type WholeReply,
  writeCached,
} from '../cache/cached-reply.ts'
import { createReplyCache } from '../cache/reply-cache.ts'
import type { ApiFetch, Caller } from '../pages/site-client.ts'
import { callAddress } from './call-address.ts'

type Options = { api: ApiFetch; siteUrl: string; now?: () => number }

const limits = {
  maxEntries: 1000,
  maxBytes: 32 * 1024 * 1024,
  // Pages are made of these replies and may be a minute old themselves, so a reply is asked for again sooner.
  freshFor: seconds(30),
  usableFor: minutes(1),
}

/** Whole successes. An empty list is what an invented name finds, or a page behind the last one. */
const keeps = ({ status, headers, body }: WholeReply): boolean =>
  status === 200 &&
  (headers.get('content-type') ?? '').startsWith('application/json') &&
  !body.subarray(0, 10).equals(emptyList)
const emptyList = Buffer.from('{"data":[]')

/**
 * Replies of the API that are the same for everybody, made once and handed out like cached pages. Whether a call is
 * one of them stands in the contract. What is answered from memory costs less than counting it, so it is not counted.
 */
export function createContentCalls({ api, siteUrl, now }: Options) {
  const cache = createReplyCache({ ...limits, keeps, now })
  const values = new WeakMap<CachedReply, unknown>()

  const ask = async (key: string, caller: Caller): Promise<WholeReply> => {
    const reply = await api(new Request(siteUrl + key), caller)
    const page = {
      status: reply.status,
      headers: new Headers(reply.headers),
      body: Buffer.from(await reply.arrayBuffer()),
    }
    // Anyone who holds a copy asks each time whether it is still the newest.
    if (keeps(page)) page.headers.set('cache-control', 'no-cache')
    return page
  }

  /** One that has grown old is asked for again behind anyone who wanted it. */
  const findCached = (key: string): CachedReply | undefined => {
    const found = cache.find(key)
    if (found?.isStale) {
      const again = { address: 'internal', requestId: 'again' }
      cache.render(key, () => ask(key, again)).catch(() => {})
    }
    return found?.kept
  }

  /** Kept and no older than half a minute: what a page is made of. */
  const findFresh = (key: string): CachedReply | undefined => {
    const found = cache.find(key)
    return found?.isStale ? undefined : found?.kept
  }

  return {
    /** Whether the address, as it is written, is that of a reply in memory. */
    isKept: (url: string): boolean => cache.peek(url) !== undefined,

    /** Answers at once when the reply is in memory, before anything else looks at the request. */
    answerFromMemory(request: IncomingMessage, response: ServerResponse, other: () => OtherHeaders): boolean {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const url = request.url ?? '/'
      // Most addresses are written as they are kept; only others are taken apart.
      const key = cache.peek(url) ? url : keyOf(url)
      const kept = key === undefined ? undefined : findCached(key)
      if (kept) writeCached(request, response, kept, other())
      return kept !== undefined
    },

    /** The API with a memory. */
    async fetch(request: Request, caller: Caller): Promise<Response> {
      const { pathname, search } = new URL(request.url)
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      const key = isRead ? keyOf(pathname + search) : undefined
      if (key === undefined) return api(request, caller)
      const known = caller.address === 'internal' ? findFresh(key) : findCached(key)
      if (known) return cachedReply(request, known)
      let own: WholeReply | undefined
      const { kept } = await cache.render(key, async () => {
        own = await ask(key, caller)
        return own
      })
      if (kept) return cachedReply(request, kept)
      // A refusal is for the one who asked; others who waited with them ask for themselves.
      return own ? replyOf(own) : api(request, caller)
    },

    /** What a call says, parsed once for all pages that show it; nobody can change it. */
    known(url: string): unknown {
      const key = keyOf(url)
      const kept = key === undefined ? undefined : findFresh(key)
      if (!kept) return undefined
      const value = values.get(kept) ?? frozen(JSON.parse(kept.identity.body.toString()))
      values.set(kept, value)
      return value
    },

    /** Content has changed: everything goes. A seat was sold: only what counts seats. */
    clear(topic: 'content' | 'seats'): void {
      cache.clear(topic === 'content' ? undefined : (key) => callAddress(key)?.cachedUntil === 'seats')
    },
    size: cache.size,
  }
}

const keyOf = (url: string): string | undefined => {
  const address = callAddress(url)
  return address?.isKeepable ? address.key : undefined
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}

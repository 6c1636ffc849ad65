import { type Client, createClient } from '@northlight/contract/client'
import type { WholeReply } from '../cache/cached-reply.ts'
import type { ApiFetch, Caller } from './site-client.ts'

/** Under this header the API answers one call with a draft laid over it; see `records/preview.ts` there. */
const header = 'x-northlight-preview'

/** Cheap enough for every visit: most addresses have no query at all. */
export const mayBePreview = (url: string): boolean => url.includes('preview=')

export const previewTokenIn = (url: string): string | undefined => {
  const mark = url.indexOf('?')
  return mark === -1 ? undefined : (new URLSearchParams(url.slice(mark + 1)).get('preview') ?? undefined)
}

/** Asks the API of this process itself, past every reply that is kept: what it says is for this page alone. */
export const previewClient = (api: ApiFetch, siteUrl: string, token: string, { requestId }: Caller): Client =>
  createClient({
    baseUrl: siteUrl,
    fetch: (input, init) => {
      const request = new Request(input, init)
      request.headers.set(header, token)
      return api(request, { requestId, address: 'internal' })
    },
  })

/**
 * A preview is for anyone who was given its address: no cache, no search engine, no other site learns of it. It alone
 * may stand in a frame, and only in one of this site: the form of the office shows it beside the text.
 */
export const asPreview = ({ status, headers, body }: WholeReply): WholeReply => {
  const own = new Headers(headers)
  const policy = own.get('content-security-policy')
  if (policy) own.set('content-security-policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"))
  own.set('x-frame-options', 'SAMEORIGIN')
  own.set('cache-control', 'no-store')
  own.set('x-robots-tag', 'noindex, nofollow')
  own.set('referrer-policy', 'no-referrer')
  return { status, headers: own, body }
}

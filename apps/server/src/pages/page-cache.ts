import type { WholeReply } from '../cache/cached-reply.ts'
import { createReplyCache } from '../cache/reply-cache.ts'
import { guardOf } from './route-guards.ts'

export type PageCache = ReturnType<typeof createPageCache>

type Options = Omit<Parameters<typeof createReplyCache>[0], 'keeps' | 'guardOf'>

export const createPageCache = (options: Options = {}) => createReplyCache({ ...options, keeps: isKeepable, guardOf })

/** Only whole, public successes: keeping 404s would let anybody fill the memory with invented addresses. */
export function isKeepable({ status, headers }: WholeReply): boolean {
  if (status !== 200 || headers.has('set-cookie')) return false
  const type = headers.get('content-type') ?? ''
  if (!/^text\/(?:html|x-script)/.test(type)) return false
  if (headers.get('x-page-cache') === 'public') return true
  return !/no-store|private/i.test(headers.get('cache-control') ?? '')
}

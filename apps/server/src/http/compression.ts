import type { MiddlewareHandler } from 'hono'
import { brotli, chooseEncoding, gzipped, isCompressible, worthCompressing } from './encoding.ts'

/** A reply that is made for one visitor, as short as the browser takes it: `accepted` is its header of that name. */
export async function compressedReply(
  { status, headers: given, body }: { status: number; headers: Headers; body: Uint8Array },
  accepted: string | undefined,
): Promise<Response> {
  const headers = new Headers(given)
  if (!/accept-encoding/i.test(headers.get('vary') ?? '')) headers.append('vary', 'Accept-Encoding')
  const encoding = body.length < worthCompressing ? 'identity' : chooseEncoding(accepted)
  const short = encoding === 'br' ? await brotli(body, 4) : encoding === 'gzip' ? await gzipped(body) : body
  if (encoding !== 'identity') headers.set('content-encoding', encoding)
  headers.set('content-length', String(short.length))
  return new Response(new Uint8Array(short), { status, headers })
}

/** Compresses replies made on the fly. Downloads and streams pass untouched, so nothing large is held in memory. */
export const compression = (): MiddlewareHandler => async (c, next) => {
  await next()
  const reply = c.res
  if (
    !reply.body ||
    c.req.method === 'HEAD' ||
    reply.headers.has('content-encoding') ||
    reply.headers.has('content-disposition') ||
    !isCompressible(reply.headers.get('content-type'))
  ) {
    return
  }
  // Files answered by path are already compressed at build time; only the streams of the API come here.
  if (reply.headers.get('content-type')?.startsWith('text/event-stream')) return
  const length = Number(reply.headers.get('content-length') ?? worthCompressing)
  if (length < worthCompressing) return reply.headers.append('vary', 'Accept-Encoding')
  const { status, headers } = reply
  const body = new Uint8Array(await reply.arrayBuffer())
  c.res = undefined
  c.res = await compressedReply({ status, headers, body }, c.req.header('accept-encoding'))
}

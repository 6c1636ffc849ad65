import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotli, chooseEncoding, gzipped, isCompressible, worthCompressing } from '../http/encoding.ts'
import { matchesTag, weakTag } from '../http/etag.ts'

/** A complete response, to be cached. */
export type WholeReply = {
  status: number
  headers: Headers
  body: Buffer
  /** Something could not be read: sent, but not kept. */
  isPartial?: boolean | undefined
}

type Form = {
  body: Buffer
  headers: string[]
  /** The headers as they were last written, with those of every reply; the value that differs each time is the last. */
  written?: { always: readonly string[]; headers: string[] }
}

/** What other hands add to a reply: always the same, and of this reply alone. */
export type OtherHeaders = {
  always: readonly string[]
  requestId: string
  /** This connection ends with the reply. */
  isLast: boolean
}

const ownHeaders = ({ always, requestId, isLast }: OtherHeaders): string[] => [
  ...always,
  ...['x-request-id', requestId],
  ...(isLast ? ['connection', 'close'] : []),
]

/** A page, a call or a file in memory with its compressed forms and with headers ready to write: answering it is one write. */
export type CachedReply = {
  tag: string
  /** Who may see it, known once instead of asked at every visit. */
  door: string | undefined
  br: Form
  gzip: Form
  identity: Form
  shared: string[]
  notModified: string[]
  bytes: number
  storedAt: number
  /** How often it was there when somebody asked. */
  timesFound: number
  /** The brotli form is the smallest there is. */
  isSqueezed: boolean
}

/** Set for each reply by others, or wrong for a stored one. */
const dropped = new Set([
  'content-length',
  'content-encoding',
  'etag',
  'date',
  'connection',
  'transfer-encoding',
  'vary',
  'x-request-id',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
])

const sharedHeaders = (reply: WholeReply, tag: string): string[] => {
  const shared: string[] = []
  for (const [name, value] of reply.headers) if (!dropped.has(name)) shared.push(name, value)
  return [...shared, 'etag', tag, ...(isWorthSqueezing(reply) ? ['vary', 'Accept-Encoding'] : [])]
}

/** A picture is as small as it gets, and what is saved as a file is left as it is. */
const isWorthSqueezing = ({ headers, body }: WholeReply): boolean =>
  isCompressible(headers.get('content-type')) && !headers.has('content-disposition') && body.length >= worthCompressing

/** Whether a reply came out as it is kept already, to the last byte and header. */
export const isSameReply = (kept: CachedReply, reply: WholeReply): boolean =>
  kept.identity.body.equals(reply.body) && String(kept.shared) === String(sharedHeaders(reply, kept.tag))

/** What comes out of a compression lies in more room than it fills; kept for hours, it takes only its own. */
const exactly = (bytes: Buffer): Buffer => {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

export async function keepReply(reply: WholeReply, now: number, door?: string): Promise<CachedReply> {
  const tag = weakTag(reply.body)
  const shared = sharedHeaders(reply, tag)
  const form = (body: Buffer, encoding?: string): Form => ({
    body,
    headers: [...shared, ...(encoding ? ['content-encoding', encoding] : []), 'content-length', String(body.length)],
  })
  const identity = form(reply.body)
  const kept = {
    tag,
    door,
    identity,
    shared,
    notModified: shared.filter((_, index) => shared[index - (index % 2)] !== 'content-type'),
    storedAt: now,
    timesFound: 0,
  }
  const least = reply.body.length + shared.join('').length
  if (!isWorthSqueezing(reply)) return { ...kept, br: identity, gzip: identity, bytes: least, isSqueezed: true }
  const [br, gz] = await Promise.all([brotli(reply.body, 7), gzipped(reply.body)])
  const bytes = least + br.length + gz.length
  return { ...kept, br: form(exactly(br), 'br'), gzip: form(exactly(gz), 'gzip'), bytes, isSqueezed: false }
}

/** The best brotli takes up to a second: too long for a visitor, nothing for a page that is served often. */
export async function squeeze(kept: CachedReply): Promise<void> {
  const squeezed = await brotli(kept.identity.body, 11)
  kept.isSqueezed = true
  if (squeezed.length >= kept.br.body.length) return
  const body = exactly(squeezed)
  kept.bytes -= kept.br.body.length - body.length
  kept.br = { body, headers: [...kept.br.headers.slice(0, -1), String(body.length)] }
}

export function writeCached(
  request: IncomingMessage,
  response: ServerResponse,
  kept: CachedReply,
  other: OtherHeaders,
): void {
  if (matchesTag(request.headers['if-none-match'], kept.tag)) {
    response.writeHead(304, [...kept.notModified, ...ownHeaders(other)])
    response.end()
    return
  }
  const form = kept[chooseEncoding(request.headers['accept-encoding'])]
  response.writeHead(200, other.isLast ? [...form.headers, ...ownHeaders(other)] : headersToWrite(form, other))
  response.end(request.method === 'HEAD' ? undefined : form.body)
}

/** Written at once and read by nobody else, so the same list serves every reply: only the id in it changes. */
function headersToWrite(form: Form, { always, requestId }: OtherHeaders): string[] {
  if (form.written?.always !== always)
    form.written = { always, headers: [...form.headers, ...always, 'x-request-id', ''] }
  const { headers } = form.written
  headers[headers.length - 1] = requestId
  return headers
}

/** The same as a `Response`, for anyone who was the first to ask. */
export function cachedReply({ method, headers: asked }: Request, kept: CachedReply): Response {
  if (matchesTag(asked.get('if-none-match') ?? undefined, kept.tag))
    return new Response(null, { status: 304, headers: asHeaders(kept.notModified) })
  const form = kept[chooseEncoding(asked.get('accept-encoding') ?? undefined)]
  return new Response(method === 'HEAD' ? null : new Uint8Array(form.body), { headers: asHeaders(form.headers) })
}

function asHeaders(list: readonly string[]): Headers {
  const headers = new Headers()
  for (let at = 0; at < list.length; at += 2) headers.append(list[at] ?? '', list[at + 1] ?? '')
  return headers
}

export const replyOf = ({ status, headers, body }: WholeReply): Response =>
  new Response(bodyless(status) ? null : new Uint8Array(body), { status, headers })

const bodyless = (status: number) => status === 204 || status === 205 || status === 304

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { minutes, seconds } from '@northlight/contract/durations'
import { requestScope } from '@northlight/db/request-scope'
import type { Logger } from 'pino'
import type { Bindings } from '../app.ts'
import type { Memory } from '../cache/memory.ts'
import type { Caller } from '../pages/site-client.ts'
import { limitBodyTime, refuseLargeBody } from './body-limit.ts'
import { loggedPath, routeGroup } from './logged-path.ts'
import type { Metrics } from './metrics.ts'
import { oneATurn } from './one-a-turn.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { requestIdOf } from './request-id.ts'
import { requestRecorder } from './request-log.ts'
import { fileHeaders, securityHeaders } from './security-headers.ts'
import type { Trace, Traces } from './traces.ts'
import { countedAddress, visitorAddress } from './visitor-address.ts'

type Before = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

type Options = {
  app: { fetch(request: Request, env: Bindings): Response | Promise<Response> }
  /** What is kept of pages, of calls and of files made from content; absent where nothing is. */
  pages?: Memory | undefined
  calls?: Memory | undefined
  files?: Memory | undefined
  /** The development server's own files come before everything else. */
  before?: Before | undefined
  log: Logger
  metrics: Metrics
  siteUrl: string
  trustProxy: number
  isClosing(): boolean
  onReply?: Parameters<typeof requestRecorder>[0]['onReply']
  /** Absent where nobody collects traces. */
  traces?: Traces | undefined
}

/** Raw addresses are ASCII without spaces, control signs or backslashes; anything else is not from a browser. */
const isSaneUrl = (url: string) => /^\/[!-[\]-~]*$/.test(url)

/** A query is parsed more than once on its way, in quadratic time where its names have no value. No page reads more. */
const isShortUrl = (url: string) => url.length <= 100 || (url.length <= 4000 && url.split('&', 102).length <= 101)

/** A hall sends its sign-ins in the same second, and each takes more than a page from memory before it waits its turn. */
const isSignIn = ({ method, url }: IncomingMessage) =>
  method === 'POST' && (url === '/api/auth/callback/credentials' || url === '/api/v1/auth/login')

/** Each body comes at the pace of its connection: a marks card of 5 MB at 40 KB/s takes two minutes. */
const longestRequest = minutes(6)
/** Then a fresh connection is made; behind one that lives for ever nobody sees who comes back. */
const requestsPerConnection = 1000

const endTrace = (
  trace: Trace,
  { method = '', url = '/' }: IncomingMessage,
  reply: ServerResponse,
  requestId: string,
) =>
  trace.end(
    `${method} ${routeGroup(url)}`,
    {
      'http.request.method': method,
      'url.path': loggedPath(url),
      'http.response.status_code': reply.statusCode,
      'northlight.request_id': requestId,
    },
    reply.statusCode >= 500,
  )

/** Cached pages and replies are written straight to the socket; everything else goes through the application. */
export function createHttpServer({
  app,
  pages,
  calls,
  files,
  before,
  log,
  metrics,
  siteUrl,
  trustProxy,
  isClosing,
  onReply,
  traces,
}: Options): Server {
  const always = securityHeaders(siteUrl)
  const besideFiles = fileHeaders(siteUrl)
  const raw = always.flat()
  const callers = new WeakMap<object, Caller>()
  const throughApp = getRequestListener(
    (request, env) => {
      const { incoming, outgoing } = env as Bindings
      const caller = callers.get(incoming) ?? { address: '', requestId: '', isGone: () => false }
      return app.fetch(request, { incoming, outgoing, ...caller })
    },
    { overrideGlobalObjects: false },
  )
  const signIns = oneATurn()
  const { host } = new URL(siteUrl)
  const record = requestRecorder({ log, metrics, onReply })

  const memoryOf = (url: string): Memory | undefined => {
    if (url.startsWith('/api/')) return calls
    return files?.isKept(url) ? files : pages
  }

  const serve = (incoming: IncomingMessage, outgoing: ServerResponse, requestId: string) => {
    const isLast = isClosing()
    const url = incoming.url ?? '/'
    const memory = memoryOf(url)
    // What is in memory under this address has been through these questions.
    if (!memory?.isKept(url) && (!isSaneUrl(url) || !isShortUrl(url))) {
      outgoing.writeHead(isSaneUrl(url) ? 414 : 400, { 'x-request-id': requestId, connection: 'close' })
      outgoing.end()
      return
    }
    const caller = () => ({
      address: countedAddress(visitorAddress(incoming, trustProxy)),
      requestId,
      isGone: () => incoming.socket.destroyed,
    })
    if (refuseLargeBody(incoming, outgoing, () => [...raw, 'x-request-id', requestId])) return
    limitBodyTime(incoming, outgoing)
    const other = () => ({ always: raw, requestId, isLast })
    if (memory?.answerFromMemory(incoming, outgoing, other, caller)) return
    callers.set(incoming, caller())
    // The host is only the visitor's claim; addresses are made from SITE_URL.
    incoming.headers.host = host
    for (const [name, value] of /^\/(?:office\/)?assets\//.test(url) ? besideFiles : always)
      outgoing.setHeader(name, value)
    outgoing.setHeader('x-request-id', requestId)
    if (isLast) outgoing.setHeader('connection', 'close')
    if (before) before(incoming, outgoing, () => void throughApp(incoming, outgoing))
    else if (isSignIn(incoming))
      signIns(() => {
        if (!incoming.socket.destroyed) void throughApp(incoming, outgoing)
      })
    else void throughApp(incoming, outgoing)
  }

  const handle = oneAtATime((incoming, outgoing) => {
    const requestId = requestIdOf(incoming, trustProxy)
    record(incoming, outgoing, requestId)
    const trace = traces?.begin(trustProxy > 0 ? incoming.headers.traceparent?.toString() : undefined)
    if (trace) outgoing.on('close', () => endTrace(trace, incoming, outgoing, requestId))
    try {
      requestScope.run({ requestId, ...(trace && { onStatement: trace.onStatement }) }, () =>
        serve(incoming, outgoing, requestId),
      )
    } catch (error) {
      // A mistake of ours costs the one who met it, never everybody else: uncaught, it would end the process.
      log.error({ err: error, requestId }, 'unexpected failure')
      if (!outgoing.headersSent) outgoing.writeHead(500, { 'x-request-id': requestId, connection: 'close' })
      outgoing.end()
    }
  })
  // Most requests have no body: their stream is ended from the start and emits no events.
  const server = createServer({ optimizeEmptyRequests: true }, handle)
  server.requestTimeout = longestRequest
  server.maxRequestsPerSocket = requestsPerConnection
  server.headersTimeout = seconds(20)
  // Longer than a proxy's usual 60 seconds, so that the proxy closes first and never meets a dead connection.
  server.keepAliveTimeout = seconds(65)
  return server
}

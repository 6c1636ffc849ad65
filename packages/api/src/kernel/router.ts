import type { Endpoint } from '@northlight/contract/endpoint'
import { attendedHeader } from '@northlight/contract/office/me'
import { Hono } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import { type Ctx, callContext, type Services } from './context.ts'
import { ApiFailure, failureResponse } from './errors.ts'
import { answer, type Implementation } from './implement.ts'
import type { Limits } from './limits.ts'

export type CallerInfo = { address: string; requestId: string }
/** What a call works on comes with the call: putting a thousand addresses together is done once, not per database. */
type Env = { Bindings: CallerInfo & { services: Services; limits: Limits } }

const cors = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-request-id, retry-after, x-ratelimit-limit, x-ratelimit-remaining',
}
const preflight = {
  ...cors,
  'access-control-allow-methods': 'GET, HEAD, POST, DELETE, OPTIONS',
  'access-control-allow-headers':
    'authorization, content-type, accept, x-requested-with, x-came-from, x-office-branch, x-attended',
  'access-control-max-age': '86400',
}

const hasParameter = (path: string) => path.includes('{')
/** Literal addresses come before ones with parameters, so that `blog/all` is never read as a slug. */
const literalFirst = (a: Implementation, b: Implementation) =>
  Number(hasParameter(a.endpoint.path)) - Number(hasParameter(b.endpoint.path))

const routeOf = (endpoint: Endpoint) => `/api/v1${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`

type Parts = {
  implementations: Implementation[]
  /** `isByPerson`: the call was made by what somebody did, and not by a screen that is open. */
  authenticate: (ctx: Ctx, request: Request, isByPerson: boolean) => Promise<Ctx['actor']>
  /** Answers a call of public content with a draft laid over it, where the header says which. */
  preview?: {
    header: string
    answer: (ctx: Ctx, token: string, answer: (ctx: Ctx) => Promise<Response>) => Promise<Response>
  }
}

/** One Hono application for `/api/v1`: always JSON, success or failure, whatever was asked. */
export const createRouter = ({ implementations, authenticate, preview }: Parts) => {
  // Said, because the default first tries to make one expression of all addresses, and with these it cannot.
  const app = new Hono<Env>({ strict: false, router: new TrieRouter() })

  app.use('/api/v1/*', async (c, next) => {
    if (c.req.method === 'OPTIONS') return new Response(null, { status: 204, headers: preflight })
    await next()
    for (const [name, value] of Object.entries(cors)) c.res.headers.set(name, value)
    c.res.headers.set('x-request-id', c.env.requestId)
  })

  const methodsAt = new Map<string, string[]>()
  for (const implementation of implementations.toSorted(literalFirst)) {
    const { endpoint } = implementation
    const path = routeOf(endpoint)
    methodsAt.set(path, [...(methodsAt.get(path) ?? []), endpoint.method.toUpperCase()])
    app.on(endpoint.method.toUpperCase(), path, async (c) => {
      const { services, limits } = c.env
      const ctx = callContext(services, c.req.raw, c.env)
      // Content reads ignore a token, valid or not.
      const attended = c.req.header(attendedHeader)
      const isByPerson = attended === 'yes' || (attended !== 'no' && !endpoint.runsByItself)
      const actor = endpoint.audience === 'anyone' ? ctx.actor : await authenticate(ctx, c.req.raw, isByPerson)
      const reply = (own: Ctx) => answer(implementation, limits, own, c.req.raw, c.req.param())
      try {
        const token = preview && endpoint.cachedUntil ? c.req.header(preview.header) : undefined
        if (preview && token) return await preview.answer({ ...ctx, actor }, token, reply)
        return await reply({ ...ctx, actor })
      } catch (error) {
        return failureResponse(error, ctx.requestId, services.logger, endpoint.failsWith)
      }
    })
  }
  for (const [path, methods] of methodsAt)
    app.all(path, (c) => {
      const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods
      throw new ApiFailure('method_not_allowed', {
        message: `The ${c.req.method} method is not supported for this address. Supported methods: ${allowed.join(', ')}.`,
        headers: { allow: allowed.join(', ') },
      })
    })

  app.notFound((c) =>
    failureResponse(
      new ApiFailure('unknown_route', { message: `The route ${c.req.path.slice(1, 200)} could not be found.` }),
      c.env.requestId,
      c.env.services.logger,
    ),
  )
  app.onError((error, c) => failureResponse(error, c.env.requestId, c.env.services.logger))
  return app
}

/** A listed endpoint without a verb, or two verbs for one address, is a mistake to find at the start. */
export const checkComplete = (listed: readonly Endpoint[], implementations: Implementation[]) => {
  const name = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`
  const made = implementations.map(({ endpoint }) => name(endpoint))
  const asked = new Set(listed.map(name))
  const missing = [...asked.difference(new Set(made))]
  const twice = made.filter((endpoint, index) => made.indexOf(endpoint) !== index)
  const unlisted = made.filter((endpoint) => !asked.has(endpoint))
  const withoutAct = listed.filter(({ audience, act }) => audience === 'staff' && !act).map(name)
  const said = [
    missing.length > 0 &&
      `Missing: ${missing}. Implement it in the routes.ts of its domain, which the domain.ts beside it brings.`,
    twice.length > 0 && `Twice: ${twice}. Take one of them out of the routes.ts of its domain.`,
    unlisted.length > 0 && `Not listed: ${unlisted}. Add it to packages/contract/src/endpoints.ts.`,
    withoutAct.length > 0 && `Calls for staff without an act: ${withoutAct}. Name it where the endpoint is defined.`,
  ].filter((sentence) => sentence !== false)
  if (said.length > 0) throw new Error(`Contract and routes differ. ${said.join(' ')}`)
}

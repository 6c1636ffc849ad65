import type { LimitName } from '@northlight/contract/endpoint'
import type { Act } from '@northlight/contract/office/acts'
import type { Actor, Ctx } from './context.ts'
import type { Limits } from './limits.ts'
import type { openApiDocument } from './openapi.ts'
import { allowAny } from './policy.ts'

export type RawCall = {
  params: Record<string, string>
  url: URL
  request: Request
  /** Who asks, looked up anew each time: a stream outlives a session. */
  actorNow: () => Promise<Actor>
}

/** Families of addresses at the top of the host. The server passes each whole on to its route. */
export const topNames = ['confirmEmail', 'download', 'sandbox'] as const
export type TopName = (typeof topNames)[number]

/**
 * A route that answers with a file or a page instead of JSON by a schema, or that reads its body to the letter. It is
 * described and counted like every other call.
 */
export type RawRoute = {
  method: 'get' | 'post'
  /** With `{name}` for parameters; `{name:int}` takes digits alone. */
  path: string
  /** Below `/api/v1`, beside the endpoints of the contract, unless it stands at the top of the host. */
  atTop?: TopName
  /** The verb is called as the person who asks; otherwise as a visitor, and an address with a key stands for a person. */
  asPerson?: true
  /** Which rows of the table of acts open a route of the office; one of them is enough, and the verb knows which. */
  acts?: readonly [Act, ...Act[]]
  summary: string
  tag: string
  /** What it answers with. */
  produces: string
  /** Every call is counted by its kind and address, before anything is read or made. */
  countsAs: 'file' | 'webhook'
  /** A narrower limit beside it, for what is made while the caller waits: by address and parameters. */
  limit?: LimitName
  respond(ctx: Ctx, call: RawCall): Promise<Response> | Response
}

const plainPath = (path: string) => path.replace(/\{(\w+):int\}/g, '{$1}')

/** The path as Hono writes it. */
export const routePattern = ({ path }: RawRoute): string =>
  `/api/v1${path.replace(/\{(\w+):int\}/g, ':$1{[0-9]+}').replace(/\{(\w+)\}/g, ':$1')}`

const routeName = ({ method, path }: RawRoute) => `${method} ${plainPath(path)}`

/** Counts the call, then answers it. */
export const answerRaw = async (route: RawRoute, limits: Limits, ctx: Ctx, call: RawCall): Promise<Response> => {
  const name = routeName(route)
  if (ctx.address !== 'internal') await limits.raw(ctx, route.countsAs)
  if (route.limit) await limits.named(ctx, route.limit, name, Object.values(call.params).join('/'))
  const own = route.asPerson ? { ...ctx, actor: await call.actorNow() } : ctx
  if (route.acts) allowAny(own, route.acts)
  return route.respond(own, call)
}

const parametersOf = (path: string) =>
  [...path.matchAll(/\{(\w+)(:int)?\}/g)].map(([, name, isInt]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: isInt ? 'integer' : 'string' },
  }))

const failure = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
})

const operationOf = (route: RawRoute) => ({
  summary: route.summary,
  tags: [route.tag],
  operationId: `${route.method}${plainPath(route.path).replace(/[^a-z0-9]+(\w?)/gi, (_, letter: string) => letter.toUpperCase())}`,
  parameters: parametersOf(route.path),
  responses: {
    200: { description: 'Success', content: { [route.produces]: {} } },
    404: failure('Nothing is here, or the link is no longer good.'),
    429: failure('Too many calls.'),
  },
})

type Document = ReturnType<typeof openApiDocument>

/** The description with the raw routes in it. */
export const withRawRoutes = (document: Document, routes: readonly RawRoute[], host: string): Document => {
  const paths = { ...document.paths }
  for (const route of routes) {
    const path = plainPath(route.path)
    const server = route.atTop && { servers: [{ url: host }] }
    paths[path] = { ...paths[path], [route.method]: { ...operationOf(route), ...server } }
  }
  return { ...document, paths }
}

import type { Endpoint } from '@northlight/contract/endpoint'
import { endpoints } from '@northlight/contract/endpoints'
import { endpointsOf } from '@northlight/contract/office/record-endpoints'
import { resources } from '@northlight/contract/office/resources/list'
import { actorOfClick, createSession, holdsSession } from './accounts/session/session.ts'
import { actorOfRequest } from './accounts/session/tokens.ts'
import { implementationsNow, jobs, rawRoutes, schedules, topRoutes } from './domains.ts'
import { formEndpoints } from './enquiries/sent.ts'
import { type Ctx, callContext, type Services } from './kernel/context.ts'
import { failureResponse, jsonHeaders } from './kernel/errors.ts'
import { createRunner, type Runner } from './kernel/jobs/runner.ts'
import { createLimits, type Limits } from './kernel/limits.ts'
import { openApiDocument } from './kernel/openapi.ts'
import { answerRaw, type RawRoute, routePattern, withRawRoutes } from './kernel/raw-routes.ts'
import { referencePage } from './kernel/reference-page.ts'
import { type CallerInfo, checkComplete, createRouter } from './kernel/router.ts'
import { answerPreview, previewHeader, readPreview } from './records/preview.ts'

export type Api = {
  /** `/api/v1/*` */
  fetch(request: Request, caller: CallerInfo): Promise<Response>
  /** `/api/auth/*` */
  session(request: Request, caller: CallerInfo): Promise<Response>
  /** Whether the cookie of a request for a page holds a session. */
  isSignedIn(request: Request, caller: CallerInfo): Promise<boolean>
  /** `/email/verify/{id}/{token}`, the link in a mail: leads to a page with a button, which sends a form back here. */
  confirmEmail(request: Request, caller: CallerInfo): Promise<Response>
  /** `/v1/test-report-download/{file_key}`: a document made for the person who was just given its key. */
  download(request: Request, caller: CallerInfo): Promise<Response>
  /** `/sandbox/checkout/*`: the payment window of the demo; unknown where a real gateway is set up. */
  sandbox(request: Request, caller: CallerInfo): Promise<Response>
  /** Whether an address may show a draft: its token is ours and has not run out. */
  isPreview(token: string): boolean
  runner: Runner
}

const once = <T>(make: () => T) => {
  let made: T | undefined
  return () => (made ??= make())
}

/** Every call with the verb behind it, of the types of record that are listed now. */
export const callsOf = () => {
  const listed: Endpoint[] = [...endpoints, ...formEndpoints, ...resources.flatMap(endpointsOf)]
  const answered = implementationsNow()
  checkComplete(listed, answered)
  return { listed, answered }
}

type Calls = ReturnType<typeof callsOf>

/** The same for every database, so it is put together once. */
const allCalls = once(callsOf)

const answerTo = (route: RawRoute, limits: Limits, ctx: Ctx, request: Request, params: Record<string, string> = {}) =>
  answerRaw(route, limits, ctx, {
    params,
    url: new URL(request.url),
    request,
    actorNow: () => actorOfClick(ctx, request),
  })

const routerFor = ({ answered }: Calls) => {
  const preview = { header: previewHeader, answer: answerPreview }
  const router = createRouter({ implementations: answered, authenticate: actorOfRequest, preview })
  for (const route of rawRoutes)
    router.on(route.method.toUpperCase(), routePattern(route), (c) =>
      answerTo(route, c.env.limits, callContext(c.env.services, c.req.raw, c.env), c.req.raw, c.req.param()),
    )
  return router
}

/** Made when somebody first asks, and once: it takes a tenth of a second in which nobody else is served. */
const descriptionOf = ({ listed }: Calls, url: string) => {
  const described = { url, name: 'Northlight' }
  const routes = [...rawRoutes, ...Object.values(topRoutes)]
  return {
    document: once(() => Buffer.from(JSON.stringify(withRawRoutes(openApiDocument(listed, described), routes, url)))),
    reference: once(() => referencePage(listed, described)),
  }
}

const onceFor = <Key, Value>(known: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown }) => {
  return (key: Key, make: () => Value): Value => {
    const value = known.get(key) ?? make()
    known.set(key, value)
    return value
  }
}

/** Of one list of calls: its router, and its descriptions by the address at which the API is reached. */
const putTogether = (calls: Calls) => {
  const described = onceFor(new Map<string, ReturnType<typeof descriptionOf>>())
  const router = routerFor(calls)
  const at = (url: string) => described(url, () => descriptionOf(calls, url))
  router.get('/api/v1/openapi.json', (c) => {
    return new Response(at(c.env.services.apiUrl).document(), { headers: jsonHeaders })
  })
  router.get('/api/v1/docs', (c) => {
    const { html, headers } = at(c.env.services.apiUrl).reference()
    return new Response(html, { headers })
  })
  return router
}

const routers = onceFor(new WeakMap<Calls, ReturnType<typeof putTogether>>())

export const createApi = (services: Services, calls: Calls = allCalls()): Api => {
  const limits = createLimits(services.database)
  const router = routers(calls, () => putTogether(calls))
  const session = createSession(services, limits)

  const atTop = (route: RawRoute) => (request: Request, caller: CallerInfo) =>
    answerTo(route, limits, callContext(services, request, caller), request).catch((error: unknown) =>
      failureResponse(error, caller.requestId, services.logger),
    )

  return {
    fetch: async (request, caller) => router.fetch(request, { ...caller, services, limits }),
    session: (request, caller) =>
      session(request, caller).catch((error: unknown) => failureResponse(error, caller.requestId, services.logger)),
    isSignedIn: (request, caller) => holdsSession(callContext(services, request, caller), request),
    confirmEmail: atTop(topRoutes.confirmEmail),
    download: atTop(topRoutes.download),
    sandbox: atTop(topRoutes.sandbox),
    isPreview: (token) => readPreview(services.keys, services.clock(), token) !== undefined,
    runner: createRunner(services, jobs, schedules),
  }
}

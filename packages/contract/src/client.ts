import { type $Fetch, createFetch, FetchError } from 'ofetch'
import type { PathOf, ReplyAt } from './endpoints.ts'
import { type FailureBody, type FieldErrors, failures, type Needed } from './errors.ts'
import { unreached } from './unreached.ts'

/**
 * The one door to the API, for the site on the server and in the browser and for the office.
 * Only types come from the contract, so a page that reads carries no schemas:
 *
 *   const { branch } = await client.get('/branch/all')
 *   await client.get('/blog/{slug}', { params: { slug } })
 *   await client.post('/subscription-form', formData)
 *   await client.delete('/profile/devices/{id}', { params: { id } })
 *
 * Retries are ofetch's own: one for reads on 408, 409, 425, 429 and 5xx, none for writes.
 */
export class ApiError extends Error {
  readonly status: number
  readonly errors: FieldErrors
  readonly requestId: string | undefined
  readonly needs: Needed | undefined
  readonly code: string | undefined

  constructor(status: number, body: Partial<FailureBody>, options?: ErrorOptions) {
    super(body.message ?? failures.unexpected.message, options)
    this.name = 'ApiError'
    this.status = status
    this.errors = body.errors ?? {}
    this.requestId = body.request_id
    this.needs = body.needs
    this.code = body.code
  }
}

/** Status of an error that never reached the server: no line, blocked, or timed out. */
export const unreachable = 0

type Query = Record<string, string | number | boolean | undefined>
type Params = Record<string, string | number>
export type CallOptions = { params?: Params; query?: Query; signal?: AbortSignal }
type Options = CallOptions
type Body = FormData | URLSearchParams | Record<string, unknown>

export type ClientOptions = {
  /** Scheme and host of the API without a trailing slash; empty means the page's own origin. */
  baseUrl: string
  fetch?: typeof globalThis.fetch
  token?: () => string | undefined
  /** Headers that go with a call that writes. */
  withWrites?: () => Record<string, string>
  /** Told when a call begins; the function it returns is called when the call ends or fails. */
  onRequest?: () => () => void
  /** Told of a refused session; the call fails when this has ended. */
  onUnauthenticated?: () => void | Promise<void>
}

export type Client = {
  get<Path extends PathOf<'get'>>(path: Path, options?: Options): Promise<ReplyAt<'get', Path>>
  post<Path extends PathOf<'post'>>(path: Path, body?: Body, options?: Options): Promise<ReplyAt<'post', Path>>
  delete<Path extends PathOf<'delete'>>(path: Path, options?: Options): Promise<ReplyAt<'delete', Path>>
}

/** The path of a call with its parameters in their places. */
export const fill = (path: string, params: Params = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === '') throw new TypeError(`The address ${path} needs "${name}".`)
    return encodeURIComponent(String(value))
  })

const toApiError = (error: unknown): unknown => {
  if (!(error instanceof FetchError)) return error
  if (error.status === undefined) return new ApiError(unreachable, { message: unreached }, { cause: error })
  const body: unknown = error.data
  return new ApiError(error.status, typeof body === 'object' && body !== null ? body : {}, { cause: error })
}

export const createClient = (options: ClientOptions): Client => {
  const send: $Fetch = createFetch({ fetch: options.fetch ?? globalThis.fetch.bind(globalThis) })

  const call = async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body: Body | undefined,
    { params, query, signal }: Options,
  ) => {
    const token = options.token?.()
    const finished = options.onRequest?.()
    try {
      return await send(`${options.baseUrl}/api/v1${fill(path, params)}`, {
        method,
        body,
        query,
        signal,
        headers: {
          accept: 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
          ...(method === 'POST' && options.withWrites?.()),
        },
      })
    } catch (error) {
      const failure = toApiError(error)
      if (failure instanceof ApiError && failure.status === 401) await options.onUnauthenticated?.()
      throw failure
    } finally {
      finished?.()
    }
  }

  return {
    get: (path, callOptions = {}) => call('GET', path, undefined, callOptions),
    post: (path, body, callOptions = {}) => call('POST', path, body, callOptions),
    delete: (path, callOptions = {}) => call('DELETE', path, undefined, callOptions),
  }
}

import type { PathOf, ReplyAt } from './endpoints.ts'
import type { FailureBody, FieldErrors, Needed } from './errors.ts'
import { networkError, unexpected } from './network-error.ts'

/**
 * The one door to the API, for the site on the server and in the browser and for the office.
 * Only types come from the contract, so a page that reads carries no schemas:
 *
 *   const { branch } = await client.get('/branch/all')
 *   await client.get('/blog/{slug}', { params: { slug } })
 *   await client.post('/subscription-form', formData)
 *   await client.delete('/profile/devices/{id}', { params: { id } })
 *
 * A read that failed by `passing` or for want of a connection is asked once more; a write never is. Written on `fetch`
 * itself: nearly every application page carries this file, and a library for it was 3 KB.
 */
export class ApiError extends Error {
  readonly status: number
  readonly errors: FieldErrors
  readonly requestId: string | undefined
  readonly needs: Needed | undefined
  readonly code: string | undefined
  /** Everything the answer said, where it says more than a sentence. */
  readonly body: Partial<FailureBody>

  constructor(status: number, body: Partial<FailureBody>, options?: ErrorOptions) {
    super(body.message ?? unexpected, options)
    this.name = 'ApiError'
    this.status = status
    this.errors = body.errors ?? {}
    this.requestId = body.request_id
    this.needs = body.needs
    this.code = body.code
    this.body = body
  }
}

/** Status of an error that never reached the server: no connection, blocked, or timed out. */
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
  /** More headers for what only reads. */
  withReads?: () => Record<string, string>
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

/** Statuses that may be gone a moment later. */
const passing = new Set([408, 409, 425, 429, 500, 502, 503, 504])

const addressOf = (path: string, query: Query = {}) => {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

/** A body as `fetch` takes it; what is no form travels as JSON. */
const sent = (body: Body | undefined): { body?: BodyInit; type?: string } =>
  body === undefined || body instanceof FormData || body instanceof URLSearchParams
    ? { body }
    : { body: JSON.stringify(body), type: 'application/json' }

/** What the answer says: JSON, or whatever else stands in it. */
const read = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const failureOf = ({ status }: Response, said: unknown) =>
  new ApiError(status, typeof said === 'object' && said !== null ? said : {})

export const createClient = (options: ClientOptions): Client => {
  const { fetch = globalThis.fetch.bind(globalThis) } = options

  const ask = async (address: string, init: RequestInit, mayAskAgain: boolean): Promise<unknown> => {
    let failure: ApiError
    try {
      const response = await fetch(address, init)
      const said = await read(response)
      if (response.ok) return said
      failure = failureOf(response, said)
    } catch (cause) {
      failure = new ApiError(unreachable, { message: networkError }, { cause })
    }
    const isPassing = failure.status === unreachable ? !init.signal?.aborted : passing.has(failure.status)
    if (mayAskAgain && isPassing) return ask(address, init, false)
    throw failure
  }

  const call = async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    given: Body | undefined,
    { params, query, signal }: Options,
  ) => {
    const token = options.token?.()
    const { body, type } = sent(given)
    const headers = {
      accept: 'application/json',
      ...(type && { 'content-type': type }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(method === 'POST' && options.withWrites?.()),
      ...(method === 'GET' && options.withReads?.()),
    }
    const address = addressOf(`${options.baseUrl}/api/v1${fill(path, params)}`, query)
    const finished = options.onRequest?.()
    try {
      return await ask(address, { method, body, signal, headers }, method === 'GET')
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) await options.onUnauthenticated?.()
      throw error
    } finally {
      finished?.()
    }
  }

  return {
    get: (path, callOptions = {}) => call('GET', path, undefined, callOptions) as Promise<never>,
    post: (path, body, callOptions = {}) => call('POST', path, body, callOptions) as Promise<never>,
    delete: (path, callOptions = {}) => call('DELETE', path, undefined, callOptions) as Promise<never>,
  }
}

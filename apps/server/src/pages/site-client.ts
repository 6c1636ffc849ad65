import { type CallOptions, type Client, createClient, fill } from '@northlight/contract/client'

/** Who the page is rendered for, as far as the API needs to know. */
export type Caller = {
  address: string
  requestId: string
  /** Whether nobody waits for the answer any more. */
  isGone?: () => boolean
}

export type ApiFetch = (request: Request, caller: Caller) => Promise<Response>

type RouteGuard = {
  siteUrl: string
  apiUrl: string
  apiFetch: ApiFetch
  /** What a call says, where that is kept in this process and fresh. */
  known?: (address: string) => unknown
  /** Headers that tell an API elsewhere who reads. */
  sign?: (url: URL) => Record<string, string>
}

/** The site's door to the API: a function call in this process, or the network when the API lives elsewhere. */
export function siteClient(
  { siteUrl, apiUrl, apiFetch, known, sign = () => ({}) }: RouteGuard,
  caller: Caller,
): Client {
  if (!apiUrl || apiUrl === siteUrl) {
    // A page is made for everybody: what it reads is no call of the visitor who happened to ask first.
    const own = { requestId: caller.requestId, address: 'internal' }
    const client = createClient({ baseUrl: siteUrl, fetch: (input, init) => apiFetch(new Request(input, init), own) })
    return known ? readingKnown(client, known) : client
  }
  return createClient({
    baseUrl: apiUrl,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers)
      headers.set('x-request-id', caller.requestId)
      headers.set('x-forwarded-for', caller.address)
      // Where the far API has our keys it counts none of this; where it has others, it counts by visitor.
      for (const [name, value] of Object.entries(sign(new URL(String(input))))) headers.set(name, value)
      return fetch(input, { ...init, headers })
    },
  })
}

/** A reply that is kept need not be asked for, sent and parsed again. */
function readingKnown(client: Client, known: NonNullable<RouteGuard['known']>): Client {
  const get = async (path: Parameters<Client['get']>[0], options: CallOptions = {}): Promise<unknown> =>
    known(addressOf(path, options)) ?? client.get(path, options)
  // Kept under the address of this very call, so it is what the call would have said.
  return { ...client, get: get as Client['get'] }
}

function addressOf(path: string, { params, query = {} }: CallOptions): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  const address = `/api/v1${fill(path, params)}`
  return given.length > 0 ? `${address}?${new URLSearchParams(given)}` : address
}

import { type Client, createClient } from '@northlight/contract/client'

/** Who the page is rendered for, as far as the API needs to know. */
export type Caller = {
  address: string
  requestId: string
  /** Whether nobody waits for the answer any more. */
  isGone?: () => boolean
}

export type ApiFetch = (request: Request, caller: Caller) => Promise<Response>

/** The site's door to the API: a function call in this process, or the network when the API lives elsewhere. */
export function siteClient(
  { siteUrl, apiUrl, apiFetch }: { siteUrl: string; apiUrl: string; apiFetch: ApiFetch },
  caller: Caller,
): Client {
  if (!apiUrl || apiUrl === siteUrl) {
    // A page is made for everybody: what it reads is no call of the visitor who happened to ask first.
    const own = { requestId: caller.requestId, address: 'internal' }
    return createClient({ baseUrl: siteUrl, fetch: (input, init) => apiFetch(new Request(input, init), own) })
  }
  return createClient({
    baseUrl: apiUrl,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers)
      headers.set('x-request-id', caller.requestId)
      // The far API counts its limits by visitor, not by this server.
      headers.set('x-forwarded-for', caller.address)
      return fetch(input, { ...init, headers })
    },
  })
}

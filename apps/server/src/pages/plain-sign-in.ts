import { afterSignIn } from '@northlight/contract/safe-path'
import { plainFormRoot } from './plain-form.ts'
import type { ApiFetch, Caller } from './site-client.ts'

/** Where the sign-in form posts to when no script sends it. */
export const plainSignInPath = `${plainFormRoot}/auth/sign-in`

const form = '/auth/sign-in'

/**
 * A sign-in without a script. Unlike the other plain forms it needs the visitor's cookies and sets some, so it goes to
 * the session service with every header, which is how that sees whether a page of ours has sent it. Afterwards the
 * person is led on by paths alone: to the host they came by, and to no other site.
 */
export async function plainSignIn(
  auth: ApiFetch,
  { siteUrl, request, wanted }: { siteUrl: string; request: Request; wanted: string | undefined },
  caller: Caller,
): Promise<Response> {
  const headers = new Headers(request.headers)
  headers.set('x-auth-return-redirect', '1')
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body: request.body, duplex: 'half' }
  const reply = await auth(new Request(`${siteUrl}/api/auth/callback/credentials`, init), caller)
  const failure = await failureIn(reply)
  const location = failure ? `${form}?${withWanted(failure, wanted)}` : afterSignIn(wanted)
  const led = new Headers({ location, 'cache-control': 'no-store' })
  for (const cookie of reply.headers.getSetCookie()) led.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers: led })
}

/** The library answers with the address it would lead to; a failure stands in its query. */
async function failureIn(reply: Response): Promise<Record<string, string> | undefined> {
  if (!reply.ok) return { error: reply.status === 429 ? 'Limited' : reply.status === 503 ? 'Busy' : 'Failed' }
  const { url } = (await reply.json().catch(() => ({}))) as { url?: string }
  const query = URL.parse(url ?? '')?.searchParams
  if (!query) return { error: 'Failed' }
  const error = query.get('error')
  const code = query.get('code')
  return error === null ? undefined : { error, ...(code && { code }) }
}

const withWanted = (failure: Record<string, string>, wanted: string | undefined) =>
  new URLSearchParams({ ...failure, ...(wanted !== undefined && { redirect: wanted }) })

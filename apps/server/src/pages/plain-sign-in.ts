import { readLimited } from '@northlight/api/kernel/read-limited'
import type { FormAnswer } from '@northlight/contract/form-answer'
import { afterSignIn } from '@northlight/contract/safe-path'
import { sessionBodyLimit } from '../http/body-limit.ts'
import type { Pages } from './pages.ts'
import type { ApiFetch, Caller } from './site-client.ts'

/** Where the sign-in form posts to when no script sends it: its own page, which is drawn again if it is refused. */
export const plainSignInPath = '/auth/sign-in'

type Sent = { siteUrl: string; request: Request; wanted: string | undefined }

/**
 * A sign-in without a script. Unlike the other plain forms it needs the visitor's cookies and sets some, so it goes to
 * the session service with every header, which is how that sees whether a page of ours has sent it. Afterwards the
 * person is led on by paths alone: to the host they came by, and to no other site. Who is refused gets the form again,
 * drawn for them, with the e-mail they typed: it stands in no address.
 */
export async function plainSignIn(
  auth: ApiFetch,
  pages: Pick<Pages, 'answerForm'>,
  { siteUrl, request, wanted }: Sent,
  caller: Caller,
): Promise<Response> {
  const body = await readLimited(request, sessionBodyLimit).catch(() => undefined)
  const headers = new Headers(request.headers)
  headers.set('x-auth-return-redirect', '1')
  const call = `${siteUrl}/api/auth/callback/credentials`
  const reply = body ? await auth(new Request(call, { method: 'POST', headers, body }), caller) : undefined
  const refused = await refusalIn(reply)
  const answered = refused
    ? await pages.answerForm(pageOf(wanted), answerTo(refused, emailIn(body), pageOf(wanted)), caller)
    : new Response(null, { status: 303, headers: { location: afterSignIn(wanted) } })
  const led = new Headers(answered.headers)
  led.set('cache-control', 'no-store')
  for (const cookie of reply?.headers.getSetCookie() ?? []) led.append('set-cookie', cookie)
  return new Response(answered.body, { status: answered.status, headers: led })
}

type Refusal = { status: number; why: { error: string; code?: string } }

/** The library answers with the address it would lead to; a failure stands in its query. */
async function refusalIn(reply: Response | undefined): Promise<Refusal | undefined> {
  if (!reply?.ok) {
    const { status = 400 } = reply ?? {}
    return { status, why: { error: status === 429 ? 'Limited' : status === 503 ? 'Busy' : 'Failed' } }
  }
  const { url } = (await reply.json().catch(() => ({}))) as { url?: string }
  const query = URL.parse(url ?? '')?.searchParams
  if (!query) return { status: 502, why: { error: 'Failed' } }
  const error = query.get('error')
  const code = query.get('code')
  // A browser that is told so does not offer to keep the password.
  return error === null ? undefined : { status: 401, why: { error, ...(code && { code }) } }
}

const limited =
  'Too many attempts in a short time. To protect your account we pause for a minute. Wait, then try again.'
const busy = 'Too many people are signing in right now. Wait a few seconds, then try again.'

/** For when the page with the form cannot be drawn, which says the same at more length. */
const sentences: Record<string, string> = {
  CredentialsSignin: 'Wrong e-mail or password. Check the address for a slip, or set a new password.',
  Limited: limited,
  limited,
  Busy: busy,
  busy,
  'second-way':
    'We ask for a code as well, because many wrong passwords were tried for this account. If it is yours, we have sent the code to its e-mail address. Go back, and type it with your password.',
  MissingCSRF: 'Your browser did not keep the sign-in. Allow cookies for this site, then try again.',
  AccessDenied: 'This account is closed. Write to us if that is a mistake.',
}
const otherwise = 'This is not about your password. Wait a minute and try again; if it stays like this, write to us.'

const sentenceFor = ({ error = '', code = '' }: Refusal['why']): string =>
  sentences[code] ?? sentences[error] ?? otherwise

const answerTo = ({ status, why }: Refusal, email: string, from: string): FormAnswer => ({
  status,
  message: 'The sign-in did not work',
  errors: [sentenceFor(why)],
  from,
  signIn: { why: `?${new URLSearchParams(why)}`, email },
})

const pageOf = (wanted: string | undefined) =>
  wanted === undefined ? plainSignInPath : `${plainSignInPath}?${new URLSearchParams({ redirect: wanted })}`

const emailIn = (body: Uint8Array | undefined) =>
  new URLSearchParams(new TextDecoder().decode(body)).get('email')?.trim().slice(0, 255) ?? ''

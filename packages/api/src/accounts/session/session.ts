import { Auth, type AuthConfig, skipCSRFCheck } from '@auth/core'
import { CredentialsSignin } from '@auth/core/errors'
import Credentials from '@auth/core/providers/credentials'
import Google from '@auth/core/providers/google'
import { LoginInput, secondWayCode } from '@northlight/contract/accounts'
import { type Actor, type Ctx, callContext, type Services } from '../../kernel/context.ts'
import { ApiFailure, fail } from '../../kernel/errors.ts'
import type { Limits } from '../../kernel/limits.ts'
import { readLimited } from '../../kernel/read-limited.ts'
import type { CallerInfo } from '../../kernel/router.ts'
import { parseUrlencoded } from '../../kernel/urlencoded.ts'
import { deviceCookieLine, deviceSecretIn, hostCookie, sessionCookie, sessionTokenIn } from '../cookies.ts'
import { toAuthUser } from '../views.ts'
import { signInByGoogle } from './google.ts'
import { isDeviceSecret, newDeviceSecret } from './known-devices.ts'
import { type Sender, senderOf } from './same-origin.ts'
import { signIn, signOut } from './sign-in.ts'
import { inSignInTurn } from './sign-in-turns.ts'
import { actorOfRequest, actorOfToken, boundToken, holderOf } from './tokens.ts'

/** The library hides what went wrong behind a code; these tell the page to speak of something else than the password. */
const signInCodes = { too_many: 'limited', second_way: secondWayCode, unavailable: 'busy' } as const

class SignInRefused extends CredentialsSignin {
  constructor(code: string) {
    super()
    this.code = code
  }
}

const isNamed = (code: string): code is keyof typeof signInCodes => Object.hasOwn(signInCodes, code)

const asSignInCode = (error: unknown): never => {
  throw error instanceof ApiFailure && isNamed(error.code) ? new SignInRefused(signInCodes[error.code]) : error
}

/** The browser's own secret, by which it is known again; a browser that has none gets one when it signs in. */
type Device = {
  known: string | undefined
  secret: string
  isUsed: boolean
  session?: { token: string }
}

type Holder = NonNullable<Awaited<ReturnType<typeof holderOf>>>

/** Whether anyone who asks for a page is signed in; nothing of the person is told. */
export const holdsSession = async (ctx: Ctx, request: Request): Promise<boolean> =>
  (await holderOf(ctx, sessionTokenIn(request))) !== undefined

/** Files are opened by a click, where no page can add a token: then the session of the browser says who asks. */
export const actorOfClick = (ctx: Ctx, request: Request): Promise<Actor> =>
  request.headers.has('authorization') ? actorOfRequest(ctx, request) : actorOfToken(ctx, sessionTokenIn(request))

const deviceOf = (request: Request, isSecure: boolean): Device => {
  const sent = deviceSecretIn(request, isSecure)
  const known = isDeviceSecret(sent) ? sent : undefined
  return { known, secret: known ?? newDeviceSecret(), isUsed: false }
}

const googleErrors = { unconfirmed: 'GoogleUnconfirmed', 'not-linked': 'OAuthAccountNotLinked', closed: 'AccessDenied' }

const googleProvider = ({ clientId, clientSecret, issuer }: NonNullable<Services['google']>) =>
  Google({ clientId, clientSecret, checks: ['pkce', 'state'], ...(issuer && { issuer }) })

/** A name, a password and a few tokens. */
const bodyLimit = 16 * 1024

type Form = { request: Request; hasToken: boolean }

const hasBody = ({ method }: Request) => method !== 'GET' && method !== 'HEAD'

/**
 * The request as the library reads it: under the configured address, the only true one, and with a body that was read
 * within the limit before, because the library would read whatever comes, and parse it.
 * next-auth 4 asks for JSON with a body field, Auth.js with a header; both are led to the header.
 */
const formOf = ({ method, headers: sent }: Request, url: URL, body: Uint8Array<ArrayBuffer> | undefined): Form => {
  const headers = new Headers(sent)
  if (!body) return { request: new Request(url, { method, headers }), hasToken: true }
  headers.delete('content-length')
  const isForm = /application\/x-www-form-urlencoded/i.test(headers.get('content-type') ?? '')
  const fields = isForm ? parseUrlencoded(body) : undefined
  if (fields?.get('json') === 'true') headers.set('x-auth-return-redirect', '1')
  return { request: new Request(url, { method, headers, body }), hasToken: fields?.has('csrfToken') ?? true }
}

const signInPath = '/api/auth/callback/credentials'

/**
 * Whether the library need not ask for its token: a page of ours has sent the form, or a program that is no browser
 * signs in. Such a program has no cookie of anybody, and what it may not do is end a session by one.
 */
const isOwnWord = (sender: Sender, pathname: string, { hasToken }: Form) =>
  sender === 'own' || (sender === 'unsaid' && pathname === signInPath && !hasToken)

/** An API on another host never sees the cookie of this one, so there the token must stand alone. */
const forScripts = (ctx: Ctx, token: string) =>
  new URL(ctx.services.apiUrl).host === new URL(ctx.services.siteUrl).host ? boundToken(ctx, token) : token

/** A browser stays on the host it came by, which need not be the one of SITE_URL: its next page is named by its path. */
const stayOnHost = (response: Response, siteUrl: string): Response => {
  const target = URL.parse(response.headers.get('location') ?? '')
  if (target?.origin !== new URL(siteUrl).origin) return response
  // Copied: the library also gives redirects whose headers cannot be changed.
  const headers = new Headers(response.headers)
  headers.set('location', target.pathname.replace(/^\/{2,}/, '/') + target.search + target.hash)
  return new Response(response.body, { status: response.status, headers })
}

/**
 * `/api/auth/*` in the protocol the site's session speaks, by the library that defines it.
 * The cookie carries the API token; a token that was revoked ends the session at its next read.
 */
export const createSession = (services: Services, limits: Limits) => {
  const secure = services.siteUrl.startsWith('https:')
  const cookie = (name: string) => ({
    name,
    options: { httpOnly: true, sameSite: 'lax' as const, path: '/', secure },
  })

  const config = (ctx: Ctx, device: Device, needsToken: boolean): AuthConfig => ({
    basePath: '/api/auth',
    ...(!needsToken && { skipCSRFCheck }),
    secret: services.keys.session.map(({ secret }) => secret),
    trustHost: true,
    useSecureCookies: secure,
    session: { strategy: 'jwt' },
    // The cookie is the opaque token itself: what would be sealed in it is read from the database at each use anyway.
    jwt: {
      encode: ({ token }) => String(token?.token ?? ''),
      decode: async ({ token = '' }) => ({ token, holder: await holderOf(ctx, token) }),
    },
    pages: { signIn: '/auth/sign-in', signOut: '/profile', error: '/auth/sign-in', verifyRequest: '/auth/sign-in' },
    cookies: {
      sessionToken: cookie(sessionCookie),
      csrfToken: cookie(hostCookie('next-auth.csrf-token', secure)),
      callbackUrl: cookie(hostCookie('next-auth.callback-url', secure)),
    },
    logger: {
      error: (error) => services.logger.warn({ name: error.name, requestId: ctx.requestId }, 'session failure'),
      warn: () => {},
      debug: () => {},
    },
    providers: [
      Credentials({
        credentials: { email: {}, password: {}, code: {} },
        authorize: async (fields) => {
          const typed = LoginInput.safeParse({ ...fields, code: fields.code || undefined })
          if (!typed.success) return null
          const signedIn = await signIn(ctx, typed.data, device.secret).catch(asSignInCode)
          if (!signedIn) return null
          device.isUsed = true
          const { id, name, email: own } = signedIn.user
          return { id: String(id), name, email: own, token: signedIn.token }
        },
      }),
      ...(services.google ? [googleProvider(services.google)] : []),
    ],
    callbacks: {
      redirect: ({ url, baseUrl }) => {
        const target = URL.parse(url, baseUrl)
        return target && target.origin === new URL(baseUrl).origin ? target.href : baseUrl
      },
      signIn: async ({ account, profile }) => {
        if (account?.provider !== 'google') return true
        const found = await signInByGoogle(ctx, profile ?? {}, device.secret)
        if (typeof found === 'string') return `${services.siteUrl}/auth/sign-in?error=${googleErrors[found]}`
        device.isUsed = true
        device.session = { token: found.token }
        return true
      },
      jwt: ({ token, user }) => {
        if (device.session) return device.session
        if (user && 'token' in user) return { token: user.token }
        return token.holder ? token : null
      },
      // Read afresh each time: a name that was changed, or an address confirmed, needs no new sign-in.
      session: ({ token }) => {
        const holder = token.holder as Holder
        const { id, name, email, phone, verified } = toAuthUser(holder)
        const { language } = holder
        const ours = forScripts(ctx, String(token.token))
        const user = { id: String(id), name, email, phone, verified, language, token: ours }
        return { user, expires: holder.expires_at }
      },
    },
    events: {
      signOut: async (message) => {
        const token = 'token' in message ? message.token?.token : undefined
        const actor = await actorOfToken(ctx, String(token ?? ''))
        if (actor.kind === 'user') await signOut({ ...ctx, actor }, actor.tokenId)
      },
    },
  })

  return async (request: Request, caller: CallerInfo): Promise<Response> => {
    const ctx = callContext(services, request, caller)
    await limits.raw(ctx, 'session')
    const { pathname, search } = new URL(request.url)
    const device = deviceOf(request, secure)
    const sender = request.method === 'POST' ? senderOf(request, services.siteUrl) : 'unsaid'
    if (sender === 'foreign') return fail('forbidden', 'This form was sent by a page of another site.')
    try {
      // Read before the turn: a body that comes slowly would keep everybody else from signing in. Nothing else is done
      // before it: a copy of the request alone takes so long that 300 at once would keep pages waiting.
      const sent = hasBody(request) ? await readLimited(request, bodyLimit) : undefined
      const answer = async () => {
        const form = formOf(request, new URL(pathname + search, services.siteUrl), sent)
        return Auth(form.request, config(ctx, device, !isOwnWord(sender, pathname, form)))
      }
      const isSignIn = request.method === 'POST' && pathname === signInPath
      const answered = await (isSignIn ? inSignInTurn(ctx, answer) : answer())
      const response = stayOnHost(answered, services.siteUrl)
      if (device.isUsed) response.headers.append('set-cookie', deviceCookieLine(device.secret, secure))
      if (pathname !== '/api/auth/session' || !response.ok) return response
      // The spec's clients read an empty object as "no session".
      const body = await response.text()
      return new Response(body === 'null' ? '{}' : body, response)
    } catch (error) {
      if (error instanceof ApiFailure) throw error
      throw new Error('The session could not be handled.', { cause: error })
    }
  }
}

import { Auth, type AuthConfig } from '@auth/core'
import { CredentialsSignin } from '@auth/core/errors'
import Credentials from '@auth/core/providers/credentials'
import Google from '@auth/core/providers/google'
import { days } from '@northlight/contract/durations'
import { emailAddress } from '@northlight/contract/fields'
import { type Ctx, callContext, type Services } from '../kernel/context.ts'
import { ApiFailure } from '../kernel/errors.ts'
import type { Limits } from '../kernel/limits.ts'
import type { CallerInfo } from '../kernel/router.ts'
import { signInByGoogle } from './google.ts'
import { isDeviceSecret, isKnownDevice, newDeviceSecret } from './known-devices.ts'
import { userById } from './queries.ts'
import { signIn, signOut } from './service.ts'
import { actorOfToken } from './tokens.ts'
import { toAuthUser } from './views.ts'

/** The library hides what went wrong behind a code; this one tells the page to speak of a pause, not of the password. */
class TooManyTries extends CredentialsSignin {
  override code = 'limited'
}

const asPause = (error: unknown): never => {
  throw error instanceof ApiFailure && error.code === 'too_many' ? new TooManyTries() : error
}

/** The browser's own secret, by which it is known again; a browser that has none gets one when it signs in. */
type Device = {
  known: string | undefined
  secret: string
  isUsed: boolean
  session?: { sub: string; token: string }
}

const deviceCookie = 'northlight-device'

const deviceOf = (request: Request): Device => {
  const sent = new RegExp(`(?:^|; )${deviceCookie}=([^;]*)`).exec(request.headers.get('cookie') ?? '')?.[1]
  const known = isDeviceSecret(sent) ? sent : undefined
  return { known, secret: known ?? newDeviceSecret(), isUsed: false }
}

const deviceCookieLine = (secret: string, secure: boolean) =>
  `${deviceCookie}=${secret}; Path=/api/auth; Max-Age=${days(400) / 1000}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

const googleErrors = { unconfirmed: 'GoogleUnconfirmed', 'not-linked': 'OAuthAccountNotLinked', closed: 'AccessDenied' }

const googleProvider = ({ clientId, clientSecret, issuer }: NonNullable<Services['google']>) =>
  Google({ clientId, clientSecret, checks: ['pkce', 'state'], ...(issuer && { issuer }) })

/** next-auth 4 asks for JSON with a body field, Auth.js with a header; both are led to the header. */
const withReturnHeader = async (request: Request): Promise<Request> => {
  const type = request.headers.get('content-type') ?? ''
  if (request.method !== 'POST' || !type.startsWith('application/x-www-form-urlencoded')) return request
  const body = await request.text()
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  if (new URLSearchParams(body).get('json') === 'true') headers.set('x-auth-return-redirect', '1')
  return new Request(request.url, { method: 'POST', headers, body })
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

  const config = (ctx: Ctx, device: Device): AuthConfig => ({
    basePath: '/api/auth',
    secret: services.sessionSecret,
    trustHost: true,
    useSecureCookies: secure,
    session: { strategy: 'jwt' },
    pages: { signIn: '/auth/sign-in', error: '/auth/sign-in' },
    cookies: {
      sessionToken: cookie('next-auth.session-token'),
      csrfToken: cookie('next-auth.csrf-token'),
      callbackUrl: cookie('next-auth.callback-url'),
    },
    logger: {
      error: (error) => services.logger.warn({ name: error.name, requestId: ctx.requestId }, 'session failure'),
      warn: () => {},
      debug: () => {},
    },
    providers: [
      Credentials({
        credentials: { email: {}, password: {} },
        authorize: async ({ email, password }) => {
          const address = emailAddress.safeParse(email)
          if (!address.success || typeof password !== 'string' || password.length > 200) return null
          // The owner's own device has a count of its own, which nobody else can use up.
          const isOwn = await isKnownDevice(ctx, address.data, device.known)
          await limits.named(ctx, 'login', 'sign-in', isOwn ? `device:${device.known}` : address.data).catch(asPause)
          const signedIn = await signIn(ctx, { email: address.data, password }, device.secret).catch(asPause)
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
        device.session = { sub: String(found.user.id), token: found.token }
        return true
      },
      jwt: async ({ token, user }) => {
        if (device.session) return { ...token, ...device.session }
        if (user && 'token' in user) return { ...token, token: user.token }
        const actor = await actorOfToken(ctx, String(token.token ?? ''))
        return actor.kind === 'user' ? token : null
      },
      // Read afresh each time: a name that was changed, or an address confirmed, needs no new sign-in.
      session: async ({ session, token }) => {
        const person = await userById(ctx.db, Number(token.sub))
        if (!person) return session
        const { id, name, email, phone, verified } = toAuthUser(person)
        return { ...session, user: { id: String(id), name, email, phone, verified, token: token.token } }
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
    // The library builds addresses from the request; only the configured site address is true.
    const { pathname, search } = new URL(request.url)
    const own = new Request(new URL(pathname + search, services.siteUrl), request)
    const device = deviceOf(request)
    try {
      const response = await Auth(await withReturnHeader(own), config(ctx, device))
      if (device.isUsed) response.headers.append('set-cookie', deviceCookieLine(device.secret, secure))
      const empty = pathname === '/api/auth/session' && response.ok && (await response.clone().text()) === 'null'
      // The spec's clients read an empty object as "no session".
      return empty ? new Response('{}', response) : response
    } catch (error) {
      if (error instanceof ApiFailure) throw error
      throw new Error('The session could not be handled.', { cause: error })
    }
  }
}

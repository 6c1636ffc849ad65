import { days } from '@northlight/contract/durations'

/** The name that clients of the protocol look for; the others are bound to this very host wherever https allows it. */
export const sessionCookie = 'next-auth.session-token'

export const hostCookie = (name: string, isSecure: boolean) => (isSecure ? `__Host-${name}` : name)

export const cookieIn = (request: Request, name: string) =>
  new RegExp(`(?:^|; )${name.replaceAll('.', '\\.')}=([^;]*)`).exec(request.headers.get('cookie') ?? '')?.[1]

export const sessionTokenIn = (request: Request) => cookieIn(request, sessionCookie)?.replace('%7C', '|') ?? ''

const deviceCookie = 'northlight-device'

export const deviceSecretIn = (request: Request, isSecure: boolean) =>
  cookieIn(request, hostCookie(deviceCookie, isSecure))

/** A browser takes a name that begins with `__Host-` only for the whole host. */
export const deviceCookieLine = (secret: string, isSecure: boolean) =>
  `${hostCookie(deviceCookie, isSecure)}=${secret}; Path=/; Max-Age=${days(400) / 1000}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`

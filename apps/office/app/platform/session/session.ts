import { createStore } from '@northlight/ui/state/create-store.ts'

/** The site's own session: one cookie, and the short-lived token it stands for. The office never makes a second one. */
export type Session =
  | { status: 'unknown' }
  | { status: 'guest' }
  | { status: 'signed-in'; token: string; email: string }

export const session = createStore<Session>({ status: 'unknown' })

export const sessionToken = (): string | undefined => {
  const state = session.get()
  return state.status === 'signed-in' ? state.token : undefined
}

class Refused extends Error {
  readonly status: number
  constructor(status: number) {
    super(`The session service answered ${status}.`)
    this.status = status
  }
}

const json = async (path: string, init?: RequestInit): Promise<unknown> => {
  const reply = await fetch(path, { credentials: 'same-origin', headers: { accept: 'application/json' }, ...init })
  if (reply.status === 429 || reply.status >= 500) throw new Refused(reply.status)
  return reply.json()
}

const textIn = (body: unknown, key: string): string => {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[key] : undefined
  return typeof value === 'string' ? value : ''
}

const sessionIn = (body: unknown): Session => {
  const user = typeof body === 'object' && body !== null && 'user' in body ? body.user : undefined
  const token = textIn(user, 'token')
  return token ? { status: 'signed-in', token, email: textIn(user, 'email') } : { status: 'guest' }
}

export const readSession = async (): Promise<Session> => {
  const found = sessionIn(await json('/api/auth/session'))
  session.set(found)
  return found
}

const send = async (path: string, fields: Record<string, string>) => {
  const csrfToken = textIn(await json('/api/auth/csrf'), 'csrfToken')
  return json(path, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
      'x-auth-return-redirect': '1',
    },
    body: new URLSearchParams({ ...fields, csrfToken, callbackUrl: location.href, json: 'true' }),
  })
}

export type SignInFailure = 'wrong' | 'limited' | 'second-way' | 'busy' | 'unreachable' | 'no-cookie'

const named: Record<string, SignInFailure> = { limited: 'limited', 'second-way': 'second-way', busy: 'busy' }

/** The error that a reply of the sign-in call carries in its address, if any. */
export const failureIn = (url: string): SignInFailure | undefined => {
  if (!URL.canParse(url, 'http://office.invalid')) return undefined
  const { searchParams } = new URL(url, 'http://office.invalid')
  return named[searchParams.get('code') ?? ''] ?? (searchParams.has('error') ? 'wrong' : undefined)
}

/** A call without a line is a TypeError in every browser. */
const failureOf = (error: unknown): SignInFailure => {
  if (error instanceof Refused && error.status === 429) return 'limited'
  return error instanceof TypeError ? 'unreachable' : 'busy'
}

/** Signs in with the site's accounts; says why where it could not. */
export const signIn = async (fields: { email: string; password: string; code?: string }) => {
  try {
    const { code, ...credentials } = fields
    const reply = await send('/api/auth/callback/credentials', code ? { ...credentials, code } : credentials)
    const failure = failureIn(textIn(reply, 'url'))
    if (failure) return failure
    const found = await readSession()
    // Accepted, and yet no session: the browser refused the cookie.
    return found.status === 'signed-in' ? undefined : 'no-cookie'
  } catch (error) {
    return failureOf(error)
  }
}

export const signOut = async () => {
  await send('/api/auth/signout', {})
  session.set({ status: 'guest' })
}

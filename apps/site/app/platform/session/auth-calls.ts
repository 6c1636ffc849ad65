import { loadingBar } from '../loading/loading-bar-store.ts'
import { dispatch, sessionStore } from './store.ts'

export type Credentials = Record<string, string>

/** A reply that is no answer: too many tries, or a server in trouble. */
class Refused extends Error {
  readonly status: number
  constructor(status: number) {
    super(`The session service answered ${status}.`)
    this.status = status
  }
}

const json = async (path: string, init?: RequestInit): Promise<unknown> => {
  const finished = loadingBar.request()
  try {
    const response = await fetch(path, { credentials: 'same-origin', headers: { accept: 'application/json' }, ...init })
    if (response.status === 429 || response.status >= 500) throw new Refused(response.status)
    return await response.json()
  } finally {
    finished()
  }
}

const textIn = (body: unknown, key: string): string => {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[key] : undefined
  return typeof value === 'string' ? value : ''
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

/** Reads the session once the page lives in the browser, and again after a sign-in. */
export const readSession = async () => {
  dispatch({ type: 'session-requested' })
  try {
    dispatch({ type: 'session-arrived', session: await json('/api/auth/session') })
  } catch {
    // No session service, or no line: the public pages work all the same.
    dispatch({ type: 'session-unreachable' })
  }
}

/** Refusals that are not about the password have a code of their own. */
const named = new Map([
  ['limited', 'Limited'],
  ['second-way', 'SecondWay'],
  ['busy', 'Busy'],
])

/** The error that a reply of the sign-in call carries in its address, if any. */
export const errorIn = (url: string): string | null => {
  if (!URL.canParse(url, 'http://site.invalid')) return null
  const { searchParams } = new URL(url, 'http://site.invalid')
  return named.get(searchParams.get('code') ?? '') ?? searchParams.get('error')
}

/** Why a sign-in got no answer. A call without a line is a TypeError in every browser. */
export const nameOfFailure = (error: unknown): string => {
  if (error instanceof Refused && error.status === 429) return 'Limited'
  if (error instanceof Refused && error.status === 503) return 'Busy'
  return error instanceof TypeError ? 'Unreachable' : 'Failed'
}

/** True when signed in. Otherwise the status is `error` and names why. */
export const signIn = async (credentials: Credentials, provider = 'credentials'): Promise<boolean> => {
  dispatch({ type: 'sign-in-started' })
  try {
    const reply = await send(`/api/auth/callback/${encodeURIComponent(provider)}`, credentials)
    const error = errorIn(textIn(reply, 'url'))
    if (error) {
      dispatch({ type: 'sign-in-failed', error })
      return false
    }
    dispatch({ type: 'session-arrived', session: await json('/api/auth/session') })
    if (sessionStore.get().status === 'authenticated') return true
    // Accepted, and yet no session: the browser refused the cookie.
    dispatch({ type: 'sign-in-failed', error: 'SessionMissing' })
    return false
  } catch (error) {
    dispatch({ type: 'sign-in-failed', error: nameOfFailure(error) })
    return false
  }
}

/** Ends the session: the cookie goes, and with it the token. */
export const signOut = async () => {
  await send('/api/auth/signout', {})
  dispatch({ type: 'signed-out' })
}

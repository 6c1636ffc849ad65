import { loadingBar } from '../shell/loading-bar-store.ts'
import { sessionStore, tell } from './store.ts'

export type Credentials = Record<string, string>

const json = async (path: string, init?: RequestInit): Promise<unknown> => {
  const finished = loadingBar.request()
  try {
    const response = await fetch(path, { credentials: 'same-origin', headers: { accept: 'application/json' }, ...init })
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
  tell({ type: 'session-requested' })
  try {
    tell({ type: 'session-arrived', session: await json('/api/auth/session') })
  } catch {
    // No session service, or no line: the public pages work all the same.
    tell({ type: 'session-unreachable' })
  }
}

/** The error that a reply of the sign-in call carries in its address, if any. */
export const errorIn = (url: string): string | null => {
  if (!URL.canParse(url, 'http://site.invalid')) return null
  return new URL(url, 'http://site.invalid').searchParams.get('error')
}

/** True when signed in. Otherwise the status is `error` and names why. */
export const signIn = async (credentials: Credentials, provider = 'credentials'): Promise<boolean> => {
  tell({ type: 'sign-in-started' })
  try {
    const reply = await send(`/api/auth/callback/${encodeURIComponent(provider)}`, credentials)
    const error = errorIn(textIn(reply, 'url'))
    if (error) {
      tell({ type: 'sign-in-failed', error })
      return false
    }
    tell({ type: 'session-arrived', session: await json('/api/auth/session') })
    return sessionStore.get().status === 'authenticated'
  } catch {
    tell({ type: 'sign-in-failed', error: 'Unreachable' })
    return false
  }
}

/** Ends the session: the cookie goes, and with it the token. */
export const signOut = async () => {
  await send('/api/auth/signout', {})
  tell({ type: 'signed-out' })
}

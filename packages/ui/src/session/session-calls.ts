import { seconds } from '@northlight/contract/durations'
import { readUrl } from '@northlight/contract/read-url'
import { forgetPerson } from './forget-person.ts'
import { readMark } from './signed-in-mark.ts'

/** A reply that is no answer: too many tries, or a server in trouble. */
export class Refused extends Error {
  readonly status: number
  constructor(status: number) {
    super(`The session service answered ${status}.`)
    this.status = status
  }
}

const textIn = (body: unknown, key: string): string => {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[key] : undefined
  return typeof value === 'string' ? value : ''
}

/** Of a connection that swallows what is sent no browser says so for minutes. */
const patience = seconds(10)

/** Told when a call begins; the function it returns is called when the call ends or fails. */
type Options = { onRequest?: () => () => void }

/** The session service of the server, as the site and the office call it: one cookie for both. */
export const createSessionCalls = ({ onRequest }: Options = {}) => {
  const json = async (path: string, init?: RequestInit): Promise<unknown> => {
    const finished = onRequest?.()
    try {
      const reply = await fetch(path, { credentials: 'same-origin', headers: { accept: 'application/json' }, ...init })
      if (reply.status === 429 || reply.status >= 500) throw new Refused(reply.status)
      return await reply.json()
    } finally {
      finished?.()
    }
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
      body: new URLSearchParams({ callbackUrl: location.href, ...fields, csrfToken, json: 'true' }),
    })
  }
  const ask = () => json('/api/auth/session', { signal: AbortSignal.timeout(patience) })
  const read = async (): Promise<unknown> => {
    const mark = readMark()
    const said = await ask().catch((error: unknown) => {
      if (!(error instanceof Refused || error instanceof TypeError)) throw error
      return ask()
    })
    // Signed in or out in another tab meanwhile: this answer may be of the session before.
    return readMark() === mark ? said : read()
  }
  return {
    /** What the service says of the session: an empty object for a guest. Asked once more where it gave no answer. */
    read,
    /** The address that the reply names, empty where it names none; `refusalIn` tells what it means. */
    signIn: async (fields: Record<string, string>, way = 'callback/credentials') =>
      textIn(await send(`/api/auth/${way}`, fields), 'url'),
    /** Ends the session: the cookie goes, with it the token, and what this browser has kept of the person. */
    signOut: async () => {
      await send('/api/auth/signout', {})
      forgetPerson()
    },
  }
}

/** Of a session as the service says it: the user, if it has a token. */
export const userIn = (session: unknown): { token: string; id?: string; email: string } | null => {
  const user = typeof session === 'object' && session !== null && 'user' in session ? session.user : undefined
  const [token, id] = [textIn(user, 'token'), textIn(user, 'id')]
  return token ? { token, ...(id && { id }), email: textIn(user, 'email') } : null
}

/** The error that the address in a reply carries, if any. Refusals that are not about the password have a code. */
export const refusalIn = (url: string): { error: string | null; code: string } => {
  const query = readUrl(url, 'http://own.invalid')?.searchParams
  return { error: query?.get('error') ?? null, code: query?.get('code') ?? '' }
}

const refusals: Record<number, 'limited' | 'busy'> = { 429: 'limited', 503: 'busy' }

/** Why a call got no answer: where it was neither refused nor a reply that cannot be read, the connection was lost or slow. */
export const whyNoAnswer = (error: unknown): 'limited' | 'busy' | 'unreachable' | 'failed' => {
  if (error instanceof Refused) return refusals[error.status] ?? 'failed'
  return error instanceof SyntaxError ? 'failed' : 'unreachable'
}

import { forgetTab } from '@northlight/ui/session/forget-person.ts'
import { createSessionCalls, refusalIn, userIn, whyNoAnswer } from '@northlight/ui/session/session-calls.ts'
import { markSession, markSignedOut } from '@northlight/ui/session/signed-in-mark.ts'
import { createStore } from '@northlight/ui/state/create-store.ts'
import { forgetKept, kept } from '../browser-storage/browser-storage.ts'
import { queryClient } from '../browser-storage/query-client.ts'

/** The site's own session: one cookie, and the short-lived token it stands for. The office never makes a second one. */
export type Session =
  | { status: 'unknown' }
  | { status: 'guest' }
  | { status: 'signed-in'; token: string; id?: string; email: string }
  /** The server cannot be reached; what was read before is shown to the person who was signed in here. */
  | { status: 'offline' }

export const session = createStore<Session>({ status: 'unknown' })

export const sessionToken = (): string | undefined => {
  const state = session.get()
  return state.status === 'signed-in' ? state.token : undefined
}

/** Another tab may have signed a colleague in: what one person has written is never sent in another name. */
export const isSignedIn = (email: string): boolean => {
  const state = session.get()
  return state.status === 'signed-in' && state.email === email
}

/** Whether a save may go out: nobody knows in whose name before the session is known again. Offline none gets far. */
export const mayWriteAs = (email: string): boolean => session.get().status === 'offline' || isSignedIn(email)

const calls = createSessionCalls()

let lastEmail: string | undefined

/** What one person has read is nothing for the next who signs in, on the screen or on the device. */
const forgetOthers = (email: string) => {
  if (lastEmail !== undefined && lastEmail !== email) {
    queryClient.clear()
    forgetKept()
    forgetTab()
  }
  lastEmail = email
}

/** What the session service has said. Pages of the site hear of it by the mark. */
export const takeSession = (said: unknown): Session => {
  const user = userIn(said)
  if (user) forgetOthers(user.email)
  markSession(user)
  const found: Session = user ? { status: 'signed-in', ...user } : { status: 'guest' }
  session.set(found)
  return found
}

let asking: Promise<Session> | undefined

/** Anyone who asks while an answer is on its way waits for that one. */
export const readSession = (): Promise<Session> => {
  asking ??= calls
    .read()
    .then(takeSession)
    .finally(() => {
      asking = undefined
    })
  return asking
}

export type SignInFailure = 'wrong' | 'limited' | 'second-way' | 'busy' | 'unreachable' | 'no-cookie'

const named: Record<string, SignInFailure> = { limited: 'limited', 'second-way': 'second-way', busy: 'busy' }

/** The error that a reply of the sign-in call carries in its address, if any. */
export const failureIn = (url: string): SignInFailure | undefined => {
  const { error, code } = refusalIn(url)
  return named[code] ?? (error === null ? undefined : 'wrong')
}

const failureOf = (error: unknown): SignInFailure => {
  const why = whyNoAnswer(error)
  return why === 'failed' ? 'busy' : why
}

/** Signs in with the site's accounts; says why where it could not. */
export const signIn = async (fields: { email: string; password: string; code?: string }) => {
  try {
    const { code, ...credentials } = fields
    const failure = failureIn(await calls.signIn(code ? { ...credentials, code } : credentials))
    if (failure) return failure
    const found = await readSession()
    // Accepted, and yet no session: the browser refused the cookie.
    return found.status === 'signed-in' ? undefined : 'no-cookie'
  } catch (error) {
    return failureOf(error)
  }
}

export const signOut = async () => {
  await calls.signOut()
  queryClient.clear()
  forgetKept()
  markSignedOut()
  session.set({ status: 'guest' })
}

/**
 * The session was ended, or given to another person, by a page of the site or another tab of the office. What waits to
 * be sent stays on the device for its writer. What was read goes from it, unless a colleague has read there since.
 */
export const endHere = (isAnybodyIn: boolean): void => {
  queryClient.clear()
  if (!isAnybodyIn || kept<{ email: string }>('me')?.value.email === lastEmail) forgetKept()
  lastEmail = undefined
  session.set({ status: isAnybodyIn ? 'unknown' : 'guest' })
}

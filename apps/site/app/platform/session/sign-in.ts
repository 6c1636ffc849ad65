import { refusalIn, whyNoAnswer } from '@northlight/ui/session/session-calls.ts'
import { sessionCalls } from './auth-calls.ts'
import { dispatch, sessionStore } from './store.ts'

export type Credentials = Record<string, string>

/** Refusals that are not about the password have a name of their own. */
const named: Record<string, string> = { limited: 'Limited', 'second-way': 'SecondWay', busy: 'Busy' }

/** The error that a reply of the sign-in call carries in its address, if any. */
export const errorIn = (url: string): string | null => {
  const { error, code } = refusalIn(url)
  return named[code] ?? error
}

const failures = { limited: 'Limited', busy: 'Busy', unreachable: 'Unreachable', failed: 'Failed' }

/** Why a sign-in got no answer. */
export const nameOfFailure = (error: unknown): string => failures[whyNoAnswer(error)]

/** True when signed in. Otherwise the status is `error` and names why. */
export const signIn = async (credentials: Credentials): Promise<boolean> => {
  dispatch({ type: 'sign-in-started' })
  try {
    const error = errorIn(await sessionCalls.signIn(credentials))
    if (error) {
      dispatch({ type: 'sign-in-failed', error })
      return false
    }
    dispatch({ type: 'session-arrived', session: await sessionCalls.read() })
    if (sessionStore.get().status === 'authenticated') return true
    // Accepted, and yet no session: the browser refused the cookie.
    dispatch({ type: 'sign-in-failed', error: 'SessionMissing' })
    return false
  } catch (error) {
    dispatch({ type: 'sign-in-failed', error: nameOfFailure(error) })
    return false
  }
}

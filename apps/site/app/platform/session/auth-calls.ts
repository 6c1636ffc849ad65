import { createSessionCalls } from '@northlight/ui/session/session-calls.ts'
import { loadingBar } from '../loading/loading-bar-store.ts'
import { dispatch } from './store.ts'

/** The calls of the session; the loading bar shows while one is under way. */
export const sessionCalls = createSessionCalls({ onRequest: () => loadingBar.request() })

/** Reads the session once the page is hydrated, and again after a sign-in. False where the server did not answer. */
export const readSession = async (): Promise<boolean> => {
  dispatch({ type: 'session-requested' })
  try {
    dispatch({ type: 'session-arrived', session: await sessionCalls.read() })
    return true
  } catch {
    // No session service, or no connection: the public pages work all the same.
    dispatch({ type: 'session-unreachable' })
    return false
  }
}

/** Ends the session: the cookie goes, and with it the token. */
export const signOut = async () => {
  await sessionCalls.signOut()
  dispatch({ type: 'signed-out' })
}

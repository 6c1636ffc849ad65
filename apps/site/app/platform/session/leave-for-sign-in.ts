import { toast } from '../../ui/toasts/toast.ts'
import type { Go } from '../navigation/go-by-document.ts'
import { signInAddress } from '../navigation/redirect.ts'
import { keepValues } from './kept-values.ts'
import { dispatch, sessionStore } from './store.ts'

/**
 * A call was refused because the session is over: to sign-in, and back here afterwards, with what was typed. Never
 * ends, because the page is left: anyone who made the call is no longer there to speak of a failure.
 */
export const leaveForSignIn = (navigate: Go): Promise<never> => {
  const { status, session } = sessionStore.get()
  // Of several calls that were refused together the first one leads away.
  if (status === 'authenticated') {
    const { pathname, search, hash } = location
    const hasTyped = keepValues(session.user.email ?? '')
    dispatch({ type: 'session-arrived', session: null })
    toast.warning(`Please sign in again.${hasTyped ? ' What you typed is kept, except passwords.' : ''}`)
    navigate(signInAddress(pathname + search + hash), { replace: true })
  }
  return new Promise(() => {})
}

import { forgetTab } from '@northlight/ui/session/forget-person.ts'
import { hasMarkChanged, readMark, watchMark } from '@northlight/ui/session/signed-in-mark.ts'
import { isTestRunning } from '../build-check/busy.ts'
import { readSession, sessionCalls } from './auth-calls.ts'
import { guarding, leave } from './leave.ts'
import { sessionIn } from './machine.ts'
import { dispatch, endHere, sessionStore } from './store.ts'

/** The back/forward cache gives a page back as it was left, with everything that was typed: it is loaded anew. */
const end = (isBack: boolean) => {
  forgetTab()
  endHere()
  if (isBack) location.reload()
  else if (readMark()) void readSession()
}

/**
 * A page that comes back asks in silence whether its session still holds: what a guest or its person sees stays until
 * the answer is there, and if none comes.
 */
const askAgain = async () => {
  const session = sessionIn(await sessionCalls.read())
  const shown = sessionStore.get().session
  const go = guarding()
  if (shown && session && session.user.id !== shown.user.id) end(true)
  else if (shown && !session && go) await leave(go)
  else dispatch({ type: 'session-arrived', session })
}

/**
 * One session serves every page of the browser. Anyone who signs out in another tab, or on a later page and goes back,
 * has left this one too: at a shared computer the next person must not find it as it was. A running test stays; its own
 * calls notice, and ask for the password without losing an answer.
 */
export const watchOtherPages = (): (() => void) =>
  watchMark((isBack) => {
    if (isTestRunning()) return
    if (hasMarkChanged()) end(isBack)
    else if (isBack) askAgain().catch(() => {})
  })

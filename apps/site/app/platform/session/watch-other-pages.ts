import { forgetTab } from '@northlight/ui/session/forget-person.ts'
import { hasMarkChanged, readMark, watchMark } from '@northlight/ui/session/signed-in-mark.ts'
import { isTestRunning } from '../build-check/busy.ts'
import { readSession } from './auth-calls.ts'
import { endHere } from './store.ts'

/** The back/forward cache gives a page back as it was left, with everything that was typed: it is loaded anew. */
const end = (isBack: boolean) => {
  forgetTab()
  endHere()
  if (isBack) location.reload()
  else if (readMark()) void readSession()
}

/**
 * One session serves every page of the browser. Whoever signs out in another tab, or on a later page and goes back, has
 * left this one too: at a shared computer the next person must not find it as it was. A running test stays; its own
 * calls notice, and ask for the password without losing an answer.
 */
export const watchOtherPages = (): (() => void) =>
  watchMark((isBack) => {
    if (isTestRunning()) return
    if (hasMarkChanged()) end(isBack)
    else if (isBack) void readSession()
  })

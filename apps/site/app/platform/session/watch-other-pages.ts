import { forgetTab } from '@northlight/ui/session/forget-person.ts'
import { isTestRunning } from '../build-check/busy.ts'
import { readSession } from './auth-calls.ts'
import { endHere, mark } from './store.ts'

/**
 * One session serves every page of the browser. Whoever signs out in another tab, or on a later page and goes back, has
 * left this one too: at a shared computer the next person must not find it as it was. A running test stays; its own
 * calls notice, and ask for the password without losing an answer.
 */
export const watchOtherPages = (): (() => void) => {
  const hasEnded = () => mark.hasChanged() && !isTestRunning()
  const end = () => {
    forgetTab()
    endHere()
  }
  const onStorage = () => {
    if (!hasEnded()) return
    end()
    if (mark.isSet()) void readSession()
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    // The back/forward cache gives a page back as it was left, with everything that was typed.
    if (hasEnded()) {
      end()
      location.reload()
    } else if (!isTestRunning()) void readSession()
  }
  addEventListener('storage', onStorage)
  addEventListener('pageshow', onPageShow)
  return () => {
    removeEventListener('storage', onStorage)
    removeEventListener('pageshow', onPageShow)
  }
}

import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { markBusy } from '../../../platform/build-check/busy.ts'

/** While a test runs: no reload for a new build, a question before the tab closes, and no way out by Back. */
export const useLeaveGuard = (isOn: boolean) => {
  // A link to a place on the page itself leaves nothing.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isOn && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isOn) return
    const release = markBusy('test')
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => {
      release()
      window.removeEventListener('beforeunload', ask)
    }
  }, [isOn])
  return blocker
}

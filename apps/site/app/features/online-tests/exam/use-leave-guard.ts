import { useLayoutEffect, useRef, useState } from 'react'
import { markBusy } from '../../../platform/build-check/busy.ts'
import { useGo } from '../../../platform/navigation/place.ts'
import { askBeforeBack } from './ask-before-back.ts'

export type LeaveGuard = { isAsked: boolean; stay: () => void; leave: () => void }

/** While a test runs: no reload for a new build, and a question before the tab closes or Back leads away. */
export const useLeaveGuard = (isOn: boolean, base: string): LeaveGuard => {
  const [isAsked, setAsked] = useState(false)
  const go = useGo()
  const guard = useRef<{ stay: () => void; stop: () => void }>(undefined)
  useLayoutEffect(() => {
    if (!isOn) return
    const release = markBusy('test')
    const back = askBeforeBack(() => setAsked(true))
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    const stop = () => {
      release()
      back.stop()
      window.removeEventListener('beforeunload', ask)
    }
    guard.current = { stay: back.stay, stop }
    return () => {
      stop()
      setAsked(false)
    }
  }, [isOn])
  return {
    isAsked,
    stay() {
      setAsked(false)
      guard.current?.stay()
    },
    leave() {
      // Asked and answered: the browser need not ask once more.
      guard.current?.stop()
      go(base)
    },
  }
}

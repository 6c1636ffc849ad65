import { seconds } from '@northlight/contract/durations'
import type { IntegrityEvent } from '@northlight/exam/attempt/integrity'
import { newId } from '@northlight/ui/new-id.ts'
import { useLayoutEffect, useRef, useState } from 'react'
import { canFullScreen, isFullScreen, leaveFullScreen } from '../frame/full-screen.ts'
import { type AbsenceWatch, createAbsenceWatch } from './absence-watch.ts'

type Watched = {
  now: () => number
  report: (event: IntegrityEvent) => void
  connectionIsBack: () => void
  lookAgain: () => void
}

const timers = {
  wait: (run: () => void, delay: number) => setTimeout(run, delay),
  unwait: (handle: unknown) => clearTimeout(handle as ReturnType<typeof setTimeout>),
}

/** Watches the screen while `isOn`. Listening ends before we leave full screen ourselves, so the end never counts. */
export const useWatch = (isOn: boolean, watched: Watched) => {
  const [isFull, setFull] = useState(false)
  const latest = useRef(watched)
  latest.current = watched
  const watch = useRef<AbsenceWatch>(null)
  useLayoutEffect(() => {
    if (!isOn) return
    const made = createAbsenceWatch({
      now: () => latest.current.now(),
      newId,
      timers,
      canFullScreen: canFullScreen(),
      report: (event) => latest.current.report(event),
    })
    watch.current = made
    const onScreen = () => {
      setFull(isFullScreen())
      made.fullScreen(isFullScreen(), document.querySelector('dialog:modal') !== null)
    }
    const onVisible = () => {
      made.visible(!document.hidden)
      if (!document.hidden) latest.current.lookAgain()
    }
    const onBlur = () => made.focused(false)
    const onFocus = () => made.focused(true)
    const onOnline = () => {
      made.connection(true)
      latest.current.connectionIsBack()
    }
    const onOffline = () => made.connection(false)
    // The browser's own question before leaving is one of our prompts. The page stands still while it is open.
    const onLeaving = () => void made.duringOwnPrompt(() => new Promise((resolve) => setTimeout(resolve, seconds(2))))
    // A restored page, or a device that slept, may have missed hours.
    const onResume = () => latest.current.lookAgain()
    onScreen()
    document.addEventListener('fullscreenchange', onScreen)
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('blur', onBlur)
    window.addEventListener('focus', onFocus)
    window.addEventListener('online', onOnline)
    window.addEventListener('offline', onOffline)
    window.addEventListener('pageshow', onResume)
    window.addEventListener('beforeunload', onLeaving)
    return () => {
      document.removeEventListener('fullscreenchange', onScreen)
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('blur', onBlur)
      window.removeEventListener('focus', onFocus)
      window.removeEventListener('online', onOnline)
      window.removeEventListener('offline', onOffline)
      window.removeEventListener('pageshow', onResume)
      window.removeEventListener('beforeunload', onLeaving)
      made.stop()
      watch.current = null
      void leaveFullScreen()
    }
  }, [isOn])
  return { isFull, watch }
}

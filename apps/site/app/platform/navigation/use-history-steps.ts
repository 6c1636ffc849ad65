import { useEffect, useRef, useState } from 'react'

const stepIn = (state: unknown): number | undefined => {
  const step = typeof state === 'object' && state !== null && 'step' in state ? state.step : undefined
  return typeof step === 'number' ? step : undefined
}

/** Each step lies on the one before, so that going back two leads two steps back. */
const pushFrom = (here: number, to: number) => {
  const { state } = history
  if (stepIn(state) === undefined) history.replaceState({ ...state, step: here }, '')
  for (let step = here + 1; step <= to; step += 1) history.pushState({ ...state, step }, '')
}

/**
 * The steps of a form as entries of the history: the Back key of a phone leads to the step before and not off the page.
 * An application page says in its route that its data stay the same then. A reloaded page shows the step it showed.
 * Other entries may lie between: a link to a place on the page makes one, which belongs to the step it was made on.
 */
export const useHistorySteps = () => {
  const [step, setStep] = useState(0)
  // Where the form is or is going to: the history moves only later, and not every entry names a step.
  const current = useRef(0)
  const isGoingBack = useRef(false)
  useEffect(() => {
    current.current = stepIn(history.state) ?? 0
    setStep(current.current)
    const onPop = (event: PopStateEvent) => {
      const found = stepIn(event.state)
      if (isGoingBack.current && found !== undefined && found > current.current)
        return history.go(current.current - found)
      isGoingBack.current = false
      current.current = found ?? current.current
      setStep(current.current)
    }
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [])

  const goTo = (to: number) => {
    const from = current.current
    if (to === from) return
    current.current = to
    if (to < from) {
      isGoingBack.current = true
      return history.go(to - from)
    }
    pushFrom(from, to)
    setStep(to)
  }
  return { step, goTo, here: () => current.current }
}

import { useEffect, useState } from 'react'

const stepIn = (state: unknown): number | undefined => {
  const step = typeof state === 'object' && state !== null && 'step' in state ? state.step : undefined
  return typeof step === 'number' ? step : undefined
}

const here = () => stepIn(history.state) ?? 0

/** Each step lies on the one before, so that going back two leads two steps back. */
const pushTo = (to: number) => {
  const { state } = history
  if (stepIn(state) === undefined) history.replaceState({ ...state, step: 0 }, '')
  for (let step = here() + 1; step <= to; step += 1) history.pushState({ ...state, step }, '')
}

/**
 * The steps of a form as entries of the history: the Back key of a phone leads to the step before and not off the page.
 * An application page says in its route that its data stay the same then. A page loaded anew shows the step it showed.
 */
export const useHistorySteps = () => {
  const [step, setStep] = useState(0)
  useEffect(() => {
    setStep(here())
    const onPop = (event: PopStateEvent) => {
      const found = stepIn(event.state)
      if (found !== undefined) setStep(found)
    }
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [])

  const goTo = (to: number) => {
    if (to < here()) return history.go(to - here())
    pushTo(to)
    setStep(to)
  }
  return { step, goTo, here }
}

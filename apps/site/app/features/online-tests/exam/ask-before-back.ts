/** Marks the entry of the history on which Back ends while a test runs. */
const below = { isBelowTest: true } as const

const isBelow = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isBelowTest' in state

/**
 * A document cannot refuse Back. While a test runs it has two entries of the same address: Back leads from the upper to
 * the lower one, which is the same document, and there the student is asked. A reload keeps both, and makes no third.
 */
export const askBeforeBack = (ask: () => void) => {
  const onPop = () => {
    if (isBelow(history.state)) ask()
  }
  if (!history.state?.isAboveTest) {
    history.replaceState(below, '')
    history.pushState({ isAboveTest: true }, '')
  }
  window.addEventListener('popstate', onPop)
  return {
    /** Back where the test was: on the upper entry. */
    stay: () => history.forward(),
    stop: () => window.removeEventListener('popstate', onPop),
  }
}

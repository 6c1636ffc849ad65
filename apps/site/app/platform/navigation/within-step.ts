/** A place on the page is of the step of a form on which it was gone to: a reload there shows that step. */
export const withinStep = (makeEntry: () => void): void => {
  const step = history.state?.step
  makeEntry()
  if (step) history.replaceState({ ...history.state, step }, '')
}

let holders = 0

/**
 * Keeps the page behind an open window from scrolling; gives back how to end that, once. A class and not `html:has(…)`: the
 * browser would look through the whole page for an open window whenever the focus moves.
 */
export const holdPageStill = (): (() => void) => {
  const root = document.documentElement
  // Where the scroll bar takes room, its strip stays, so that the page does not jump.
  if (holders === 0) root.classList.toggle('has-scroll-bar', window.innerWidth > root.clientWidth)
  holders += 1
  root.classList.add('is-still')
  return () => {
    holders -= 1
    if (holders === 0) root.classList.remove('is-still')
  }
}

/** What `shell.css` leaves to the browser on a phone until it comes near: the same list as there. */
export const farParts = [
  '[data-reading] [data-kept] ~ main > :nth-child(n + 3)',
  '[data-reading] #comments',
  '[data-reading] [data-newsletter]',
  '[data-reading] #site-links',
]

/** And `styles/reading.css`. */
export const farText = '[data-reading] .prose > :nth-child(n + 9)'

/** Gives the page its true length: for whoever has to know now how far away something is. */
export const layOutAll = () => {
  for (const part of document.querySelectorAll<HTMLElement>([...farParts, farText].join()))
    part.style.contentVisibility = 'visible'
}

/** Who comes back, or loads the page again, is taken to where they were: that place is found in the whole page only. */
export const layOutOnReturn = () => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit && visit.type !== 'navigate') layOutAll()
}

/**
 * Who jumps, as by a search on the page, has not come past the parts between, whose lengths are still guessed: coming back
 * here from another page would end elsewhere. A thumb does not move two screens in one frame.
 */
export const layOutOnJump = () => {
  let last = scrollY
  const onScroll = () => {
    if (Math.abs(scrollY - last) > 2 * innerHeight) layOutAll()
    last = scrollY
  }
  addEventListener('scroll', onScroll, { passive: true })
}

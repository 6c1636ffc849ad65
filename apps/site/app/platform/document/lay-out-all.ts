import { goTo, keptPlace, placeNow } from './kept-place.ts'

/** What has `content-visibility: auto` on a phone, laid out only near the viewport: the same list as in `shell.css`. */
export const farParts = [
  '[data-reading] [data-kept] ~ main > :nth-child(n + 3)',
  '[data-reading] #comments',
  '[data-reading] [data-newsletter]',
  '[data-reading] #site-links',
]

/** And `styles/reading.css`. */
export const farText = '[data-reading] .prose > :nth-child(n + 9)'

/** Lays out everything, so that the page has its true length: a scroll has to know how far away something is. */
export const layOutAll = () => {
  for (const part of document.querySelectorAll<HTMLElement>([...farParts, farText].join()))
    part.style.contentVisibility = 'visible'
}

/**
 * Runs in the head: on a slow phone a reader may have scrolled long before the module is loaded. Stringified into an
 * inline script: no imports, no closure.
 */
export const noteMoves = (): void => {
  for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(move, () => (document.documentElement.dataset.moved = ''), { once: true, passive: true })
}
const hasMoved = () => 'moved' in document.documentElement.dataset

/**
 * Scroll restoration after Back or a reload: the place is found in the whole page only. The browser may have scrolled
 * there before, by lengths that were guessed (`contain-intrinsic-size`), and does so at the latest with the load event;
 * so we scroll after it. Who has scrolled meanwhile stays where they are.
 */
export const layOutOnReturn = () => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!visit || visit.type === 'navigate' || hasMoved()) return
  layOutAll()
  const place = keptPlace()
  if (!place) return
  goTo(place)
  const afterBrowser = () => requestAnimationFrame(() => hasMoved() || goTo(place))
  if (document.readyState === 'complete') afterBrowser()
  else addEventListener('load', afterBrowser)
}

/**
 * Who jumps, as by a search on the page or to a link with the keys, has not come past the parts between. Their lengths
 * would change as they come near, and what is read would move away; so they get their true ones, and what is read stays.
 * A thumb does not move two screens in one frame.
 */
export const layOutOnJump = () => {
  let last = scrollY
  const onScroll = () => {
    if (Math.abs(scrollY - last) > 2 * innerHeight) {
      const place = placeNow()
      layOutAll()
      if (place) goTo(place)
    }
    last = scrollY
  }
  addEventListener('scroll', onScroll, { passive: true })
}

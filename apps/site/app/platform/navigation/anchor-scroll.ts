import type { NavigateFunction } from 'react-router'
import { isBusy } from '../build-check/busy.ts'
import { isAnchor, plainLinkOf } from './plain-click.ts'
import { smoothScroll } from './smooth-scroll.ts'

/** In the state of an entry that we have scrolled to ourselves. */
const scrolledByUs = { isScrolled: true }

export const isScrolledByUs = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isScrolled' in state

/** Links to a place on the same page scroll there and give it the focus; Back returns to where the link was. */
export const scrollToAnchors = (navigate: NavigateFunction): (() => void) => {
  const onClick = (event: MouseEvent) => {
    const link = plainLinkOf(event)
    const target = link && isAnchor(link) ? document.getElementById(decodeURIComponent(link.hash.slice(1))) : null
    if (!link || !target) return
    event.preventDefault()
    event.stopPropagation()
    const from = scrollY
    // An entry of its own, made by the router, which remembers the place for the way back. Going back makes the router
    // read the page's data again, which a running test without a line must not need.
    void navigate(link.pathname + link.search + link.hash, {
      replace: link.hash === location.hash || isBusy(),
      state: scrolledByUs,
      preventScrollReset: true,
      flushSync: true,
    })
    // The router jumps to a hash by itself. Nothing has been painted since.
    scrollTo({ top: from, behavior: 'instant' })
    if (!target.matches('a, button, input, select, textarea, [tabindex]')) target.tabIndex = -1
    target.focus({ preventScroll: true })
    smoothScroll(target)
  }
  window.addEventListener('click', onClick, { capture: true })
  return () => window.removeEventListener('click', onClick, { capture: true })
}

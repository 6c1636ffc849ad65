import { isAnchor, plainLinkOf } from './plain-click.ts'
import { smoothScroll } from './smooth-scroll.ts'

/** Links to a place on the same page scroll there and give it the focus; the address shows the place. */
export const scrollToAnchors = (): (() => void) => {
  const onClick = (event: MouseEvent) => {
    const link = plainLinkOf(event)
    const target = link && isAnchor(link) ? document.getElementById(decodeURIComponent(link.hash.slice(1))) : null
    if (!link || !target) return
    event.preventDefault()
    event.stopPropagation()
    // The router keeps its own state in the entry; only the address changes.
    history.replaceState(history.state, '', link.hash)
    if (!target.matches('a, button, input, select, textarea, [tabindex]')) target.tabIndex = -1
    target.focus({ preventScroll: true })
    smoothScroll(target)
  }
  window.addEventListener('click', onClick, { capture: true })
  return () => window.removeEventListener('click', onClick, { capture: true })
}

import { hashTarget } from './hash-target.ts'
import { isAnchor, plainLinkOf } from './plain-click.ts'
import { smoothScroll } from './smooth-scroll.ts'
import { withinStep } from './within-step.ts'

/** Makes an entry of the history for a place on the page. */
export type StepTo = (link: HTMLAnchorElement) => void

/** Where no router runs the entry is the browser's own, which remembers where the page stood: Back returns there. */
export const stepByDocument: StepTo = ({ hash, href }) => {
  if (hash !== location.hash) history.pushState(null, '', href)
}

/** Links to a place on the same page scroll there and give it the focus; Back returns to where the link was. */
export const scrollToAnchors = (step: StepTo): (() => void) => {
  const onClick = (event: MouseEvent) => {
    const link = plainLinkOf(event)
    const target = link && isAnchor(link) ? document.getElementById(hashTarget(link.hash)) : null
    if (!link || !target) return
    event.preventDefault()
    event.stopPropagation()
    const from = scrollY
    withinStep(() => step(link))
    // A router jumps to a hash by itself. Nothing has been painted since.
    scrollTo({ top: from, behavior: 'instant' })
    for (let fold = target.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true
    if (!target.matches('a, button, input, select, textarea, [tabindex]')) target.tabIndex = -1
    target.focus({ preventScroll: true })
    smoothScroll(target)
  }
  window.addEventListener('click', onClick, { capture: true })
  return () => window.removeEventListener('click', onClick, { capture: true })
}

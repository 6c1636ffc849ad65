import { isAnchor, plainLinkOf } from '../navigation/plain-click.ts'
import { isBusy } from './busy.ts'
import { onNavigation } from './decide.ts'
import { newBuild } from './watch.ts'

/**
 * Once a newer build is out, a click on a link is left to the browser: it loads the document, and with it the new
 * build. The listener stands before the router's own, which then never hears of the click.
 */
export const fullLoadWhenNew = (): (() => void) => {
  const onClick = (event: MouseEvent) => {
    if (onNavigation({ newBuild: newBuild.get(), busy: isBusy() }) === 'in-app') return
    const link = plainLinkOf(event)
    if (link && !isAnchor(link)) event.stopPropagation()
  }
  window.addEventListener('click', onClick, { capture: true })
  return () => window.removeEventListener('click', onClick, { capture: true })
}

import { seconds } from '@northlight/contract/durations'
import { loadingBar } from '../../platform/loading/loading-bar-store.ts'
import { isAnchor, plainLinkOf } from '../../platform/navigation/plain-click.ts'

/** Longer than any page of ours takes; then it was a file to keep, and nothing follows. */
const longest = seconds(10)

/** Files are saved or opened beside the page: nothing replaces it. */
const isFile = ({ pathname }: HTMLAnchorElement) => /\.\w{2,5}$/.test(pathname)

/** On a reading page the browser changes pages: the bar runs from the click to the next document. */
export const showDocumentNavigation = () => {
  let finish: (() => void) | undefined
  const end = () => {
    finish?.()
    finish = undefined
  }
  const begin = () => {
    end()
    finish = loadingBar.navigation()
    setTimeout(end, longest)
  }
  window.addEventListener('click', (event) => {
    const link = plainLinkOf(event)
    if (link && !isAnchor(link) && !isFile(link)) begin()
  })
  window.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) begin()
  })
  // Shown again from the browser's memory, as it was left.
  window.addEventListener('pageshow', end)
}

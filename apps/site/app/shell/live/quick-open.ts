import { isQuickOpenKey } from '../../features/reading/search/quick-open-key.ts'
import { fetchFile } from '../../platform/build-check/fetch-file.ts'
import { isPlainClick } from '../../platform/navigation/plain-click.ts'

/** React and the box are in a chunk that is loaded now; without it the link leads to the page of the search. */
const open = async () => {
  try {
    const { openSearch } = await fetchFile(() => import('../../features/reading/search/open-search.tsx'))
    openSearch()
  } catch {
    location.assign('/search')
  }
}

/** Ctrl K or ⌘ K, or a `SearchLink`, opens the search in place. */
export const startQuickOpen = (): (() => void) => {
  const onKey = (event: KeyboardEvent) => {
    // Another dialog keeps the screen.
    if (!isQuickOpenKey(event) || event.defaultPrevented || document.querySelector('dialog:is([open], :popover-open)'))
      return
    event.preventDefault()
    void open()
  }
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('[data-quick-open]') : null
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    void open()
  }
  document.addEventListener('keydown', onKey)
  document.addEventListener('click', onClick)
  return () => {
    document.removeEventListener('keydown', onKey)
    document.removeEventListener('click', onClick)
  }
}

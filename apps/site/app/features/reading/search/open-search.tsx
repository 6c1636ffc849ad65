import { createRoot } from 'react-dom/client'
import { QuickOpenBox } from './quick-open-box.tsx'

let isOpen = false

/** Puts the search over the page, with a React root of its own: most visits never open it. */
export const openSearch = () => {
  if (isOpen) return
  isOpen = true
  const before = document.activeElement
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    place.remove()
    isOpen = false
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
  root.render(<QuickOpenBox onClose={close} />)
}

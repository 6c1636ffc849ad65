import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { lazyPart, Part } from '../../../platform/loading/part.tsx'
import { useStore } from '../../../platform/state/create-store.ts'
import { isQuickOpenKey } from './quick-open-key.ts'
import { quickOpenAt } from './quick-open-store.ts'

export const quickOpenBox = lazyPart(() => import('./quick-open-box.tsx').then((part) => part.QuickOpenBox))

const close = () => quickOpenAt.set(undefined)

/** Ctrl K or ⌘ K, or a `SearchLink`, opens the search in place. Stands once in the header. */
export function QuickOpen() {
  const { key } = useLocation()
  const openAt = useStore(quickOpenAt, undefined)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Another dialog keeps the screen.
      if (!isQuickOpenKey(event) || event.defaultPrevented || document.querySelector('dialog[open]')) return
      event.preventDefault()
      quickOpenAt.set(key)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [key])

  if (openAt !== key) return null
  return <Part part={quickOpenBox} props={{ onClose: close }} onNight />
}

import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { SearchIcon } from '../icons/search.tsx'
import { lazyPart, Part } from '../shell/part.tsx'
import { Link } from '../ui/link.tsx'
import { isQuickOpenKey } from './quick-open-key.ts'

const box = lazyPart(() => import('./quick-open-box.tsx').then((part) => part.QuickOpenBox))

/** A link to the search page that opens the box in place instead, once the page is alive. Ctrl K or ⌘ K does the same. */
export function QuickOpen() {
  const { key } = useLocation()
  // Open on one page only: every change of page closes it.
  const [openAt, setOpenAt] = useState<string>()

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Another dialog keeps the screen.
      if (!isQuickOpenKey(event) || event.defaultPrevented || document.querySelector('dialog[open]')) return
      event.preventDefault()
      setOpenAt(key)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [key])

  return (
    <>
      <Link
        to="/search"
        aria-label="Search"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerDown={box.load}
        onClick={(event) => {
          if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          setOpenAt(key)
        }}
        className="grid size-11 shrink-0 place-items-center rounded-md text-inherit hover:text-gold"
      >
        <SearchIcon size={20} />
      </Link>
      {openAt === key && <Part part={box} props={{ onClose: () => setOpenAt(undefined) }} onNight />}
    </>
  )
}

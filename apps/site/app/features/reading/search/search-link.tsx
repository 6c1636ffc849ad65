import { classes } from '@northlight/ui/classes.ts'
import { SearchIcon } from '@northlight/ui/icons/search.tsx'
import { useLocation } from 'react-router'
import { Link } from '../../../ui/controls/link.tsx'
import { quickOpenBox } from './quick-open.tsx'
import { quickOpenAt } from './quick-open-store.ts'

/** A link to the search page that opens the box in place instead, once the page is alive. */
export function SearchLink({ className, size }: { className?: string; size: number }) {
  const { key } = useLocation()
  return (
    <Link
      to="/search"
      aria-label="Search"
      aria-keyshortcuts="Control+K Meta+K"
      onPointerDown={quickOpenBox.load}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        quickOpenAt.set(key)
      }}
      className={classes('shrink-0 place-items-center rounded-md text-inherit hover:text-gold', className)}
    >
      <SearchIcon size={size} />
    </Link>
  )
}

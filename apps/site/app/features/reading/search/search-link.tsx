import { classes } from '@northlight/ui/classes.ts'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { searchIcon } from '@northlight/ui/kit/icons.ts'
import { Link } from '@northlight/ui/kit/link.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'

/** A link to the search page; `shell/live/quick-open.ts` opens the box in place instead. */
export function SearchLink({ className, size }: { className?: string; size: number }) {
  const { say } = useWords()
  return (
    <Link
      to="/search"
      data-quick-open
      aria-label={say('Search')}
      aria-keyshortcuts="Control+K Meta+K"
      className={classes('shrink-0 place-items-center rounded-md text-inherit hover:text-gold', className)}
    >
      <Icon path={searchIcon} size={size} />
    </Link>
  )
}

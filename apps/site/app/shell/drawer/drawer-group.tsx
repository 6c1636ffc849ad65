import { classes } from '@northlight/ui/classes.ts'
import { Link } from '@northlight/ui/kit/link.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import type { ReactNode } from 'react'
import type { MenuLink } from '../../platform/paths/paths.ts'
import { FoldMark } from '../../ui/controls/fold-mark.tsx'
import { isWithin } from '../menu/is-within.ts'
import { leaf, row } from './drawer-looks.ts'

/** Opens and closes one branch of the tree. */
export function Group({
  label,
  open,
  feed,
  className,
  children,
}: {
  label: string
  open?: boolean
  /** The list that is fetched when it opens. */
  feed?: string
  className?: string
  children: ReactNode
}) {
  const { stored } = useWords()
  return (
    <details open={open} data-menu={feed} className={classes('border-b border-line-night open:pb-2', className)}>
      <summary className={`${row} border-b-0`}>
        {stored(label)}
        <FoldMark className="text-gold" />
      </summary>
      {children}
    </details>
  )
}

export function DrawerLinks({ links, pathname }: { links: readonly MenuLink[]; pathname: string }) {
  const { stored } = useWords()
  if (links.length === 0) return null
  return (
    <ul>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className={leaf} aria-current={isWithin(to, pathname) ? 'page' : undefined}>
            {stored(label)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

import type { KeyboardEvent } from 'react'
import { useLocation } from 'react-router'
import { useStore } from '../../platform/state/create-store.ts'
import { Link } from '../../ui/controls/link.tsx'
import { achieversFeed } from '../menu/feeds.ts'
import { isCurrent, isWithin, type MenuItem, menuTree } from '../menu/menu-tree.ts'
import { MenuGroup } from './menu-group.tsx'
import { topItem } from './menu-looks.ts'

/** The menu above 992 px. Left and right move along it; each group opens with click, pointer or arrow down. */
export function MainMenu() {
  const { pathname } = useLocation()
  const achievers = useStore(achieversFeed.store, { status: 'idle', items: null })
  // An item that only opens, with nothing to open, would be a dead end.
  const isDeadEnd = ({ feed }: MenuItem) => feed === 'achievers' && achievers.items?.length === 0
  return (
    <nav aria-label="Main" className="ml-auto max-menu:hidden" onKeyDown={moveAlong}>
      <ul className="flex">
        {menuTree
          .filter((item) => !isDeadEnd(item))
          .map((item) =>
            item.children || item.feed ? (
              <MenuGroup key={item.label} item={item} current={isCurrent(item, pathname)} pathname={pathname} />
            ) : (
              <li key={item.label}>
                <Link
                  to={item.to ?? '/'}
                  data-top
                  aria-current={isWithin(item.to ?? '/', pathname) ? 'page' : undefined}
                  className={topItem}
                >
                  {item.label}
                </Link>
              </li>
            ),
          )}
      </ul>
    </nav>
  )
}

const moveAlong = (event: KeyboardEvent<HTMLElement>) => {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (!by || event.defaultPrevented) return
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-top]')]
  const here = document.activeElement?.closest('li.menu-item, [data-top]')
  const at = items.findIndex((item) => item === here || here?.contains(item))
  if (at < 0) return
  event.preventDefault()
  items[(at + by + items.length) % items.length]?.focus()
}

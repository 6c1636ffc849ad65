import { useStore } from 'ra-core'
import { Link, useLocation } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { type Group, isAt, isNearest } from './navigation.ts'
import { Pinned } from './pinned.tsx'

export type Counted = Record<string, { count: number; isBad: boolean }>

/** Groups stay as they were left. */
export function Side({ groups, counts, onKeys }: { groups: Group[]; counts: Counted; onKeys: () => void }) {
  const { pathname } = useLocation()
  const [closed, setClosed] = useStore<string[]>('side.closed', [])
  return (
    <nav className="side" aria-label="Office">
      <Link to="/" aria-current={pathname === '/' ? 'page' : undefined}>
        <Icon name="home" />
        Today
      </Link>
      <Pinned groups={groups} />
      {groups.map(({ label, icon, places }) => (
        <details
          key={label}
          open={!closed.includes(label) || places.some(({ to }) => isAt(to, pathname))}
          onToggle={(event) => {
            const isOpen = event.currentTarget.open
            if (isOpen === !closed.includes(label)) return
            setClosed(isOpen ? closed.filter((one) => one !== label) : [...closed, label])
          }}
        >
          <summary>
            <Icon name={icon} />
            {label}
            <Icon name="chevronRight" size={14} />
          </summary>
          <ul>
            {places.map((one) => (
              <li key={one.to}>
                <Link to={one.to} aria-current={isNearest(one, places, pathname) ? 'page' : undefined}>
                  {one.label}
                  <Count of={counts[one.to]} />
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <p className="side__end mt-auto pt-4 px-2.5 pb-0 text-ink-2 text-xs leading-[1.5]">
        All times India time.
        <br />
        <button type="button" className="link tiny" onClick={onKeys}>
          Keys: <kbd>?</kbd>
        </button>
      </p>
    </nav>
  )
}

/** A number beside a place; nothing where nothing waits. */
export function Count({ of }: { of: Counted[string] | undefined }) {
  if (!of || of.count === 0) return null
  return <span className={of.isBad ? 'count bad' : 'count'}>{of.count > 100 ? '100+' : of.count}</span>
}

import { useStore } from 'ra-core'
import { Link, useLocation } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { type Group, isAt } from './navigation.ts'

/** Groups stay as they were left. */
export function Side({ groups, onKeys }: { groups: Group[]; onKeys: () => void }) {
  const { pathname } = useLocation()
  const [closed, setClosed] = useStore<string[]>('side.closed', [])
  return (
    <nav className="side" aria-label="Office">
      <Link to="/" aria-current={pathname === '/' ? 'page' : undefined}>
        <Icon name="home" />
        Today
      </Link>
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
            <Icon name="right" size={14} />
          </summary>
          <ul>
            {places.map(({ to, label: place }) => (
              <li key={to}>
                <Link to={to} aria-current={isAt(to, pathname) ? 'page' : undefined}>
                  {place}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <p className="side__end">
        All times India time.
        <br />
        <button type="button" className="link tiny" onClick={onKeys}>
          Keys: <kbd>?</kbd>
        </button>
      </p>
    </nav>
  )
}

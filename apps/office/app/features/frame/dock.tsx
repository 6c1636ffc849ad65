import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type Group, isAt } from './navigation.ts'

type Props = { groups: Group[]; onNew?: () => void; onSearch: () => void }

/** On phones: four places and everything else behind More. */
export function Dock({ groups, onNew, onSearch }: Props) {
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const second = groups[0]?.places[0]
  return (
    <>
      <nav className="dock" aria-label="Office, short">
        <Link to="/" aria-current={pathname === '/' ? 'page' : undefined}>
          <Icon name="home" size={22} />
          Today
        </Link>
        {second ? (
          <Link to={second.to} aria-current={isAt(second.to, pathname) ? 'page' : undefined}>
            <Icon name={groups[0]?.icon ?? 'page'} size={22} />
            {second.label}
          </Link>
        ) : (
          <span />
        )}
        {onNew ? (
          <button type="button" aria-label="New" onClick={onNew}>
            <span className="plus">
              <Icon name="plus" size={22} />
            </span>
          </button>
        ) : (
          <span />
        )}
        <button type="button" onClick={onSearch}>
          <Icon name="search" size={22} />
          Search
        </button>
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="more" size={22} />
          More
        </button>
      </nav>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="The office">
        <div className="more">
          {groups.map(({ label, places }) => (
            <section key={label}>
              <h3>{label}</h3>
              <ul>
                {places.map(({ to, label: place }) => (
                  <li key={to}>
                    <Link to={to} onClick={() => setOpen(false)} aria-current={isAt(to, pathname) ? 'page' : undefined}>
                      {place}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Dialog>
    </>
  )
}

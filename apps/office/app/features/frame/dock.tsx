import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Icon, type SignName } from '../../ui/icon.tsx'
import { BranchChoice } from './branch-choice.tsx'
import { dockPlaces, type Group, isAt, isNearest, type MenuEntry } from './navigation.ts'
import { Pinned } from './pinned.tsx'
import { Count, type Counted } from './side.tsx'

type Props = { groups: Group[]; counts: Counted; onNew?: () => void; onSearch: () => void }

const icons: Record<string, SignName> = { '/families': 'inbox', '/console': 'pulse', '/tests': 'clock', '/check': 'qr' }

/** On phones: four places and everything else behind More. */
export function Dock({ groups, counts, onNew, onSearch }: Props) {
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  // The search is in the bar above for everybody.
  const [second, fourth] = dockPlaces(groups)
  return (
    <>
      <nav className="dock" aria-label="Office, short">
        <Link to="/" aria-current={pathname === '/' ? 'page' : undefined}>
          <Icon name="home" size={22} />
          Today
        </Link>
        {second ? (
          <DockLink place={second} icon={icons[second.to] ?? groups[0]?.icon ?? 'page'} counts={counts} />
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
        {fourth ? (
          <DockLink place={fourth} icon={icons[fourth.to] ?? 'page'} counts={counts} />
        ) : (
          <button type="button" onClick={onSearch}>
            <Icon name="search" size={22} />
            Search
          </button>
        )}
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="menu" size={22} />
          More
        </button>
      </nav>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="The office" startsInside={false}>
        <div className="more">
          <BranchChoice />
          <Pinned groups={groups} onGo={() => setOpen(false)} />
          {groups.map(({ label, places }) => (
            <section key={label}>
              <h3>{label}</h3>
              <ul>
                {places.map((one) => (
                  <li key={one.to}>
                    <Link
                      to={one.to}
                      onClick={() => setOpen(false)}
                      aria-current={isNearest(one, places, pathname) ? 'page' : undefined}
                    >
                      {one.label}
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

function DockLink({ place, icon, counts }: { place: MenuEntry; icon: SignName; counts: Counted }) {
  const { pathname } = useLocation()
  return (
    <Link to={place.to} aria-current={isAt(place.to, pathname) ? 'page' : undefined}>
      <Icon name={icon} size={22} />
      {place.label}
      <Count of={counts[place.to]} />
    </Link>
  )
}

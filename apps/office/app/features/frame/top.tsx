import { Menu, MenuLabel, MenuLine } from '@northlight/ui/overlay/menu.tsx'
import { Link, useNavigate } from 'react-router'
import { useMe } from '../../platform/me/use-me.ts'
import { signOut } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Icon } from '../../ui/icon.tsx'
import { MenuItem } from '../../ui/menu.tsx'
import { BranchMenu } from './branch-menu.tsx'
import { Logo } from './logo.tsx'

const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/).filter(Boolean)
  return `${words[0]?.[0] ?? ''}${words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''}`.toUpperCase() || '★'
}

export function Top({ onSearch, onKeys }: { onSearch: () => void; onKeys: () => void }) {
  const me = useMe()
  const navigate = useNavigate()
  return (
    <header className="top">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Link className="top__brand" to="/">
        <Logo name={me.institute} />
      </Link>
      <BranchMenu />
      <button type="button" className="top__search top__open" onClick={onSearch}>
        <Icon name="search" />
        <span>Search the office</span>
        <kbd>Ctrl K</kbd>
      </button>
      {me.demo && <span className="top__demo">Demo</span>}
      <button type="button" className="top__button top__find" aria-label="Search the office" onClick={onSearch}>
        <Icon name="search" size={20} />
      </button>
      <Menu
        trigger={
          <button type="button" className="top__button top__me">
            <span className="avatar" aria-hidden="true">
              {initialsOf(me.name)}
            </span>
            <span className="w">{me.name}</span>
            <span className="sr-only">, my menu</span>
            <span className="w">
              <Icon name="chevronDown" size={14} />
            </span>
          </button>
        }
      >
        <MenuLabel>
          {me.email}, {me.role}
        </MenuLabel>
        <MenuItem icon="shield" onClick={() => void navigate('/me')}>
          My security
        </MenuItem>
        <MenuItem icon="info" onClick={onKeys}>
          Keys
        </MenuItem>
        <MenuItem icon="external" onClick={() => window.open('/', '_blank', 'noopener')}>
          The site
        </MenuItem>
        <MenuLine />
        <MenuItem icon="lock" onClick={() => void signOut().catch(toast.failed)}>
          Sign out
        </MenuItem>
      </Menu>
    </header>
  )
}

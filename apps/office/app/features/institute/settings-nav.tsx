import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { settingsPages } from './settings-pages.ts'

/** The parts of the settings: a column, or a row that scrolls on a phone, where the open part is brought into sight. */
export function SettingsNav({ current }: { current: string }) {
  const nav = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marked link is another one when the part changes
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [current])
  return (
    <nav className="settings-nav" aria-label="Parts of the settings" ref={nav}>
      <ul>
        {settingsPages.map(({ id, label }) => (
          <li key={id}>
            <Link to={`/settings/${id}`} aria-current={id === current ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

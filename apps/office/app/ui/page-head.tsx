import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTitle } from './use-title.ts'

type Crumb = { to?: string; label: string }

/** One line: where you are, title, state, acts at the right. */
export function PageHead({
  crumbs = [],
  title,
  sub,
  acts,
}: {
  crumbs?: Crumb[]
  title: string
  sub?: ReactNode
  acts?: ReactNode
}) {
  useTitle(title)
  return (
    <div className="head">
      {crumbs.length > 0 && (
        <nav className="crumbs" aria-label="Where you are">
          <ol>
            {crumbs.map(({ to, label }) => (
              <li key={label}>{to ? <Link to={to}>{label}</Link> : label}</li>
            ))}
          </ol>
        </nav>
      )}
      <div className="head__row">
        <h1>{title}</h1>
        {sub && <div className="head__sub">{sub}</div>}
        {acts && <div className="head__act">{acts}</div>}
      </div>
    </div>
  )
}

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
      <div className="flex flex-wrap items-center gap-y-2 gap-x-4 mt-1 [&_h1]:min-w-0">
        <h1>{title}</h1>
        {sub && (
          <div className="text-ink-2 text-sm flex flex-wrap gap-y-0.5 gap-x-3.5 items-center [&_.state]:ml-0">
            {sub}
          </div>
        )}
        {acts && <div className="head__act">{acts}</div>}
      </div>
    </div>
  )
}

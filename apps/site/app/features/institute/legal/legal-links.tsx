import { NavLink } from 'react-router'

export type LegalLink = { to: string; name: string }

export const legalPath = (slug: string) => `/legal/${encodeURIComponent(slug)}`

/** The other legal pages. */
export function LegalLinks({ links }: { links: LegalLink[] }) {
  if (links.length < 2) return null
  return (
    <nav aria-label="Legal pages" data-noprint className="text-sm">
      <p className="mb-1.5 font-medium text-bronze">All legal pages</p>
      <ul>
        {links.map(({ to, name }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="block border-b border-line py-2.5 text-ink no-underline hover:underline aria-[current=page]:font-semibold"
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

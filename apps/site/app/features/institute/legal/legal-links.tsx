import { Link } from '@northlight/ui/kit/link.tsx'
import { usePlace } from '../../../platform/navigation/place.ts'

export type LegalLink = { to: string; name: string }

/** The other legal pages. */
export function LegalLinks({ links }: { links: LegalLink[] }) {
  const { pathname } = usePlace()
  if (links.length < 2) return null
  return (
    <nav aria-label="Legal pages" data-noprint className="text-sm">
      <p className="mb-1.5 font-medium text-bronze">All legal pages</p>
      <ul>
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={pathname === to ? 'page' : undefined}
              className="block border-b border-line py-2.5 text-ink no-underline hover:underline aria-[current=page]:font-semibold"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import type { ReactNode } from 'react'
import { Portrait } from '../../../ui/cards/portrait.tsx'
import { Link } from '../../../ui/controls/link.tsx'
import { factsLine, type Person, postLine } from './person.ts'

/** Someone who teaches or works here, as an item of a list: portrait above on wide screens, beside on phones. */
export function PersonCard({ person, to, children }: { person: Person; to?: string; children?: ReactNode }) {
  return (
    <li id={person.slug} className="grid scroll-mt-24 grid-cols-[80px_minmax(0,1fr)] gap-x-4 sm:block">
      <Portrait src={person.image} alt={person.alt} box={300} className="w-full self-start" />
      <div className="min-w-0 sm:mt-5">
        <h3 className="text-[1.1875rem] sm:text-[1.375rem]">
          {to ? (
            <Link to={to} className="text-ink no-underline hover:text-ink hover:underline">
              {person.name}
            </Link>
          ) : (
            person.name
          )}
        </h3>
        {person.post && <p className="mt-1 text-sm leading-[1.4] text-balance">{postLine(person)}</p>}
        <p className="mt-1 text-xs leading-normal font-medium text-bronze">{factsLine(person)}</p>
        {children}
      </div>
    </li>
  )
}

import { Link } from '@northlight/ui/kit/link.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { Fragment, type ReactNode } from 'react'
import { Portrait } from '../../../ui/cards/portrait.tsx'
import { between, type Person, postOf, subjectOf } from './person.ts'

const joined = (parts: readonly string[]) =>
  parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && between}
      <Stored text={part} />
    </Fragment>
  ))

/** Someone who teaches or works here, as an item of a list: portrait above on wide screens, beside on phones. */
export function PersonCard({ person, to, children }: { person: Person; to?: string; children?: ReactNode }) {
  const { inEnglish, say } = useWords()
  const { name, years } = person
  return (
    <li id={person.slug} className="grid scroll-mt-24 grid-cols-[80px_minmax(0,1fr)] gap-x-4 sm:block">
      <Portrait src={person.image} alt={person.alt} box={300} className="w-full self-start" />
      <div className="min-w-0 sm:mt-5">
        <h3 {...inEnglish} className="text-title sm:text-figure">
          {to ? (
            <Link to={to} className="text-ink no-underline hover:text-ink hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        {person.post && <p className="mt-1 text-sm leading-brief text-balance">{joined(postOf(person))}</p>}
        <p className="mt-1 text-xs leading-normal font-medium text-bronze">
          {joined(subjectOf(person))}
          {years && between + say(years.text, { count: years.count })}
        </p>
        {children}
      </div>
    </li>
  )
}

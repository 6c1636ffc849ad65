import { Link } from '@northlight/ui/kit/link.tsx'
import { useId } from 'react'

export type NamedLink = { to: string; name: string }

/** A short numbered list beside the page. Nothing at all when there is nothing to name. */
export function ReadMost({ title, entries }: { title: string; entries: NamedLink[] }) {
  const id = useId()
  if (entries.length === 0) return null
  return (
    <section aria-labelledby={id} data-noprint>
      <h2 id={id} className="mb-1.5 font-sans text-sm leading-brief font-medium tracking-normal text-bronze">
        {title}
      </h2>
      <ol>
        {entries.map(({ to, name }, index) => (
          <li key={to} className="grid grid-cols-[28px_1fr] border-b border-line py-3">
            <span aria-hidden="true" className="font-serif text-body leading-card text-bronze figures">
              {index + 1}
            </span>
            <Link
              to={to}
              className="font-serif text-body leading-card font-medium text-ink no-underline hover:text-ink hover:underline hover:decoration-1"
            >
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

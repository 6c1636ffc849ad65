import { Link } from '@northlight/ui/kit/link.tsx'

export type CampusYear = { slug: string; name: string; since: number; text: string }

/** How it grew, one campus after the other, joined like the stars of a chart. */
export function CampusYears({ campuses }: { campuses: CampusYear[] }) {
  if (campuses.length < 2) return null
  return (
    <ol className="mt-blocks grid gap-y-8 border-line-2 menu:auto-cols-fr menu:grid-flow-col menu:border-t">
      {campuses.map(({ slug, name, since, text }) => (
        <li
          key={slug}
          className="relative border-l border-line-2 pl-6 before:absolute before:top-2.5 before:-left-1.25 before:size-2.25 before:rounded-pill before:bg-bronze menu:border-l-0 menu:pt-6 menu:pr-8 menu:pl-0 menu:before:-top-1.25 menu:before:left-0"
        >
          <p className="font-serif text-[1.75rem] leading-none figures">{since}</p>
          <h2 className="mt-2 text-h4">
            <Link to={`/contact-us#${slug}`} className="text-ink no-underline hover:underline">
              {name}
            </Link>
          </h2>
          {text && <p className="mt-1.5 max-w-[25em] text-sm text-ink-2">{text}</p>}
        </li>
      ))}
    </ol>
  )
}

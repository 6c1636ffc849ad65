import { Link } from '@northlight/ui/kit/link.tsx'
import { authorParts, type Entry } from './entry.ts'

/** Dated rows, newest first. */
export function EntryRows({ entries }: { entries: Entry[] }) {
  return (
    <ol className="border-b border-line-2">
      {entries.map((entry) => (
        <li
          key={entry.to}
          className="grid items-baseline gap-x-7 gap-y-1 border-t border-line-2 py-5.5 md:grid-cols-[6.25rem_minmax(0,1fr)] xl:grid-cols-[6.25rem_minmax(0,1fr)_10.5rem]"
        >
          <time dateTime={entry.day} className="text-sm text-ink-2">
            {entry.date}
          </time>
          <div className="min-w-0">
            <h3 className="text-[clamp(1.25rem,1.15rem+0.5vw,1.5rem)] leading-[1.22] font-medium tracking-[-0.014em]">
              <Link to={entry.to} className="text-ink no-underline hover:text-ink hover:underline hover:decoration-1">
                {entry.name}
              </Link>
            </h3>
            {entry.text && <p className="mt-1.5 max-w-brief text-sm text-ink-2">{entry.text}</p>}
          </div>
          <p className="text-xs leading-normal text-ink-2 md:col-start-2 xl:col-start-3 xl:row-start-1">
            {entry.category && (
              <>
                <span className="font-medium text-bronze xl:block">{entry.category}</span>
                <span className="xl:hidden"> · </span>
              </>
            )}
            {[authorParts(entry.author)[0], entry.time].filter(Boolean).join(' · ')}
          </p>
        </li>
      ))}
    </ol>
  )
}

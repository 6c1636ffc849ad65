import { shownDate } from '@northlight/contract/dates'
import { classes } from '@northlight/ui/classes.ts'
import { Link } from '../controls/link.tsx'

export type DatedEntry = {
  /** `2027-06-07` */
  on: string
  title: string
  text?: string
  to?: string
}

type Props = {
  entries: readonly DatedEntry[]
  /** The day the page was made: what lies before it is done, the first after it is next. */
  today: string
}

/** Days that matter, joined by a line like the stars of a chart. */
export function DatedLine({ entries, today }: Props) {
  const next = entries.findIndex(({ on }) => on >= today)
  return (
    <ol>
      {entries.map((entry, index) => (
        <li
          key={`${entry.on} ${entry.title}`}
          className="relative grid gap-x-10 pb-6 pl-8 last:pb-0 sm:grid-cols-[128px_1fr] sm:pl-0 [&:last-child>[data-line]]:hidden"
        >
          <time dateTime={entry.on} className="pt-0.5 text-xs text-ink-2 sm:text-sm">
            {shownDate(entry.on)}
          </time>
          <span
            aria-hidden="true"
            data-line
            className={classes(
              'absolute top-3.5 -bottom-2.5 left-[5.5px] border-l sm:left-[147.5px]',
              entry.on < today ? 'border-bronze' : 'border-line-2',
            )}
          />
          <span
            aria-hidden="true"
            className={classes(
              'absolute top-2 left-0 size-2.75 rounded-pill border-[1.5px] border-bronze sm:left-[142px]',
              entry.on < today && 'bg-bronze',
              index === next && 'bg-gold ring-4 ring-gold-2',
              entry.on >= today && index !== next && 'bg-paper',
            )}
          />
          <div className="text-sm leading-normal text-ink-2">
            <b className="block text-md text-ink">
              {entry.to ? <Link to={entry.to}>{entry.title}</Link> : entry.title}
              {entry.on < today && <span className="sr-only"> (past)</span>}
            </b>
            {entry.text}
          </div>
        </li>
      ))}
    </ol>
  )
}

import { shownDate } from '@northlight/contract/dates'
import type { Text } from '@northlight/contract/words/catalogue'
import type { Values } from '@northlight/contract/words/words'
import { classes } from '@northlight/ui/classes.ts'
import { Link } from '@northlight/ui/kit/link.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { LineDot } from './line-dot.tsx'

/** A text of ours with its values, or what staff wrote. */
type Phrase = string | readonly [text: Text, values?: Values]

export type DatedEntry = {
  /** `2027-06-07` */
  on: string
  title: Phrase
  text?: Phrase
  to?: string
}

type Props = {
  entries: readonly DatedEntry[]
  /** The day the page was made: what lies before it is done, the first after it is next. */
  today: string
}

function Phrased({ phrase }: { phrase: Phrase | undefined }) {
  const { say } = useWords()
  return typeof phrase === 'object' ? say(...phrase) : <Stored text={phrase} />
}

/** Days that matter, joined by a line like the stars of a chart. */
export function DatedLine({ entries, today }: Props) {
  const { language, say } = useWords()
  const next = entries.findIndex(({ on }) => on >= today)
  return (
    <ol>
      {entries.map((entry, index) => (
        <li
          key={`${entry.on} ${entry.title}`}
          className="relative grid gap-x-10 pb-6 pl-8 last:pb-0 sm:grid-cols-[128px_1fr] sm:pl-0 [&:last-child>[data-line]]:hidden"
        >
          <time dateTime={entry.on} className="pt-0.5 text-xs text-ink-2 sm:text-sm">
            {shownDate(entry.on, language)}
          </time>
          <span
            aria-hidden="true"
            data-line
            className={classes(
              'absolute top-3.5 -bottom-2.5 left-[5.5px] border-l sm:left-[147.5px]',
              entry.on < today ? 'border-bronze' : 'border-line-2',
            )}
          />
          <LineDot
            when={entry.on < today ? 'past' : index === next ? 'now' : 'ahead'}
            className="top-2 size-2.75 sm:left-[142px]"
          />
          <div className="text-sm leading-normal text-ink-2">
            <b className="block text-md text-ink">
              {entry.to ? (
                <Link to={entry.to}>
                  <Phrased phrase={entry.title} />
                </Link>
              ) : (
                <Phrased phrase={entry.title} />
              )}
              {entry.on < today && <span className="sr-only"> ({say('past')})</span>}
            </b>
            <Phrased phrase={entry.text} />
          </div>
        </li>
      ))}
    </ol>
  )
}

import type { ConsoleRow } from '@northlight/contract/exams/console'
import { Link } from 'react-router'
import { hasCome, hasNoSave, isSilent, isWriting } from './attention.ts'

type Props = { slug: string; rows: ConsoleRow[]; now: number; isOpen: boolean; openIncidents: number }
type Figure = { value: string | number; of?: number; words: string; tone?: 'bad' | 'good' | 'due'; to?: string }

/** Each is counted from the rows below it. */
export function ConsoleFigures({ slug, rows, now, isOpen, openIncidents }: Props) {
  const came = rows.filter(hasCome).length
  const writing = rows.filter(isWriting)
  const late = writing.filter((row) => hasNoSave(row, now)).length
  const figures: Figure[] = [
    { value: came, of: rows.length, words: 'in' },
    {
      value: rows.length - came,
      words: 'not in',
      tone: isOpen && rows.length > came ? 'bad' : undefined,
      // With the numbers to ring.
      to: `/attendance/${slug}`,
    },
    { value: writing.length - late, words: 'saved within 60\u00a0s', tone: 'good' },
    { value: late, words: 'no save for 60\u00a0s', tone: late > 0 ? 'due' : undefined },
    { value: writing.filter((row) => isSilent(row, now)).length, words: 'without contact' },
    { value: rows.filter(({ violations }) => violations > 0).length, words: 'warned' },
    { value: came - writing.length, words: 'have ended' },
    { value: openIncidents, words: 'open incidents', tone: openIncidents > 0 ? 'due' : undefined },
  ]
  return (
    <div className="sums sums--hall">
      {figures.map(({ value, of, words, tone, to }) => {
        const inside = (
          <>
            <b>
              {value}
              {of !== undefined && <small> of {of}</small>}
            </b>
            <span className={tone}>{words}</span>
          </>
        )
        return to ? (
          <Link key={words} to={to}>
            {inside}
          </Link>
        ) : (
          <div key={words}>{inside}</div>
        )
      })}
    </div>
  )
}

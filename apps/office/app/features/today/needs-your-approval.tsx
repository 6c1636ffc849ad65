import { shownDate } from '@northlight/contract/dates'
import type { NeedsYourApproval } from '@northlight/contract/office/today'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { client } from '../../platform/api/client.ts'
import { buttonClass } from '../../ui/button.tsx'
import { PlainTable } from '../../ui/plain-table.tsx'
import { Section } from '../../ui/section.tsx'
import { StateWord } from '../../ui/state-word.tsx'
import { Failure, isLost } from '../../ui/states.tsx'
import { Clock } from '../money/clock.tsx'

/** Under its promise where there is one, else since when it waits. */
function Waits({ row: { due_on, since } }: { row: NeedsYourApproval }) {
  return due_on === null ? (
    <StateWord icon="clock" tone="quiet">
      since {shownDate(since)}
    </StateWord>
  ) : (
    <Clock dueOn={due_on} counts="days" />
  )
}

/** Signatures, publications and decisions that nobody else can give. Without one there is nothing to say. */
export function OnlyYoursTable() {
  const read = useQuery({ queryKey: ['today'], queryFn: () => client.get('/office/today') })
  if (isLost(read))
    return <Failure error={read.error} onRetry={() => void read.refetch()} title="What waits could not be loaded" />
  const rows = read.data?.only_yours ?? []
  if (rows.length === 0) return null
  return (
    <Section title="Only you can do">
      <PlainTable
        caption="Only you can do"
        rows={rows}
        keyOf={({ key }) => key}
        isTwoLine
        first={{
          head: 'What',
          cell: ({ what, to }) => (
            <Link className="row-link" to={to}>
              {what}
            </Link>
          ),
          second: (row) => (
            <>
              {row.why}
              {row.by && ` · asked by ${row.by}`}
              <br />
              <Waits row={row} />
            </>
          ),
        }}
        columns={[
          { head: 'Why it is yours', cell: ({ why }) => <span className="muted">{why}</span> },
          { head: 'Asked by', cell: ({ by }) => by ?? '–', narrow: true },
          { head: 'Clock', cell: (row) => <Waits row={row} />, narrow: true },
          {
            head: <span className="sr-only">Act</span>,
            atEnd: true,
            cell: ({ to, verb, what }) => (
              <Link className={buttonClass({ small: true }, 'relative z-1')} to={to} aria-label={`${verb}: ${what}`}>
                {verb}
              </Link>
            ),
          },
        ]}
      />
    </Section>
  )
}

import type { Resource } from '@northlight/contract/office/resource'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import type { SignName } from '../../ui/icon.tsx'
import { HiddenHead, PlainTable } from '../../ui/plain-table.tsx'
import { type StateTone, StateWord } from '../../ui/state-word.tsx'
import type { Import, Row } from './imports.ts'

const shown: Record<Row['state'], [SignName, StateTone, string]> = {
  ready: ['tick', 'good', 'ready'],
  guess: ['warning', 'due', 'look at it'],
  wrong: ['cross', 'bad', 'wrong'],
}

type Props = { resource: Resource; of: Import; rows: Row[]; onLeave: (row: Row) => void }

/** Every row as it was sent, with what was assumed and what is wrong. */
export function ImportRows({ resource, of, rows, onLeave }: Props) {
  const reasons = (row: Row) =>
    row.problems.map(({ column, message }) => (
      <span key={`${column}-${message}`} className="reason block">
        {column === null ? '' : `${of.columns[column]}: `}
        {message}
      </span>
    ))
  return (
    <PlainTable
      caption="Rows of the list"
      rows={rows}
      keyOf={(row) => row.number}
      first={{ head: 'Row', cell: (row) => <RowTitle resource={resource} row={row} />, second: reasons }}
      columns={[
        { head: 'State', narrow: true, stays: true, cell: (row) => <RowState row={row} /> },
        { head: 'What to look at', cell: reasons },
        {
          head: <HiddenHead>Acts</HiddenHead>,
          narrow: true,
          stays: true,
          cell: (row) =>
            of.state === 'ready' && (
              <Button
                look="quiet"
                small
                onClick={() => onLeave(row)}
                aria-label={row.is_left ? `Take it: row ${row.number}` : `Leave out row ${row.number}`}
              >
                {row.is_left ? 'Take it' : 'Leave out'}
              </Button>
            ),
        },
      ]}
    />
  )
}

function RowTitle({ resource, row }: Pick<Props, 'resource'> & { row: Row }) {
  const title = row.title || row.cells.find(Boolean) || 'empty'
  return (
    <>
      <span className="muted">{row.number}</span>{' '}
      {row.record_id === null ? title : <Link to={`/${resource.name}/${row.record_id}`}>{title}</Link>}
    </>
  )
}

function RowState({ row }: { row: Row }) {
  const [icon, tone, word] = row.is_left ? (['minus', 'quiet', 'taken off'] as const) : shown[row.state]
  return (
    <StateWord icon={icon} tone={tone}>
      {word}
    </StateWord>
  )
}

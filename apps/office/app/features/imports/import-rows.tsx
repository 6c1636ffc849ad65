import type { Resource } from '@northlight/contract/office/resource'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import type { SignName } from '../../ui/icon.tsx'
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
  return (
    <div className="table-wrap">
      <table className="table table--stacked">
        <caption className="visually-hidden">Rows of the list</caption>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">State</th>
            <th scope="col">What to look at</th>
            <th scope="col">
              <span className="visually-hidden">Acts</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <OneRow key={row.number} resource={resource} of={of} row={row} onLeave={onLeave} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function OneRow({ resource, of, row, onLeave }: Omit<Props, 'rows'> & { row: Row }) {
  const [icon, tone, word] = row.is_left ? (['minus', 'quiet', 'taken off'] as const) : shown[row.state]
  const title = row.title || row.cells.find(Boolean) || 'empty'
  return (
    <tr>
      <th scope="row">
        <span className="muted">{row.number}</span>{' '}
        {row.record_id === null ? title : <Link to={`/${resource.name}/${row.record_id}`}>{title}</Link>}
      </th>
      <td className="narrow">
        <StateWord icon={icon} tone={tone}>
          {word}
        </StateWord>
      </td>
      <td>
        {row.problems.map(({ column, message }) => (
          <span key={`${column}-${message}`} className="under">
            {column === null ? '' : `${of.columns[column]}: `}
            {message}
          </span>
        ))}
      </td>
      <td className="narrow">
        {of.state === 'ready' && (
          <Button
            look="quiet"
            small
            onClick={() => onLeave(row)}
            aria-label={`${row.is_left ? 'Take' : 'Leave away'} row ${row.number}`}
          >
            {row.is_left ? 'Take it' : 'Leave away'}
          </Button>
        )}
      </td>
    </tr>
  )
}

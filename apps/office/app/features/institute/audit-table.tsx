import type { AuditLineView } from '@northlight/contract/office/audit'
import { Link } from 'react-router'
import { PlainTable } from '../../ui/plain-table.tsx'
import { Moment } from '../../ui/time.tsx'
import { actionWords, domainOf, whomWords } from './audit-words.ts'

const whoOf = ({ actor }: AuditLineView) =>
  actor.name ?? (actor.kind === 'system' ? 'The server' : actor.kind === 'visitor' ? 'A visitor' : 'A former account')

type Props = { rows: AuditLineView[]; onNarrow: (filter: Record<string, string>) => void }

/** What happened, line by line; a person narrows the list to what they did, a record to what was done with it. */
export function AuditTable({ rows, onNarrow }: Props) {
  return (
    <PlainTable
      caption="Audit"
      rows={rows}
      keyOf={({ id }) => id}
      isTwoLine
      first={{
        head: 'What',
        cell: ({ action }) => (
          <>
            {actionWords(action)}
            <span className="under">{domainOf(action)}</span>
          </>
        ),
        second: (line) => (
          <>
            {whoOf(line)} · {whomWords(line)} · <Moment at={line.at} />
          </>
        ),
      }}
      columns={[
        {
          head: 'Who',
          cell: (line) =>
            line.actor.kind === 'user' && line.actor.id !== null ? (
              <button
                type="button"
                className="link"
                title={`Everything by ${whoOf(line)}`}
                onClick={() => onNarrow({ person: String(line.actor.id) })}
              >
                {whoOf(line)}
              </button>
            ) : (
              whoOf(line)
            ),
        },
        {
          head: 'Record',
          // Each at least 24 px high: they stand one above the other.
          cell: (line) => (
            <span className="flex flex-col items-start">
              {line.whom?.to ? (
                <Link className="inline-flex min-h-[24px] items-center" to={line.whom.to}>
                  {whomWords(line)}
                </Link>
              ) : (
                <span>{whomWords(line)}</span>
              )}
              {line.entity_id !== null && (
                <button
                  type="button"
                  className="link small inline-flex min-h-[24px] items-center"
                  onClick={() => onNarrow({ entity: line.entity, entity_id: line.entity_id ?? '' })}
                >
                  everything about it<span className="sr-only">: {whomWords(line)}</span>
                </button>
              )}
            </span>
          ),
        },
        { head: 'Details', cell: ({ said }) => <span className="small muted">{said}</span> },
        {
          head: 'When',
          narrow: true,
          cell: ({ at }) => <Moment at={at} />,
        },
      ]}
    />
  )
}

import { minutes } from '@northlight/contract/durations'
import { useGetList } from 'ra-core'
import { Link } from 'react-router'
import { StateWord } from '../../ui/state-word.tsx'

export type WaitingLine = {
  resource: string
  filter: Record<string, string>
  to: string
  words: (count: number) => string
}

/** Each line is counted by the list it leads to; what has nothing in it says so in one word. */
export function Waiting({ lines }: { lines: readonly WaitingLine[] }) {
  if (lines.length === 0) return <p className="muted">Nothing waits for your role here.</p>
  return (
    <ul className="rows">
      {lines.map((line) => (
        <Line key={line.resource} {...line} />
      ))}
    </ul>
  )
}

function Line({ resource, filter, to, words }: WaitingLine) {
  const { total, isError } = useGetList(
    resource,
    { pagination: { page: 1, perPage: 1 }, sort: { field: '', order: 'ASC' }, filter },
    { staleTime: minutes(1), retry: false },
  )
  return (
    <li>
      <Link className="row-link grow" to={to}>
        {isError ? `${resource}: could not be counted` : total === undefined ? '…' : words(total)}
      </Link>
      <span className="end">
        {total === 0 && (
          <StateWord icon="tick" tone="good">
            nothing waits
          </StateWord>
        )}
        {total !== undefined && total > 0 && (
          <StateWord icon="half" tone="due">
            waits
          </StateWord>
        )}
      </span>
    </li>
  )
}

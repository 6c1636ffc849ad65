import type { ItemStatisticsView } from '@northlight/contract/results/staff'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../platform/api/client.ts'
import { Section } from '../../ui/section.tsx'
import { StateWord } from '../../ui/state-word.tsx'
import { Failure, Skeleton } from '../../ui/states.tsx'

/** Below so many, a figure says nothing; the same number as the API's. */
const smallest = 20

/** How each question did, in figures and in a sentence. */
export function Statistics({ slug }: { slug: string }) {
  const [onlyFlagged, setOnly] = useState(false)
  const read = useQuery({
    queryKey: ['statistics', slug],
    queryFn: () => client.get('/office/tests/{slug}/statistics', { params: { slug } }),
  })
  if (read.isError) return <Failure error={read.error} onRetry={() => void read.refetch()} />
  if (!read.data) return <Skeleton lines={8} />
  const { items, takers } = read.data
  if (takers < smallest)
    return (
      <Section title="Questions">
        <p className="muted">
          {takers} {takers === 1 ? 'has' : 'have'} finished. Figures of single questions appear from {smallest} on:
          before that they say nothing.
        </p>
      </Section>
    )
  const flagged = items.filter(({ flags }) => flags.length > 0)
  return (
    <Section
      title="Questions"
      end={
        <label className="check">
          <input type="checkbox" checked={onlyFlagged} onChange={(event) => setOnly(event.target.checked)} /> only those
          to look at ({flagged.length})
        </label>
      }
    >
      <div className="table-wrap">
        <table className="table table--two-line table--stacked">
          <caption className="visually-hidden">How each question did</caption>
          <thead>
            <tr>
              <th scope="col">Question</th>
              <th scope="col">Key</th>
              <th scope="col">Right</th>
              <th scope="col" className="at-end">
                Tells apart
              </th>
              <th scope="col" className="at-end">
                Blank
              </th>
              <th scope="col">In words</th>
            </tr>
          </thead>
          <tbody>
            {(onlyFlagged ? flagged : items).map((item) => (
              <ItemRow key={item.version} item={item} />
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}

function ItemRow({ item }: { item: ItemStatisticsView }) {
  const apart = item.discrimination === null ? '–' : Math.round(item.discrimination)
  const words = item.flags[0] ?? 'Nothing to look at.'
  return (
    <tr>
      <th scope="row">
        {item.number}. {item.opening}
        <span className="under">
          {item.code}
          {item.topic && ` · ${item.topic}`}
        </span>
        <span className="second-line">
          right {Math.round(item.facility)} % · tells apart {apart} · key {item.key.text}
          <br />
          {words}
        </span>
      </th>
      <td className="not-stacked narrow">{item.key.text}</td>
      <td className="not-stacked">
        <span className="progress">
          <span className="meter" style={{ '--w': `${item.facility}%` } as React.CSSProperties} />
          <span>{Math.round(item.facility)} %</span>
        </span>
      </td>
      <td className="not-stacked at-end">{apart}</td>
      <td className="not-stacked at-end">{item.blank}</td>
      <td className="not-stacked">
        {item.flags.length > 0 ? (
          <StateWord icon="warning" tone="due">
            look
          </StateWord>
        ) : null}{' '}
        {words}
        {item.open_challenges > 0 && <span className="under">{item.open_challenges} open challenges</span>}
      </td>
    </tr>
  )
}

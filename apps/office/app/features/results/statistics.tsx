import type { ItemStatisticsView } from '@northlight/contract/results/staff'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { client } from '../../platform/api/client.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { StateWord } from '../../ui/state-word.tsx'
import { Failure, Skeleton } from '../../ui/states.tsx'

/** Below so many, a figure says nothing; the same number as the API's. */
const smallest = 20

/** More than a phone shows at once; the rest opens. */
const atFirst = 10

const figureNames = { average: 'average', spread: 'spread', consistency: 'belong together' }

/** How each question did, in figures and in a sentence. */
export function Statistics({ slug }: { slug: string }) {
  const [onlyFlagged, setOnly] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const read = useQuery({
    queryKey: ['statistics', slug],
    queryFn: () => client.get('/office/tests/{slug}/statistics', { params: { slug } }),
  })
  const isShown = (read.data?.takers ?? 0) >= smallest
  useEffect(() => {
    // The checklist says who has looked; that a note of it is lost spoils nothing.
    if (isShown) client.post('/office/tests/{slug}/statistics/seen', {}, { params: { slug } }).catch(() => {})
  }, [isShown, slug])
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
  const wanted = onlyFlagged ? flagged : items
  const shown = isWhole ? wanted : wanted.slice(0, atFirst)
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
      <dl className="class-figures">
        {read.data.class.map(({ name, percent, words }) => (
          <div key={name}>
            <dt>
              {figureNames[name]} <b>{percent} %</b>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
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
            {shown.map((item) => (
              <ItemRow key={item.version} item={item} />
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < wanted.length && (
        <Button small onClick={() => setWhole(true)}>
          Show all {wanted.length} questions
        </Button>
      )}
    </Section>
  )
}

/** With a real minus sign: a hyphen is easily missed. */
const signed = (value: number) => String(value).replace('-', '−')

function ItemRow({ item }: { item: ItemStatisticsView }) {
  const apart = item.discrimination === null ? '–' : signed(Math.round(item.discrimination))
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

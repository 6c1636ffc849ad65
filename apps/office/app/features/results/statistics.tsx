import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { client } from '../../platform/api/client.ts'
import { Button } from '../../ui/button.tsx'
import { Check } from '../../ui/check.tsx'
import { Section } from '../../ui/section.tsx'
import { Failure, isLost, Skeleton } from '../../ui/states.tsx'
import { ItemRow } from './item-row.tsx'

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
  if (isLost(read)) return <Failure error={read.error} onRetry={() => void read.refetch()} />
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
  // Anyone who opens no more than the first page has seen those that want a look.
  const wanted = onlyFlagged ? flagged : [...flagged, ...items.filter(({ flags }) => flags.length === 0)]
  const shown = isWhole ? wanted : wanted.slice(0, atFirst)
  return (
    <Section
      title="Questions"
      end={
        <Check checked={onlyFlagged} onChange={(event) => setOnly(event.target.checked)}>
          only those to look at ({flagged.length})
        </Check>
      }
    >
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(200px,1fr))] gap-y-3 gap-x-6 mt-0 mx-0 mb-4 [&_dd]:mt-0.5 [&_dd]:mx-0 [&_dd]:mb-0 [&_dd]:text-ink-2 [&_dd]:text-[13px]">
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
          <caption className="sr-only">How each question did</caption>
          <thead>
            <tr>
              <th scope="col">Question</th>
              <th scope="col">Key</th>
              <th scope="col" className="at-end">
                Right
              </th>
              <th scope="col" className="at-end">
                Tells apart
              </th>
              <th scope="col">Answers</th>
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
      <p className="answers-key desk-only" aria-hidden="true">
        <span>
          <i className="is-right" /> right
        </span>
        <span>
          <i /> other answers
        </span>
        <span>
          <i className="is-blank" /> blank
        </span>
      </p>
      {shown.length < wanted.length && (
        <Button small onClick={() => setWhole(true)}>
          Show all {wanted.length} questions
        </Button>
      )}
    </Section>
  )
}

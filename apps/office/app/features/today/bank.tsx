import { minutes } from '@northlight/contract/durations'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { client } from '../../platform/api/client.ts'
import { listLink } from '../../platform/api/list-link.ts'
import { Section } from '../../ui/section.tsx'
import { Failure, isLost, Skeleton } from '../../ui/states.tsx'

const figures = new Intl.NumberFormat('en-IN')

const lines = [
  ['Never used', 'never-used'],
  ['No Kannada', 'no-kannada'],
  ['Disputed', 'disputed'],
] as const

/** How many questions there are, and how many want doing; each figure leads to its list. */
export function Bank() {
  const read = useQuery({
    queryKey: ['question-counts'],
    queryFn: () => client.get('/office/questions/counts'),
    staleTime: minutes(5),
  })
  return (
    <Section title="The bank" end={<Link to="/questions">Questions</Link>}>
      {isLost(read) && <Failure error={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <Skeleton lines={4} />}
      {read.data && (
        <dl className="facts facts--figures">
          <dt>Questions</dt>
          <dd>{figures.format(read.data.all)}</dd>
          {lines.map(([label, look]) => (
            <Fragment key={look}>
              <dt>
                <Link to={listLink(`/questions?filter[look]=${look}`)}>{label}</Link>
              </dt>
              <dd>{figures.format(read.data.looks[look] ?? 0)}</dd>
            </Fragment>
          ))}
        </dl>
      )}
    </Section>
  )
}

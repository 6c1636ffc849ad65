import { ownActsShown } from '@northlight/contract/office/prefetch'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../platform/api/client.ts'
import { Section } from '../../ui/section.tsx'
import { Failure, isLost, Skeleton } from '../../ui/states.tsx'
import { Moment } from '../../ui/time.tsx'
import { auditWords } from '../institute/audit-words.ts'

export function OwnActs({ most = ownActsShown }: { most?: number }) {
  const acts = useQuery({
    queryKey: ['own-acts', most],
    queryFn: () => client.get('/office/me/acts', { query: { total: most } }),
  })
  return (
    <Section title="What you did lately">
      {isLost(acts) && <Failure error={acts.error} onRetry={() => void acts.refetch()} />}
      {acts.isPending && <Skeleton lines={5} />}
      {acts.data?.data.length === 0 && <p className="muted">Nothing in 30 days.</p>}
      <ul className="rows">
        {acts.data?.data.map((line) => (
          <li key={line.id}>
            <span className="grow">
              {auditWords(line)}
              <span className="under">
                <Moment at={line.at} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

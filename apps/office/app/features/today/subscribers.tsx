import { useQuery } from '@tanstack/react-query'
import { client } from '../../platform/api/client.ts'
import { Section } from '../../ui/section.tsx'
import { Failure, isLost, Skeleton } from '../../ui/states.tsx'

const figures = new Intl.NumberFormat('en-IN')

/** How many read the newsletter; who they are is for administrators. */
export function Subscribers() {
  const read = useQuery({ queryKey: ['subscriber-counts'], queryFn: () => client.get('/office/subscriber-counts') })
  return (
    <Section title="Newsletter">
      {isLost(read) && <Failure error={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <Skeleton lines={2} />}
      {read.data && (
        <>
          <p>
            {figures.format(read.data.total)} {read.data.total === 1 ? 'subscriber' : 'subscribers'},{' '}
            {figures.format(read.data.week)} new in 7 days
          </p>
          {read.data.pages.length > 0 && (
            <p className="small muted">
              From {read.data.pages.map(({ page, count }) => `${page} ${figures.format(count)}`).join(', ')}
            </p>
          )}
        </>
      )}
    </Section>
  )
}

import { minutes } from '@northlight/contract/durations'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { client } from '../../platform/api/client.ts'
import { Section } from '../../ui/section.tsx'
import { Failure, isLost } from '../../ui/states.tsx'

/** How many colleagues sign in with a second factor. */
export function Factors() {
  const read = useQuery({
    queryKey: ['factors'],
    queryFn: () => client.get('/office/people', { query: { 'filter[state]': 'active', total: 100 } }),
    staleTime: minutes(5),
  })
  const data = read.data?.data
  const total = read.data?.meta.total ?? 0
  if (!read.error && !data) return null
  const without = data?.filter(({ has_factor }) => !has_factor) ?? []
  return (
    <Section title="Second factor">
      {isLost(read) && <Failure error={read.error} onRetry={() => void read.refetch()} />}
      {data && (
        <p className="small">
          {data.length - without.length} of {total} colleagues {total === 1 ? 'has' : 'have'} one.{' '}
          {without.length > 0 && <Link to="/people">{without.length === 1 ? 'One is missing' : 'Who is missing'}</Link>}
        </p>
      )}
    </Section>
  )
}

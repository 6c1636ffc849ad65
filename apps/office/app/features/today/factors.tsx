import { minutes } from '@northlight/contract/durations'
import type { PersonView } from '@northlight/contract/office/people'
import { useGetList } from 'ra-core'
import { Link } from 'react-router'
import { Section } from '../../ui/section.tsx'
import { Failure } from '../../ui/states.tsx'

/** How many colleagues sign in with a second factor. */
export function Factors() {
  const { data, total, isError, error, refetch } = useGetList<PersonView>(
    'people',
    { pagination: { page: 1, perPage: 100 }, sort: { field: '', order: 'ASC' }, filter: { state: 'active' } },
    { staleTime: minutes(5), retry: false },
  )
  if (!isError && !data) return null
  const without = data?.filter(({ has_factor }) => !has_factor) ?? []
  return (
    <Section title="Second factor">
      {isError && <Failure error={error} onRetry={() => void refetch()} />}
      {data && (
        <p className="small">
          {data.length - without.length} of {total} colleagues {total === 1 ? 'has' : 'have'} one.{' '}
          {without.length > 0 && <Link to="/people">{without.length === 1 ? 'One is missing' : 'Who is missing'}</Link>}
        </p>
      )}
    </Section>
  )
}

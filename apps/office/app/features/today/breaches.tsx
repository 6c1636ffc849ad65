import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { client } from '../../platform/api/client.ts'
import { Note } from '../../ui/note.tsx'
import { Failure, isLost } from '../../ui/states.tsx'
import { BreachClock } from '../breaches/clock.tsx'

/** Breaches of which the Board has not heard, and letters that wait for this administrator. */
export function OpenBreaches() {
  const read = useQuery({ queryKey: ['breaches'], queryFn: () => client.get('/office/breaches') })
  if (isLost(read))
    return <Failure error={read.error} onRetry={() => void read.refetch()} title="Breaches could not be loaded" />
  const open = (read.data?.breaches ?? []).filter(
    (one) => one.board_told_at === null || (one.asked_by !== null && !one.agreed_by && !one.is_own_request),
  )
  return open.map((one) => (
    <Note key={one.id} tone="due" icon="shield" acts={<Link to={`/breaches/${one.id}`}>Open</Link>}>
      Breach: {one.subject}. <BreachClock breach={one} />
      {one.asked_by !== null &&
        !one.agreed_by &&
        !one.is_own_request &&
        ` ${one.asked_by} asks you to agree to the letters.`}
    </Note>
  ))
}

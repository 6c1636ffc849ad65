import { indianDay } from '@northlight/contract/dates'
import { shownDay } from '@northlight/contract/shown-day'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useSearchParams } from 'react-router'
import { client } from '../platform/api/client.ts'
import { PageHead } from '../ui/page-head.tsx'
import { StateWord } from '../ui/state-word.tsx'
import { Empty, Failure, isLost, Skeleton } from '../ui/states.tsx'

/** Halls whose doors open soon. The address on a ticket leads here, too, and on to its own hall. */
export function CheckScreen() {
  const [query] = useSearchParams()
  const code = query.get('code')
  const halls = useQuery({ queryKey: ['halls'], queryFn: () => client.get('/office/hall'), enabled: !code })
  const ticket = useQuery({
    queryKey: ['hall-of-ticket', code],
    queryFn: () => client.get('/office/hall/ticket/{code}', { params: { code: code ?? '' } }),
    enabled: code !== null,
    retry: false,
  })
  if (ticket.data && code)
    return <Navigate to={`/check/${ticket.data.sitting_id}?code=${encodeURIComponent(code)}`} replace />
  const today = indianDay(new Date().toISOString())
  return (
    <>
      <PageHead
        title="Check-in"
        sub={<span>Open it before you go to the door: it then works without a network.</span>}
      />
      {isLost(ticket) && <Failure error={ticket.error} title="Not one of our tickets, or of another branch" />}
      {isLost(halls) && <Failure error={halls.error} onRetry={() => void halls.refetch()} />}
      {halls.isPending && !code && <Skeleton />}
      {halls.data?.sittings.length === 0 && <Empty icon="qr" title="No sitting on a campus is coming" />}
      {halls.data && (
        <ul className="rows rows--wide">
          {halls.data.sittings.map((one) => (
            <li key={one.id}>
              <span className="grow">
                <Link className="row-link" to={`/check/${one.id}`}>
                  {one.centre}
                </Link>
                <span className="under">
                  {one.sits_on === today ? 'today' : shownDay(one.sits_on)}, {one.slot}
                </span>
              </span>
              <span className="end">
                <StateWord
                  icon={one.sits_on === today ? 'half' : 'clock'}
                  tone={one.sits_on === today ? 'due' : 'quiet'}
                >
                  in {one.checked} / {one.expected}
                </StateWord>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

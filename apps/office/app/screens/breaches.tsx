import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { BreachClock } from '../features/breaches/clock.tsx'
import { RecordDialog } from '../features/breaches/record-dialog.tsx'
import { client } from '../platform/api/client.ts'
import { Button } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Empty, Failure, isLost, Skeleton } from '../ui/states.tsx'
import { Moment } from '../ui/time.tsx'

/** Leaks of people’s data, each with the 72 hours to tell the Board. */
export function BreachesScreen() {
  const queryClient = useQueryClient()
  const [isRecording, setRecording] = useState(false)
  const found = useQuery({ queryKey: ['breaches'], queryFn: () => client.get('/office/breaches') })
  const breaches = found.data?.breaches ?? []
  return (
    <>
      <PageHead
        crumbs={[{ label: 'Institute' }]}
        title="Breaches"
        acts={
          <Button look="primary" onClick={() => setRecording(true)}>
            Record a breach…
          </Button>
        }
      />
      {isLost(found) && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton lines={4} />}
      {found.data && breaches.length === 0 && (
        <Empty icon="shield" title="No breach was recorded">
          When people’s data leaked, record it here at once: the office finds who is touched, writes the letters, and
          counts the 72 hours in which the Data Protection Board must hear of it.
        </Empty>
      )}
      <ul className="rows rows--wide">
        {breaches.map((one) => (
          <li key={one.id}>
            <span className="grow">
              <Link to={`/breaches/${one.id}`}>{one.what}</Link>
              <span className="under">
                {one.subject}, recorded <Moment at={one.created_at} />
                {one.by && ` by ${one.by}`}
                {one.people === null ? ', looking for the people who are touched' : `, ${one.people} addresses`}
                {one.agreed_by ? ', letters sent' : one.asked_by && `, ${one.asked_by} asks to send the letters`}
              </span>
            </span>
            <span className="end">
              <BreachClock breach={one} />
            </span>
          </li>
        ))}
      </ul>
      {isRecording && found.data && (
        <RecordDialog
          tables={found.data.tables}
          onClose={() => setRecording(false)}
          onDone={() => void queryClient.invalidateQueries({ queryKey: ['breaches'] })}
        />
      )}
    </>
  )
}

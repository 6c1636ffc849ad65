import { useMutation, useQuery } from '@tanstack/react-query'
import { client } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { StateWord } from '../../ui/state-word.tsx'
import { Failure, isLost, Skeleton } from '../../ui/states.tsx'
import { dayText, relativeText } from '../../ui/time.tsx'

export function Sessions() {
  const own = useQuery({ queryKey: ['sessions'], queryFn: () => client.get('/office/me/sessions') })
  const settled = { onError: toast.failed, onSettled: () => void own.refetch() }
  const end = useMutation({
    mutationFn: (id: number) => client.delete('/office/me/sessions/{id}', { params: { id } }),
    onSuccess: ({ message }) => toast.done(message),
    ...settled,
  })
  const endOthers = useMutation({
    mutationFn: () => client.delete('/office/me/sessions'),
    onSuccess: ({ message }) => toast.done(message),
    ...settled,
  })
  const others = own.data?.sessions.some(({ is_current }) => !is_current)
  return (
    <Section
      title="Where you are signed in"
      end={
        others && (
          <Button small sending={endOthers.isPending} onClick={() => endOthers.mutate()}>
            End all others
          </Button>
        )
      }
    >
      {isLost(own) && <Failure error={own.error} onRetry={() => void own.refetch()} />}
      {own.isPending && <Skeleton lines={3} />}
      <ul className="rows">
        {own.data?.sessions.map((session) => (
          <li key={session.id}>
            <span className="grow">
              <b>{session.device}</b>
              <span className="under">
                since {dayText(session.since)}
                {session.last_seen_at && `, seen ${relativeText(session.last_seen_at)}`}
              </span>
            </span>
            <span className="end">
              {session.is_current ? (
                <StateWord icon="tick" tone="good">
                  this one
                </StateWord>
              ) : (
                <Button small onClick={() => end.mutate(session.id)}>
                  End
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

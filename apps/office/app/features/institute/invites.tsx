import type { InviteView } from '@northlight/contract/office/invites'
import { useMutation, useQuery } from '@tanstack/react-query'
import { client } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { StateWord } from '../../ui/state-word.tsx'
import { dayText } from '../../ui/time.tsx'

/** Invitations that nobody has accepted yet. Without any, the section is not there. */
export function Invites({ mayWrite }: { mayWrite: boolean }) {
  const open = useQuery({
    queryKey: ['invites'],
    queryFn: () => client.get('/office/invites', { query: { total: 50, 'filter[state]': 'open' } }),
  })
  const done = { onError: toast.failed, onSettled: () => void open.refetch() }
  const again = useMutation({
    mutationFn: (id: number) => client.post('/office/invites/{id}/send-again', {}, { params: { id } }),
    onSuccess: ({ message }) => toast.done(message),
    ...done,
  })
  const back = useMutation({
    mutationFn: (id: number) => client.delete('/office/invites/{id}', { params: { id } }),
    onSuccess: ({ message }) => toast.done(message),
    ...done,
  })
  const rows: InviteView[] = open.data?.data ?? []
  if (rows.length === 0) return null
  return (
    <Section title="Invited">
      <ul className="rows">
        {rows.map((invite) => (
          <li key={invite.id}>
            <span className="grow">
              <b>{invite.name}</b>
              <span className="under">
                {invite.email}, {invite.role}
                {invite.invited_by && `, by ${invite.invited_by}`}
              </span>
            </span>
            <span className="end row-acts row-acts--wrap">
              <StateWord icon="mail" tone="info">
                until {dayText(invite.expires_at)}
              </StateWord>
              {mayWrite && (
                <>
                  <Button small onClick={() => again.mutate(invite.id)}>
                    Send again
                  </Button>
                  <Button small look="danger" onClick={() => back.mutate(invite.id)}>
                    Take back
                  </Button>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useParams } from 'react-router'
import { LeavingDialog } from '../features/institute/leaving-dialog.tsx'
import { RoleForm } from '../features/institute/role-form.tsx'
import { client, isApiError } from '../platform/api/client.ts'
import { useMay, useMe } from '../platform/me/use-me.ts'
import { toast } from '../platform/toasts/toast.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Section } from '../ui/section.tsx'
import { Failure, isLost, Skeleton } from '../ui/states.tsx'
import { momentText, relativeText } from '../ui/time.tsx'
import { NotFoundScreen } from './not-found.tsx'

export function PersonScreen() {
  const { id = '' } = useParams()
  const may = useMay()
  const me = useMe()
  const [asked, setAsked] = useState<'reset' | 'leave' | 'hand-over' | null>(null)
  const read = useQuery({
    queryKey: ['person', id],
    queryFn: () => client.get('/office/people/{id}', { params: { id } }),
  })
  const act = useMutation({
    mutationFn: (run: () => Promise<{ message: string }>) => run(),
    onSuccess: ({ message }) => toast.done(message),
    onError: toast.failed,
    onSettled: () => {
      setAsked(null)
      void read.refetch()
    },
  })
  if (read.isError && isApiError(read.error) && read.error.status === 404) return <NotFoundScreen />
  if (isLost(read)) return <Failure error={read.error} onRetry={() => void read.refetch()} />
  if (!read.data) return <Skeleton />
  const { person, hands_over } = read.data
  const isMe = person.id === me.id
  const mayWrite = may('people.write') && person.state === 'active'
  const params = { id: person.id }
  const reset = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '')
    act.mutate(() => client.post('/office/people/{id}/reset-factor', { reason }, { params }))
  }
  return (
    <>
      <PageHead
        crumbs={[{ label: 'Institute' }, { to: '/people', label: 'People' }, { label: person.name }]}
        title={person.name}
        sub={<span>{person.email}</span>}
      />
      {person.reset_due_at && (
        <div className="notices">
          <Note
            tone="due"
            acts={
              mayWrite && (
                <button
                  type="button"
                  className="link"
                  onClick={() => act.mutate(() => client.delete('/office/people/{id}/reset-factor', { params }))}
                >
                  Call it off
                </button>
              )
            }
          >
            The second factor is taken away on {momentText(person.reset_due_at)}, or at once when a second admin asks
            for it too.
          </Note>
        </div>
      )}
      <div className="cols cols--wide">
        <div>
          <Section title="Role and branches">
            <RoleForm
              key={`${person.role}-${person.until}`}
              person={person}
              isReadOnly={!mayWrite}
              onSaved={() => void read.refetch()}
            />
          </Section>
        </div>
        <aside className="rail">
          <Section title="Sign-in">
            <dl className="facts">
              <dt>Second factor</dt>
              <dd>{person.has_factor ? 'yes' : 'none'}</dd>
              <dt>Signed in</dt>
              <dd>
                {person.sessions} {person.sessions === 1 ? 'device' : 'devices'}
              </dd>
              <dt>Last here</dt>
              <dd>{person.last_seen_at ? relativeText(person.last_seen_at) : 'never'}</dd>
            </dl>
            {mayWrite && !isMe && (
              <div className="form-acts">
                <Button
                  small
                  onClick={() => act.mutate(() => client.post('/office/people/{id}/end-sessions', {}, { params }))}
                >
                  Sign out everywhere
                </Button>
                {person.has_factor && !person.reset_due_at && (
                  <Button small onClick={() => setAsked('reset')}>
                    Reset the factor…
                  </Button>
                )}
              </div>
            )}
          </Section>
          {mayWrite && !isMe && (
            <Section title="Somebody leaves?">
              <p className="small muted">
                What they work on moves to a colleague, sessions end, the name stays in the history.
                {hands_over.length > 0 &&
                  ` Now: ${hands_over.map(({ words, count }) => `${count} ${words}`).join(', ')}.`}
              </p>
              <div className="form-acts">
                <Button small onClick={() => setAsked('hand-over')}>
                  Hand over…
                </Button>
                <Button small look="danger" onClick={() => setAsked('leave')}>
                  Leaves the institute…
                </Button>
              </div>
            </Section>
          )}
        </aside>
      </div>
      <Dialog open={asked === 'reset'} onClose={() => setAsked(null)} title={`Reset the factor of ${person.name}?`}>
        <form className="form" onSubmit={reset}>
          <p>Both of you get a mail. It happens after 24 hours, or at once when a second admin asks for it too.</p>
          <TextField label="Why" name="reason" required minLength={3} maxLength={300} hint="It is written down." />
          <Button look="danger-filled" type="submit" sending={act.isPending}>
            Ask for the reset
          </Button>
        </form>
      </Dialog>
      <LeavingDialog
        kind={asked === 'leave' || asked === 'hand-over' ? asked : null}
        person={person}
        onClose={() => setAsked(null)}
        onDone={() => {
          setAsked(null)
          void read.refetch()
        }}
      />
    </>
  )
}

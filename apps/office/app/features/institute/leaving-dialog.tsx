import type { PersonView } from '@northlight/contract/office/people'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import { client, sentenceOf } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'

type Props = { kind: 'leave' | 'hand-over' | null; person: PersonView; onClose: () => void; onDone: () => void }

/** Moves what a colleague works on to another one; with `leave` the account is closed too. */
export function LeavingDialog({ kind, person, onClose, onDone }: Props) {
  const id = useId()
  const others = useQuery({
    queryKey: ['people', 'active'],
    queryFn: () => client.get('/office/people', { query: { total: 100, 'filter[state]': 'active' } }),
    enabled: kind !== null,
  })
  const run = useMutation({
    mutationFn: (input: { to: number; reason: string }) => {
      const options = { params: { id: person.id } }
      return kind === 'leave'
        ? client.post('/office/people/{id}/remove', input, options)
        : client.post('/office/people/{id}/hand-over', { to: input.to }, options)
    },
    onSuccess: ({ message }) => {
      toast.done(message)
      onDone()
    },
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    run.mutate({ to: Number(typed.get('to')), reason: String(typed.get('reason') ?? '') })
  }
  return (
    <Dialog
      open={kind !== null}
      onClose={onClose}
      title={kind === 'leave' ? `${person.name} leaves the institute?` : `Hand over from ${person.name}`}
    >
      <form className="form" onSubmit={send}>
        {run.isError && <Note tone="bad">{sentenceOf(run.error)}</Note>}
        {kind === 'leave' && (
          <p>Every session ends at once and the account opens nothing any more. The name stays in the history.</p>
        )}
        <SelectField label="Who goes on with it" id={id} name="to" required defaultValue="">
          <option value="" disabled>
            Choose…
          </option>
          {others.data?.data
            .filter((one) => one.id !== person.id)
            .map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}, {one.role}
              </option>
            ))}
        </SelectField>
        {kind === 'leave' && <TextField label="Why" name="reason" required minLength={3} maxLength={300} />}
        <Button look={kind === 'leave' ? 'danger-filled' : 'primary'} type="submit" sending={run.isPending}>
          {kind === 'leave' ? 'Close the account' : 'Hand over'}
        </Button>
      </form>
    </Dialog>
  )
}

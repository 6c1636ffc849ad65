import { shownDay } from '@northlight/contract/shown-day'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import { client, sentenceOf } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'

/** Chosen applications to another sitting, while its seats last; all of them or nobody. */
export function MoveDialog({ ids, onClose, onDone }: { ids: number[]; onClose: () => void; onDone: () => void }) {
  const field = useId()
  const found = useQuery({
    queryKey: ['sittings', { when: 'coming' }],
    queryFn: () => client.get('/office/sittings', { query: { when: 'coming' } }),
  })
  const run = useMutation({
    mutationFn: (input: { to: number; reason: string }) =>
      client.post('/office/applications/move-sitting', { ids, ...input }),
    onSuccess: ({ message }) => {
      toast.done(message)
      onDone()
      onClose()
    },
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    if (!run.isPending) run.mutate({ to: Number(typed.get('to')), reason: String(typed.get('reason')) })
  }
  const people = ids.length === 1 ? 'One family moves' : `${ids.length} families move`
  return (
    <Dialog open onClose={onClose} title="Move to another sitting?">
      <form className="form" onSubmit={send}>
        {run.isError && <Note tone="bad">{sentenceOf(run.error)}</Note>}
        <p>{people}, with what was paid, a new ticket and a mail with your reason. All of them, or nobody.</p>
        <SelectField label="To" id={field} name="to" required defaultValue="">
          <option value="">Choose a sitting</option>
          {found.data?.sittings.map((one) => (
            <option key={one.id} value={one.id} disabled={one.free < ids.length}>
              {one.centre}, {shownDay(one.sits_on)}, {one.free} free
            </option>
          ))}
        </SelectField>
        <TextField label="Reason, for the families" name="reason" required minLength={3} />
        <div className="form-acts">
          <Button look="primary" type="submit" sending={run.isPending}>
            Move {ids.length}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

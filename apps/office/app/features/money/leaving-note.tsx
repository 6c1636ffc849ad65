import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import { useNavigate } from 'react-router'
import { client, sentenceOf } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { today } from './clock.tsx'

type Props = { enrolmentId: number; name: string; onClose: () => void }

/** A family has said on the telephone, in a mail or at the desk that the student leaves. */
export function LeavingNote({ enrolmentId, name, onClose }: Props) {
  const id = useId()
  const navigate = useNavigate()
  const note = useMutation({
    mutationFn: (input: { told_on: string; how: 'phone' | 'mail' | 'desk' }) =>
      client.post('/office/enrolments/{id}/leave', input, { params: { id: enrolmentId } }),
    onSuccess: ({ message, refund }) => {
      toast.done(message)
      void navigate(`/refunds/${refund.id}`)
    },
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    note.mutate({ told_on: String(typed.get('told_on')), how: typed.get('how') as 'phone' | 'mail' | 'desk' })
  }
  return (
    <Dialog open onClose={onClose} title={`${name} leaves the course?`}>
      <form className="form" onSubmit={send}>
        {note.isError && <Note tone="bad">{sentenceOf(note.error)}</Note>}
        <p>
          The fee is counted up to the day the family said it. Instalments that are not yet due are cancelled, and the
          family has it in writing. The calculation is due in two working days.
        </p>
        <TextField label="Told us on" name="told_on" type="date" required defaultValue={today()} max={today()} />
        <SelectField label="How" id={id} name="how" defaultValue="phone">
          <option value="phone">by telephone</option>
          <option value="mail">by mail</option>
          <option value="desk">at the desk</option>
        </SelectField>
        <div className="form__acts">
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" sending={note.isPending}>
            Note it
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

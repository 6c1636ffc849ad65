import type { ConsentCase } from '@northlight/contract/office/consent-desk'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import type { FormEvent } from 'react'
import { sentenceOf } from '../../platform/api/client.ts'
import { useSendForm } from '../../platform/api/send-form.ts'
import { wrongFields } from '../../platform/api/wrong-fields.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'

type Props = { student: ConsentCase; onClose: () => void; onDone: () => void }

export function ParentDialog({ student, onClose, onDone }: Props) {
  const send = useSendForm(`/office/consents/${student.id}/parent`, () => {
    onDone()
    onClose()
  })
  const errors = wrongFields(send.error)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const phone = String(typed.get('phone') ?? '').trim()
    send.mutate({ name: typed.get('name'), email: typed.get('email'), ...(phone && { phone }) })
  }
  return (
    <Dialog open onClose={onClose} title={`Parent of ${student.name}`}>
      <form className="form" onSubmit={submit}>
        {send.isError && <Note tone="bad">{sentenceOf(send.error)}</Note>}
        <TextField label="Full name" name="name" required defaultValue={student.parent?.name} error={errors.name} />
        <TextField
          label="E-mail"
          name="email"
          type="email"
          required
          defaultValue={student.parent?.email}
          hint="The question goes there. It is never an address of the student."
          error={errors.email}
        />
        <TextField
          label="Phone"
          name="phone"
          type="tel"
          defaultValue={student.parent?.phone ?? ''}
          error={errors.phone}
        />
        <div className="form-acts">
          <Button look="primary" type="submit" sending={send.isPending}>
            Save and ask
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}

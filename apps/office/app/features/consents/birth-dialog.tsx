import type { ConsentCase } from '@northlight/contract/office/consent-desk'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import type { FormEvent } from 'react'
import { sentenceOf } from '../../platform/api/client.ts'
import { useSendForm } from '../../platform/api/send-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'

type Props = { student: ConsentCase; onClose: () => void; onDone: () => void }

/** The age decides who must agree: it is mended here alone, with a paper that shows it. */
export function BirthDialog({ student, onClose, onDone }: Props) {
  const send = useSendForm(`/office/accounts/${student.id}/birth`, () => {
    onDone()
    onClose()
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send.mutate(new FormData(event.currentTarget))
  }
  return (
    <Dialog open onClose={onClose} title={`Date of birth of ${student.name}`}>
      <form className="form" onSubmit={submit}>
        {send.isError && <Note tone="bad">{sentenceOf(send.error)}</Note>}
        <TextField
          label="Date of birth"
          name="date_of_birth"
          type="date"
          required
          defaultValue={student.date_of_birth ?? ''}
        />
        <TextField label="Why it was wrong" name="reason" required minLength={3} />
        <TextField
          label="Paper that shows it"
          name="file"
          type="file"
          required
          accept="image/jpeg,image/png,image/webp,application/pdf"
          hint="A mark sheet or a birth certificate. Kept private."
        />
        <div className="form-acts">
          <Button look="primary" type="submit" sending={send.isPending}>
            Mend it
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}

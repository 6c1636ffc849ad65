import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { type FormEvent, useId } from 'react'
import { sentenceOf } from '../../platform/api/client.ts'
import { useSendForm } from '../../platform/api/send-form.ts'
import { wrongFields } from '../../platform/api/wrong-fields.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'

type Props = { onClose: () => void; onDone: () => void }

/** What a family asks at the desk or by letter, with a paper that shows who asks. */
export function AskRightDialog({ onClose, onDone }: Props) {
  const id = useId()
  const send = useSendForm('/office/data-rights', () => {
    onDone()
    onClose()
  })
  const errors = wrongFields(send.error)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send.mutate(new FormData(event.currentTarget))
  }
  return (
    <Dialog open onClose={onClose} title="A request about data">
      <form className="form" onSubmit={submit}>
        {send.isError && <Note tone="bad">{sentenceOf(send.error)}</Note>}
        <TextField label="E-mail of the account" name="email" type="email" required error={errors.email} />
        <SelectField label="Asks for" id={`${id}-kind`} name="kind">
          <option value="export">a copy of the data</option>
          <option value="correction">a correction</option>
          <option value="erasure">deletion</option>
        </SelectField>
        <SelectField label="Who asks" id={`${id}-by`} name="asked_by">
          <option value="parent">the parent</option>
          <option value="student">the student</option>
        </SelectField>
        <TextField label="What was said" name="note" required minLength={3} error={errors.note} />
        <TextField
          label="Paper that shows who asks"
          name="file"
          type="file"
          required
          accept="image/jpeg,image/png,image/webp,application/pdf"
          hint="The signed letter, or an identity card. Kept private."
        />
        <div className="form-acts">
          <Button look="primary" type="submit" sending={send.isPending}>
            Note it
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}

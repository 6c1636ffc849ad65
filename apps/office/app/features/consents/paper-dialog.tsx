import type { ConsentCase } from '@northlight/contract/office/consent-desk'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import type { FormEvent } from 'react'
import { sentenceOf } from '../../platform/api/client.ts'
import { useSendForm } from '../../platform/api/send-form.ts'
import { useMe } from '../../platform/me/use-me.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'

type Props = { student: ConsentCase; onClose: () => void; onDone: () => void }

/** A consent on paper: photographed or scanned, kept private, each opening written down. */
export function PaperDialog({ student, onClose, onDone }: Props) {
  const me = useMe()
  const send = useSendForm(`/office/consents/${student.id}/paper`, () => {
    onDone()
    onClose()
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send.mutate(new FormData(event.currentTarget))
  }
  return (
    <Dialog open onClose={onClose} title={`Paper consent for ${student.name}`}>
      <form className="form" onSubmit={submit}>
        {send.isError && <Note tone="bad">{sentenceOf(send.error)}</Note>}
        <TextField label="Signed by" name="by_name" required defaultValue={student.parent?.name} />
        <TextField label="Seen by" name="witness" required defaultValue={me.name} hint="Who saw the parent sign." />
        <TextField
          label="E-mail on the paper"
          name="email"
          type="email"
          autoComplete="off"
          hint="As the parent wrote it. Whoever has this mailbox can see the marks and fees. None on the paper: leave both empty."
        />
        <TextField label="The same e-mail again" name="email_again" type="email" autoComplete="off" />
        <TextField
          label="Photograph or scan"
          name="file"
          type="file"
          required
          accept="image/jpeg,image/png,image/webp,application/pdf"
          capture="environment"
        />
        <div className="form-acts">
          <Button look="primary" type="submit" sending={send.isPending}>
            Take it in
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}

import type { RecordView } from '@northlight/contract/office/record-views'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Note } from '../../../ui/note.tsx'
import { momentText } from '../../../ui/time.tsx'
import { mayDo } from '../words.ts'

type Props = {
  record: RecordView
  asked: NonNullable<RecordView['asked']>
  onTurnDown: (reason: string) => Promise<void>
}

/** An editor asks for the publication. Who may publish may also say no, and why; the editor reads it in a mail. */
export function AskedNote({ record, asked, onTurnDown }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [isSending, setSending] = useState(false)
  const by = asked.by ?? 'A colleague'
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    await onTurnDown(reason.trim())
    setSending(false)
    setOpen(false)
  }
  return (
    <>
      <Note
        tone="info"
        acts={
          mayDo(record, 'turn-down') && (
            <button type="button" className="link" onClick={() => setOpen(true)}>
              Turn it down…
            </button>
          )
        }
      >
        {by} asked on {momentText(asked.at)} for its publication.
        {asked.is_behind && ' It was changed since.'}
      </Note>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Turn the publication down?">
        <form onSubmit={(event) => void send(event)}>
          <TextField
            label="Why"
            value={reason}
            maxLength={500}
            onChange={(event) => setReason(event.target.value)}
            hint={`${by} reads this in a mail. The draft stays.`}
          />
          <div className="form-acts">
            <Button type="button" onClick={() => setOpen(false)}>
              Leave it
            </Button>
            <Button look="primary" type="submit" sending={isSending} disabled={!reason.trim()}>
              Turn it down
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  )
}

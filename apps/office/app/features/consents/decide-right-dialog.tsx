import type { DataRightView } from '@northlight/contract/office/data-rights'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useState } from 'react'
import { sentenceOf } from '../../platform/api/client.ts'
import { useSendForm } from '../../platform/api/send-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'

type Props = { right: DataRightView; onClose: () => void; onDone: () => void }

const consequence: Record<DataRightView['kind'], (name: string) => string> = {
  export: (name) => `A file with everything we hold of ${name} is made and goes to the account’s own address.`,
  erasure: (name) =>
    `${name} is signed out now and deleted in 14 days; a mail to the account’s address can call it off. What the law keeps stays, without a name.`,
  correction: () => 'Put the data right first, then note it as done.',
}

export function DecideRightDialog({ right, onClose, onDone }: Props) {
  const name = right.name ?? right.email
  const [note, setNote] = useState('')
  const send = useSendForm(`/office/data-rights/${right.id}/decide`, () => {
    onDone()
    onClose()
  })
  const decide = (decision: 'accept' | 'refuse') => send.mutate({ decision, ...(note.trim() && { note: note.trim() }) })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Request of ${name}`}
      foot={
        <span className="end">
          <Button disabled={note.trim().length < 3} sending={send.isPending} onClick={() => decide('refuse')}>
            Refuse
          </Button>
          <Button
            look={right.kind === 'erasure' ? 'danger-filled' : 'primary'}
            sending={send.isPending}
            onClick={() => decide('accept')}
          >
            {right.kind === 'export'
              ? 'Make the file'
              : right.kind === 'erasure'
                ? 'Delete in 14 days'
                : 'Noted as done'}
          </Button>
        </span>
      }
    >
      {send.isError && <Note tone="bad">{sentenceOf(send.error)}</Note>}
      <p>{consequence[right.kind](name)}</p>
      <TextField
        label="A word about it"
        hint="Needed where it is refused."
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </Dialog>
  )
}

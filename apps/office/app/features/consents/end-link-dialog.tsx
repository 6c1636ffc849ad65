import type { OfficeChildLink } from '@northlight/contract/office/child-links'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useState } from 'react'
import { sentenceOf } from '../../platform/api/client.ts'
import { useSendForm } from '../../platform/api/send-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'

type Props = { link: OfficeChildLink; onClose: () => void; onDone: () => void }

export function EndLinkDialog({ link, onClose, onDone }: Props) {
  const [reason, setReason] = useState('')
  const send = useSendForm(`/office/child-links/${link.id}/end`, () => {
    onDone()
    onClose()
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title="End this view?"
      foot={
        <span className="end">
          <Button
            look="danger-filled"
            disabled={reason.trim().length < 3}
            sending={send.isPending}
            onClick={() => send.mutate({ reason: reason.trim() })}
          >
            End it
          </Button>
        </span>
      }
    >
      {send.isError && <Note tone="bad">{sentenceOf(send.error)}</Note>}
      <p>
        {link.parent ?? link.contact} no longer sees marks, letters and fees of {link.child}, gets no more mails about
        them, and cannot take the view up again. The agreement itself stands until it is taken back.
      </p>
      <TextField
        label="Reason"
        hint="Written into the audit; name no illness and no quarrel."
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  )
}

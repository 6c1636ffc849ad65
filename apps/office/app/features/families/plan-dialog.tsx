import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { NextTime } from './next-time.tsx'
import { useMany } from './use-many.ts'

/** The same follow-up for several families; each stands on the list of the person who looks after it. */
export function PlanDialog({ ids, onClose, onDone }: { ids: number[]; onClose: () => void; onDone: () => void }) {
  const { act, isSending } = useMany()
  const [due_at, setDue] = useState('')
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const what = String(new FormData(event.currentTarget).get('what') ?? '').trim()
    const done = () => {
      onClose()
      onDone()
    }
    if (due_at) act(ids, { act: 'follow-up', due_at, ...(what && { what }) }, { onDone: done })
  }
  return (
    <Dialog open onClose={onClose} title={`Remind of ${ids.length === 1 ? 'this family' : `${ids.length} families`}`}>
      <form className="form" onSubmit={send}>
        <NextTime label="When" value={due_at} onChange={setDue} isRequired />
        <TextField label="What about" name="what" maxLength={250} placeholder="Call" />
        <p className="hint">It goes to whoever looks after the family, or to you where nobody does.</p>
        <Button look="primary" type="submit" sending={isSending} disabled={due_at === ''}>
          Put on the list
        </Button>
      </form>
    </Dialog>
  )
}

import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { fromIndia } from '../../fields/india-time.ts'

type Props = { kind: 'publish-at' | 'hide-at' | null; onClose: () => void; onPlan: (at: string) => void }

/** A moment in India. What is planned is the version on the screen: later changes are not part of it. */
export function PlanDialog({ kind, onClose, onPlan }: Props) {
  const [typed, setTyped] = useState('')
  const at = fromIndia(typed)
  const isPast = at !== null && Date.parse(at) <= Date.now()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (at && !isPast) onPlan(at)
  }
  return (
    <Dialog open={kind !== null} onClose={onClose} title={kind === 'hide-at' ? 'Hide at a time' : 'Publish at a time'}>
      <form className="form" onSubmit={send}>
        <TextField
          label="Day and hour, India time"
          type="datetime-local"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          required
          error={isPast ? 'This moment is past.' : undefined}
        />
        <p className="small muted">
          {kind === 'hide-at'
            ? 'Until then it stays live. Nothing of it is lost.'
            : 'It goes live as it is now. What you write afterwards is not part of it, until you plan again.'}
        </p>
        <Button look="primary" type="submit" disabled={!at || isPast}>
          {kind === 'hide-at' ? 'Hide then' : 'Publish then'}
        </Button>
      </form>
    </Dialog>
  )
}

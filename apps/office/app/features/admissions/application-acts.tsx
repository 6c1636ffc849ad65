import type { OfficeApplicationDetail } from '@northlight/contract/admissions/office-seats'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../platform/api/client.ts'
import { useMay } from '../../platform/me/use-me.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { withdrawalWords } from './withdrawal-words.ts'
import { stepWords } from './words.ts'

type Step = OfficeApplicationDetail['next'][number]
type Props = { application: OfficeApplicationDetail; onDone: () => void }

/** The steps that are allowed from here; what ends an application asks first. Offers have a part of their own. */
export function ApplicationActs({ application, onDone }: Props) {
  const may = useMay()
  const [asks, setAsks] = useState<Step | null>(null)
  const [note, setNote] = useState('')
  const move = useMutation({
    mutationFn: (to: Step) =>
      client.post(
        '/office/applications/{id}/state',
        { to, ...(note.trim() && { note: note.trim() }) },
        { params: { id: application.id } },
      ),
    onSuccess: ({ message }) => {
      toast.done(message)
      setAsks(null)
      setNote('')
      onDone()
    },
    onError: toast.failed,
  })
  if (!may('applications.move')) return null
  // A seat with a fee is taken from the offer; the plain step is for one that was offered in words.
  const steps = application.next.filter((step) => step !== 'offered' && !(step === 'admitted' && application.offer))
  return (
    <>
      {steps.map((step) => (
        <Button key={step} look={step === 'appeared' ? 'line' : 'quiet'} onClick={() => setAsks(step)}>
          {stepWords[step]}
        </Button>
      ))}
      <Dialog
        open={asks !== null}
        onClose={() => setAsks(null)}
        title={asks ? `${stepWords[asks].replace('…', '')}: ${application.name}?` : ''}
        foot={
          <span className="end">
            <Button onClick={() => setAsks(null)}>Cancel</Button>
            <Button
              look={asks === 'withdrawn' || asks === 'declined' ? 'danger-filled' : 'primary'}
              sending={move.isPending}
              onClick={() => asks && move.mutate(asks)}
            >
              {asks ? stepWords[asks].replace('…', '') : ''}
            </Button>
          </span>
        }
      >
        <p>
          {asks === 'withdrawn' ? `The seat is free at once. ${withdrawalWords(application)}` : 'The family is told.'}
        </p>
        <TextField label="A sentence for the family" value={note} onChange={(event) => setNote(event.target.value)} />
      </Dialog>
    </>
  )
}

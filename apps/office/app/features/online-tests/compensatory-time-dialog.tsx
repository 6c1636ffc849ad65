import type { TestPersonView } from '@northlight/contract/exams/office'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useState } from 'react'
import { client, isApiError } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'

type Props = { person: TestPersonView; onClose: () => void; onDone: (message: string) => Promise<void> }

/** Compensatory time belongs to the student and holds for every test begun from now on. */
export function CompensatoryTimeDialog({ person, onClose, onDone }: Props) {
  const [minutes, setMinutes] = useState(String(person.compensatory_per_hour || 20))
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const save = async () => {
    try {
      const { message } = await client.post('/office/students/compensatory-time', {
        user_id: person.user_id,
        minutes_per_hour: Number(minutes),
        reason,
      })
      onClose()
      await onDone(message)
    } catch (failure) {
      if (isApiError(failure)) setErrors(failure.errors)
      toast.failed(failure)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Compensatory time of ${person.name}`}
      foot={
        <Button look="primary" onClick={() => void save()}>
          Set it
        </Button>
      }
    >
      <p>It holds for every test {person.name} begins from now on, not for one that is running.</p>
      <TextField
        label="Minutes for each hour"
        inputMode="numeric"
        value={minutes}
        error={errors.minutes_per_hour?.[0]}
        onChange={(event) => setMinutes(event.target.value.replaceAll(/\D/g, '').slice(0, 2))}
      />
      <TextField
        label="Reason"
        value={reason}
        error={errors.reason?.[0]}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  )
}

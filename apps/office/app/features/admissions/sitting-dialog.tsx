import type { OfficeSittingView } from '@northlight/contract/admissions/office-seats'
import { dayAfter } from '@northlight/contract/payments/refund-rule'
import { shownDay } from '@northlight/contract/shown-day'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import { calls, client, sentenceOf } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { SittingFactsForm } from './sitting-facts-form.tsx'
import { useRemind } from './use-remind.tsx'

type Props = { sitting: OfficeSittingView; onClose: () => void; onDone: () => void }

/** Seats, hours, the last day to register; copy, close early, remind and move everybody. */
export function SittingDialog({ sitting, onClose, onDone }: Props) {
  const field = useId()
  const { remind, dialog } = useRemind()
  const coming = useQuery({
    queryKey: ['sittings', { when: 'coming' }],
    queryFn: () => client.get('/office/sittings', { query: { when: 'coming' } }),
  })
  const others = (coming.data?.sittings ?? []).filter(
    ({ id, season }) => id !== sitting.id && season === sitting.season,
  )
  const run = useMutation({
    mutationFn: ({ verb, body }: { verb: string; body: Record<string, unknown> }) =>
      calls.post<{ message: string }>(`/office/sittings/${sitting.id}${verb}`, body),
    onSuccess: ({ message }) => {
      toast.done(message)
      onDone()
      onClose()
    },
  })
  const read = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    return new FormData(event.currentTarget)
  }
  const people = sitting.taken + sitting.held
  return (
    <Dialog open onClose={onClose} title={`${sitting.centre}, ${shownDay(sitting.sits_on)}`} wide>
      {run.isError && <Note tone="bad">{sentenceOf(run.error)}</Note>}
      <SittingFactsForm sitting={sitting} isSending={run.isPending} onSave={(body) => run.mutate({ verb: '', body })} />
      <form
        className="form"
        onSubmit={(event) => run.mutate({ verb: '/copy', body: { sits_on: read(event).get('sits_on') } })}
      >
        <h3>Copy</h3>
        <TextField
          label="The same on another day"
          name="sits_on"
          type="date"
          required
          defaultValue={dayAfter(sitting.sits_on, 7)}
        />
        <div className="form-acts">
          <Button type="submit" sending={run.isPending}>
            Copy it
          </Button>
        </div>
      </form>
      {people > 0 && (
        <div className="form">
          <h3>Remind everybody</h3>
          <p className="small">
            A mail with the day, the hour and the place, and the hall ticket where it may go out. Who has not paid is
            asked for the fee.
          </p>
          <div className="form-acts">
            <Button
              onClick={() =>
                remind({
                  count: people,
                  send: () => client.post('/office/sittings/{id}/remind', undefined, { params: { id: sitting.id } }),
                })
              }
            >
              Remind {people}…
            </Button>
          </div>
        </div>
      )}
      {people > 0 && others.length > 0 && (
        <form
          className="form"
          onSubmit={(event) => {
            const typed = read(event)
            run.mutate({ verb: '/move-all', body: { to: Number(typed.get('to')), reason: typed.get('reason') } })
          }}
        >
          <h3>Move everybody</h3>
          <p className="small">
            {people === 1 ? 'One family moves' : `${people} families move`}, with what was paid, a new ticket and a mail
            with your reason. All of them, or nobody where the seats do not last.
          </p>
          <SelectField label="To" id={field} name="to" required defaultValue="">
            <option value="">Choose a sitting</option>
            {others.map((other) => (
              <option key={other.id} value={other.id} disabled={other.free < people}>
                {other.centre}, {shownDay(other.sits_on)}, {other.free} free
              </option>
            ))}
          </SelectField>
          <TextField label="Reason, for the families" name="reason" required minLength={3} />
          <div className="form-acts">
            <Button look="danger" type="submit" sending={run.isPending}>
              Move {people}
            </Button>
          </div>
        </form>
      )}
      {dialog}
    </Dialog>
  )
}

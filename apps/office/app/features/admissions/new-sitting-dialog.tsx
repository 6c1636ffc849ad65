import { mostDays } from '@northlight/contract/admissions/new-sittings'
import { registrationClasses } from '@northlight/contract/admissions/states'
import { shownDay } from '@northlight/contract/shown-day'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { client, sentenceOf } from '../../platform/api/client.ts'
import { wrongFields } from '../../platform/api/wrong-fields.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Check } from '../../ui/check.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { useFirstWrong } from '../../ui/use-first-wrong.ts'
import { paiseOf } from '../fields/money-text.ts'
import { NewSittingPlace } from './new-sitting-place.tsx'
import { repeatedDays, repeats } from './repeated-days.ts'

type Props = { onClose: () => void; onDone: () => void }

const fields = 'branch_id centre days open_days starts ends register_days_before seats fee_paise classes'.split(' ')

/** Place, day or series of days, hours, seats, fee and classes: what a family needs to book a test date. */
export function NewSittingDialog({ onClose, onDone }: Props) {
  const [mode, setMode] = useState<'OFFLINE' | 'ONLINE'>('OFFLINE')
  const [series, setSeries] = useState({ first: '', repeat: 'none', count: 4 })
  const days = repeatedDays(series.first, series.repeat, series.count)
  const make = useMutation({
    mutationFn: (input: Record<string, unknown>) => client.post('/office/sittings', input),
    onSuccess: ({ message }) => {
      toast.done(message)
      onDone()
      onClose()
    },
  })
  const wrong = wrongFields(make.error)
  const form = useFirstWrong(make.error)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (make.isPending) return
    const typed = new FormData(event.currentTarget)
    const text = (name: string) => String(typed.get(name) ?? '').trim()
    make.mutate({
      mode,
      ...(mode === 'OFFLINE' ? { branch_id: text('branch_id') || undefined } : { open_days: text('open_days') }),
      centre: text('centre'),
      days: days.filter(Boolean),
      starts: text('starts'),
      ends: text('ends'),
      register_days_before: text('register_days_before'),
      seats: text('seats'),
      fee_paise: paiseOf(text('fee')) ?? text('fee'),
      classes: typed.getAll('classes'),
    })
  }
  return (
    <Dialog open onClose={onClose} title="New sitting" wide>
      <form className="form" onSubmit={submit} ref={form} noValidate>
        {make.isError && !fields.some((name) => wrong[name]) && <Note tone="bad">{sentenceOf(make.error)}</Note>}
        <NewSittingPlace mode={mode} onMode={setMode} wrong={wrong} />
        <div className="form-two">
          <TextField
            label="Day"
            name="day"
            type="date"
            required
            value={series.first}
            onChange={(event) => setSeries({ ...series, first: event.target.value })}
            error={wrong.days ?? Object.entries(wrong).find(([name]) => name.startsWith('days.'))?.[1]}
          />
          <SelectField
            label="Repeat"
            value={series.repeat}
            onChange={(event) => setSeries({ ...series, repeat: event.target.value })}
          >
            {repeats.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
        {series.repeat !== 'none' && (
          <>
            <TextField
              label="Number of dates"
              type="number"
              min={2}
              max={mostDays}
              value={String(series.count)}
              onChange={(event) => setSeries({ ...series, count: Number(event.target.value) })}
            />
            {series.first && (
              <p className="small" role="status">
                {days.map((day) => shownDay(day)).join(' · ')}
              </p>
            )}
          </>
        )}
        <div className="form-two">
          <TextField label="Begins" name="starts" type="time" required defaultValue="10:30" error={wrong.starts} />
          <TextField label="Ends" name="ends" type="time" required defaultValue="12:30" error={wrong.ends} />
        </div>
        {mode === 'ONLINE' && (
          <TextField
            label="Open for how many days"
            name="open_days"
            inputMode="numeric"
            defaultValue="1"
            error={wrong.open_days}
          />
        )}
        <div className="form-two">
          <TextField label="Seats" name="seats" inputMode="numeric" required error={wrong.seats} />
          <TextField
            label="Fee, ₹"
            name="fee"
            inputMode="decimal"
            defaultValue="0"
            error={wrong.fee_paise}
            hint="0 where it is free."
          />
        </div>
        <TextField
          label="Registration closes, days before"
          name="register_days_before"
          inputMode="numeric"
          defaultValue="1"
          error={wrong.register_days_before}
        />
        <fieldset className="field">
          <legend className="label">Classes</legend>
          <div className="chips">
            {registrationClasses.map((one) => (
              <Check key={one} name="classes" value={one}>
                {one}
              </Check>
            ))}
          </div>
          <p className="hint">None chosen: every class.</p>
        </fieldset>
        <div className="form-acts">
          <Button look="primary" type="submit" sending={make.isPending}>
            {days.length > 1 ? `Make ${days.length} sittings` : 'Make the sitting'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

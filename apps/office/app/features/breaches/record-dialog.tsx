import type { BreachView } from '@northlight/contract/office/breaches'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { TextArea } from '@northlight/ui/kit/text-area.tsx'
import { newId } from '@northlight/ui/new-id.ts'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { type FormEvent, useId, useState } from 'react'
import { sentenceOf } from '../../platform/api/client.ts'
import { useSendForm } from '../../platform/api/send-form.ts'
import { wrongFields } from '../../platform/api/wrong-fields.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { fromIndia } from '../fields/india-time.ts'

type Props = { tables: { name: string; title: string }[]; onClose: () => void; onDone: () => void }

const subjects: Record<BreachView['kind'], { label: string; hint: string }> = {
  table: { label: 'Which data', hint: '' },
  file: { label: 'Number of the file', hint: 'As it stands at the end of its address, /office/files/…' },
  session: {
    label: 'E-mail of the account',
    hint: 'Finds its owner, linked families, and everybody whose record it touched by the audit. Lists that were only looked at are no lines of the audit: record those tables as well.',
  },
}

/** From here on the 72 hours run. */
export function RecordDialog({ tables, onClose, onDone }: Props) {
  const id = useId()
  const [key] = useState(newId)
  const [kind, setKind] = useState<BreachView['kind']>('table')
  const send = useSendForm('/office/breaches', () => {
    onDone()
    onClose()
  })
  const errors = wrongFields(send.error)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const moment = (name: string) => fromIndia(given[name] ?? '') ?? ''
    send.mutate({ ...given, key, kind, from_at: moment('from_at'), to_at: moment('to_at') })
  }
  const { label, hint } = subjects[kind]
  return (
    <Dialog open onClose={onClose} title="Record a breach">
      <form className="form" onSubmit={submit}>
        {send.isError && <Note tone="bad">{sentenceOf(send.error)}</Note>}
        <TextArea label="What happened" name="what" required minLength={10} error={errors.what} />
        <SelectField
          label="What leaked"
          id={`${id}-kind`}
          value={kind}
          onChange={(event) => setKind(event.target.value as BreachView['kind'])}
        >
          <option value="table">a kind of data</option>
          <option value="file">one private file</option>
          <option value="session">what an account could reach</option>
        </SelectField>
        {kind === 'table' ? (
          <SelectField label={label} id={`${id}-subject`} error={errors.subject} name="subject" required>
            {tables.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </SelectField>
        ) : (
          <TextField key={kind} label={label} name="subject" required hint={hint} error={errors.subject} />
        )}
        <TextField label="From" name="from_at" type="datetime-local" required error={errors.from_at} />
        <TextField label="Until" name="to_at" type="datetime-local" required error={errors.to_at} />
        <div className="form-acts">
          <Button look="primary" type="submit" sending={send.isPending}>
            Record it
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}

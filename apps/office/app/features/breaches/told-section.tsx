import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { TextArea } from '@northlight/ui/kit/text-area.tsx'
import { type FormEvent, useId, useRef } from 'react'
import { sentenceOf } from '../../platform/api/client.ts'
import { useSendForm } from '../../platform/api/send-form.ts'
import { wrongFields } from '../../platform/api/wrong-fields.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Section } from '../../ui/section.tsx'
import { Moment } from '../../ui/time.tsx'
import { fromIndia } from '../fields/india-time.ts'

type Told = { id: number; told: 'board' | 'families' | 'others'; told_at: string; words: string; by: string | null }

const whom: Record<Told['told'], string> = { board: 'the Board', families: 'families', others: 'others' }

/** What was told to whom, and when: the record that the Board asks for. */
export function ToldSection({ id, notes, onDone }: { id: number; notes: Told[]; onDone: () => void }) {
  const field = useId()
  const form = useRef<HTMLFormElement>(null)
  const send = useSendForm(`/office/breaches/${id}/notes`, () => {
    form.current?.reset()
    onDone()
  })
  const errors = wrongFields(send.error)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    send.mutate({ ...given, told_at: fromIndia(given.told_at ?? '') ?? '' })
  }
  return (
    <Section title="What was told to whom">
      <ul className="rows">
        {notes.map((note) => (
          <li key={note.id}>
            <span className="grow">
              To {whom[note.told]}: {note.words}
              <span className="under">
                <Moment at={note.told_at} />
                {note.by && `, noted by ${note.by}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <form className="form" ref={form} onSubmit={submit}>
        {send.isError && <Note tone="bad">{sentenceOf(send.error)}</Note>}
        <SelectField label="Told to" id={`${field}-told`} name="told">
          <option value="board">the Data Protection Board</option>
          <option value="families">families</option>
          <option value="others">others: police, CERT-In, the press</option>
        </SelectField>
        <TextField label="When" name="told_at" type="datetime-local" required error={errors.told_at} />
        <TextArea label="What was told" name="words" required minLength={3} error={errors.words} />
        <div className="form-acts">
          <Button type="submit" sending={send.isPending}>
            Note it
          </Button>
        </div>
      </form>
    </Section>
  )
}

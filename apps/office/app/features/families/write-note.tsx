import type { FamilyView } from '@northlight/contract/office/families/views'
import { Select } from '@northlight/ui/kit/select.tsx'
import { type FormEvent, useState } from 'react'
import { useTyped } from '../../platform/offline/use-typed.ts'
import { Button } from '../../ui/button.tsx'
import { NextTime } from './next-time.tsx'
import { typedOf } from './words.ts'
import { useWriteDown } from './write-down.ts'

/** A note, or with `isPlan` something to do at a moment. */
export function NoteForm({ family, isPlan }: { family: FamilyView; isPlan?: boolean }) {
  const form = isPlan ? 'plan' : 'note'
  const { values, type, clear } = useTyped(typedOf(family.id, form), { text: '' })
  const { text } = values
  const [at, setAt] = useState('')
  const [kind, setKind] = useState('call')
  const write = useWriteDown(family.id, form, () => {
    clear()
    setAt('')
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPlan)
      write.mutate({
        path: `/office/families/${family.id}/follow-up`,
        words: 'The follow-up',
        body: { kind, due_at: at, ...(text.trim() && { what: text.trim() }) },
      })
    else
      write.mutate({
        path: `/office/families/${family.id}/note`,
        words: 'The note',
        body: { text: text.trim(), at: '' },
      })
  }
  return (
    <form className="composer__form" onSubmit={send}>
      <textarea
        className="input"
        rows={2}
        aria-label={isPlan ? 'What is to be done' : 'Note'}
        placeholder={isPlan ? 'What is to be done' : 'A note for colleagues. The family does not see it.'}
        maxLength={isPlan ? 250 : 2000}
        required={!isPlan}
        value={text}
        onChange={(event) => type({ text: event.target.value })}
      />
      <div className="composer__foot">
        {isPlan && (
          <>
            <Select aria-label="Kind" value={kind} onChange={(event) => setKind(event.target.value)}>
              <option value="call">a call</option>
              <option value="visit">a visit</option>
              <option value="other">something else</option>
            </Select>
            <NextTime label="When" value={at} onChange={setAt} isRequired />
          </>
        )}
        <Button look="primary" type="submit" sending={write.isPending} disabled={isPlan && at === ''}>
          Write down
        </Button>
      </div>
    </form>
  )
}

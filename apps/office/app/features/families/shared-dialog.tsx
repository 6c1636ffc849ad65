import type { FamilyView } from '@northlight/contract/office/families/views'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import { client, sentenceOf } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { shownPhone } from './words.ts'

/** A number that many families give: from now on it joins nobody. */
export function SharedDialog({ family, onClose }: { family: FamilyView; onClose: () => void }) {
  const id = useId()
  const phones = family.contacts.filter(({ kind }) => kind === 'phone')
  const share = useMutation({
    mutationFn: (input: Record<string, unknown>) => client.post('/office/families/shared', input),
    onSuccess: ({ message }) => {
      toast.done(message)
      onClose()
    },
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    share.mutate(Object.fromEntries(new FormData(event.currentTarget)))
  }
  return (
    <Dialog open onClose={onClose} title="A number many families give">
      <form className="form" onSubmit={send}>
        {share.isError && <Note tone="bad">{sentenceOf(share.error)}</Note>}
        <SelectField
          label="Number"
          id={id}
          hint="New forms with it make families of their own. What is joined stays."
          name="value"
        >
          {phones.map(({ value }) => (
            <option key={value} value={value}>
              {shownPhone(value)}
            </option>
          ))}
        </SelectField>
        <TextField label="Whose it is" name="reason" required minLength={3} maxLength={200} hint="Hostel in Mysuru" />
        <Button look="primary" type="submit" sending={share.isPending}>
          It joins nobody
        </Button>
      </form>
    </Dialog>
  )
}

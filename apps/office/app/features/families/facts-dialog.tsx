import type { FamilyView } from '@northlight/contract/office/families/views'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import { client, sentenceOf } from '../../platform/api/client.ts'
import { wrongFields } from '../../platform/api/wrong-fields.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { readFamiliesAgain, useDesk } from './use-families.ts'

/** Mends what is known of a family. */
export function FactsDialog({ family, onClose }: { family: FamilyView; onClose: () => void }) {
  const desk = useDesk()
  const branch = useId()
  const save = useMutation({
    mutationFn: (input: Record<string, unknown>) =>
      client.post('/office/families/{id}/facts', input, { params: { id: family.id } }),
    onSuccess: ({ message }) => {
      toast.done(message)
      onClose()
    },
    onSettled: readFamiliesAgain,
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { branch_id, phone, email, ...typed } = Object.fromEntries(new FormData(event.currentTarget))
    save.mutate({
      ...typed,
      branch_id: branch_id ? Number(branch_id) : null,
      ...(phone && { phone }),
      ...(email && { email }),
    })
  }
  const errors = wrongFields(save.error)
  return (
    <Dialog open onClose={onClose} title="Facts">
      <form className="form" onSubmit={send}>
        {save.isError && <Note tone="bad">{sentenceOf(save.error)}</Note>}
        <TextField label="Name" name="name" required defaultValue={family.name} error={errors.name} />
        <TextField label="Class" name="class" defaultValue={family.class ?? ''} />
        <TextField label="School" name="school" defaultValue={family.school ?? ''} />
        <TextField label="Parent" name="parent_name" defaultValue={family.parent_name ?? ''} />
        <TextField label="Wants" name="wants" defaultValue={family.wants ?? ''} />
        <SelectField
          label="Branch"
          id={branch}
          error={errors.branch_id}
          name="branch_id"
          defaultValue={family.branch?.id ?? ''}
        >
          <option value="">none yet</option>
          {desk?.branches.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField label="Another mobile number" name="phone" type="tel" autoComplete="off" error={errors.phone} />
        <TextField label="Another e-mail" name="email" type="email" autoComplete="off" error={errors.email} />
        <Button look="primary" type="submit" sending={save.isPending}>
          Save
        </Button>
      </form>
    </Dialog>
  )
}

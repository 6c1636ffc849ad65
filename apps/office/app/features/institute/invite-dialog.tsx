import { staffRoles } from '@northlight/contract/office/acts'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { client, sentenceOf } from '../../platform/api/client.ts'
import { wrongFields } from '../../platform/api/wrong-fields.ts'
import { queryClient } from '../../platform/browser-storage/query-client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { BranchChoice } from './branch-choice.tsx'

export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const id = useId()
  const [branches, setBranches] = useState<number[]>([])
  const invite = useMutation({
    mutationFn: (input: Record<string, unknown>) => client.post('/office/invites', input),
    onSuccess: ({ message }) => {
      toast.done(message)
      void queryClient.invalidateQueries()
      setBranches([])
      onClose()
    },
  })
  const errors = wrongFields(invite.error)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const text = (name: string) => String(typed.get(name) ?? '').trim()
    invite.mutate({
      name: text('name'),
      email: text('email'),
      role: text('role'),
      ...(branches.length > 0 && { branches }),
      ...(text('until') && { until: text('until') }),
    })
  }
  return (
    <Dialog open={open} onClose={onClose} title="Invite a colleague">
      <form className="form" onSubmit={send} aria-label="Invite a colleague">
        {invite.isError && Object.keys(errors).length === 0 && <Note tone="bad">{sentenceOf(invite.error)}</Note>}
        <TextField label="Name" name="name" required maxLength={250} error={errors.name} />
        <TextField
          label="E-mail"
          name="email"
          type="email"
          required
          error={errors.email}
          hint="The link in the mail opens for seven days."
        />
        <SelectField label="Role" id={`${id}-role`} error={errors.role} name="role" defaultValue="editor">
          {staffRoles.map((role) => (
            <option key={role} value={role}>
              {role}
            </option>
          ))}
        </SelectField>
        <BranchChoice chosen={branches} onChange={setBranches} />
        <TextField label="Last day" name="until" type="date" hint="Empty: without end." error={errors.until} />
        <Button look="primary" type="submit" sending={invite.isPending}>
          Send the invitation
        </Button>
      </form>
    </Dialog>
  )
}

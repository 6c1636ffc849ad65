import { staffRoles } from '@northlight/contract/office/acts'
import type { PersonView } from '@northlight/contract/office/people'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { client, sentenceOf } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { BranchChoice } from './branch-choice.tsx'

type Props = { person: PersonView; isReadOnly: boolean; onSaved: () => void }

export function RoleForm({ person, isReadOnly, onSaved }: Props) {
  const id = useId()
  const [role, setRole] = useState(person.role)
  const [until, setUntil] = useState(person.until ?? '')
  const [branches, setBranches] = useState(person.branches?.map((one) => one.id) ?? [])
  const save = useMutation({
    mutationFn: () =>
      client.post(
        '/office/people/{id}',
        { role, ...(branches.length > 0 && { branches }), ...(until && { until }) },
        { params: { id: person.id } },
      ),
    onSuccess: ({ message }) => {
      toast.done(message)
      onSaved()
    },
  })
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
      aria-label="Role and branches"
    >
      {save.isError && <Note tone="bad">{sentenceOf(save.error)}</Note>}
      <SelectField
        label="Role"
        id={`${id}-role`}
        value={role}
        disabled={isReadOnly}
        onChange={(event) => setRole(event.target.value as PersonView['role'])}
      >
        {staffRoles.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </SelectField>
      <BranchChoice chosen={branches} onChange={setBranches} isReadOnly={isReadOnly} />
      <TextField
        label="Last day"
        type="date"
        value={until}
        readOnly={isReadOnly}
        onChange={(event) => setUntil(event.target.value)}
        hint="Empty: without end."
      />
      {!isReadOnly && (
        <div className="form-acts">
          <Button look="primary" type="submit" sending={save.isPending}>
            Save
          </Button>
          <span className="small muted">All devices of this colleague are signed out at once.</span>
        </div>
      )}
    </form>
  )
}

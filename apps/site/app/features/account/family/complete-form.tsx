import { isMinor } from '@northlight/contract/age'
import { indianDay, instant } from '@northlight/contract/dates'
import type { completeProfile, FamilyView } from '@northlight/contract/families'
import { SubmitButton } from '@northlight/ui/kit/button.tsx'
import { TextButton } from '@northlight/ui/kit/text-button.tsx'
import { TextField } from '@northlight/ui/kit/text-field.tsx'
import { useState } from 'react'
import { type LazyEndpoint, useApiForm } from '../../../platform/forms/use-api-form.ts'
import { ParentFields } from './parent-fields.tsx'

const lazyComplete: LazyEndpoint<typeof completeProfile> = {
  path: '/profile/complete',
  load: () => import('@northlight/contract/families').then((contract) => contract.completeProfile.input),
}

type Props = { family: FamilyView; onChange: (family: FamilyView) => void; onCancel?: () => void }

/** The date of birth, once; and a parent for anyone who is under 18. */
export function CompleteForm({ family, onChange, onCancel }: Props) {
  const form = useApiForm(lazyComplete, { onSuccess: ({ family: saved }) => onChange(saved) })
  const [typed, setTyped] = useState('')
  const today = indianDay(instant(Date.now()))
  const born = family.date_of_birth ?? typed
  const isChild = born >= '1900-01-01' && born <= today && isMinor(born, today)
  return (
    <form {...form.props} aria-label="Your family" className="grid gap-6">
      {family.date_of_birth === null && (
        <TextField
          {...form.field('date_of_birth')}
          label="Date of birth"
          type="date"
          autoComplete="bday"
          min="1900-01-01"
          max={today}
          hint="Asked once. Only the office can correct it later."
          onChange={(event) => setTyped(event.currentTarget.value)}
          required
          className="max-w-80"
        />
      )}
      {isChild && (
        <ParentFields
          fields={{
            name: form.field('parent_name'),
            email: form.field('parent_email'),
            phone: form.field('parent_phone'),
          }}
          values={family.parent}
        />
      )}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SubmitButton pending={form.pending} pendingLabel="Saving">
          {isChild ? 'Save and ask my parent' : 'Save the date'}
        </SubmitButton>
        {onCancel && <TextButton onClick={onCancel}>Leave it as it is</TextButton>}
      </p>
    </form>
  )
}

import type { AuthUserView, updateProfile } from '@northlight/contract/accounts'
import { SubmitButton } from '@northlight/ui/kit/button.tsx'
import { PasswordField } from '@northlight/ui/kit/password-field.tsx'
import { TextField } from '@northlight/ui/kit/text-field.tsx'
import { useState } from 'react'
import { type LazyEndpoint, useApiForm } from '../../../platform/forms/use-api-form.ts'
import { dispatch } from '../../../platform/session/store.ts'
import { FieldGrid } from '../../../ui/fields/field-grid.tsx'
import { StateMark } from '../../../ui/layout/state-mark.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { emailFieldId } from './email-field.ts'
import { OwnerCodeField } from './owner-code-field.tsx'

const lazyUpdate: LazyEndpoint<typeof updateProfile> = {
  path: '/profile/update',
  load: () => import('@northlight/contract/accounts').then((contract) => contract.updateProfile.input),
}

type Props = {
  user: AuthUserView
  hasPassword: boolean
  onChange: (user: AuthUserView, wanted: string | null) => void
}

export function ProfileForm({ user, hasPassword, onChange }: Props) {
  const [email, setEmail] = useState(user.email)
  const isNewAddress = email.trim().toLowerCase() !== user.email.toLowerCase()
  const form = useApiForm(lazyUpdate, {
    thanks: 'Your details are saved.',
    onSuccess: ({ user: saved, wanted_email: wanted }) => {
      setEmail(saved.email)
      onChange(saved, wanted)
      // The header greets by name; it need not wait for the next sign-in.
      dispatch({ type: 'person-changed', name: saved.name, email: saved.email })
      if (wanted && isNewAddress)
        toast.info(`We have mailed a link to ${wanted}. The new address is used once you confirm it.`)
    },
  })
  const isConfirmed = user.verified === 'VERIFIED'
  return (
    <form {...form.props} aria-labelledby="profile">
      <FieldGrid isNarrow>
        <TextField
          {...form.field('name')}
          label="Full name"
          defaultValue={user.name}
          autoComplete="name"
          required
          maxLength={255}
        />
        <TextField
          {...form.field('phone')}
          label="Mobile number"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          prefix="+91"
          defaultValue={user.phone ?? ''}
          required
          maxLength={20}
        />
        <TextField
          {...form.field('email')}
          id={emailFieldId}
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={user.email}
          onInput={(event) => setEmail(event.currentTarget.value)}
          hint={`${isConfirmed ? 'Confirmed.' : 'Not confirmed yet.'} A new address is used once you confirm it${isConfirmed ? ', and we will inform this one' : ''}.`}
          className="sm:col-span-2"
          required
          maxLength={255}
        />
        {isNewAddress && (
          <div className="sm:col-span-2">
            {hasPassword ? (
              <PasswordField
                {...form.field('password')}
                label="Password for this change"
                hint="Needed to change the e-mail address."
                required
                maxLength={200}
              />
            ) : (
              <OwnerCodeField {...form.field('code')} />
            )}
          </div>
        )}
      </FieldGrid>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <SubmitButton pending={form.pending} pendingLabel="Saving">
          Save
        </SubmitButton>
        {form.status === 'success' && <StateMark state="done">Saved</StateMark>}
      </div>
    </form>
  )
}

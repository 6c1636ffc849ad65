import type { updatePassword } from '@northlight/contract/accounts'
import { SubmitButton } from '@northlight/ui/kit/button.tsx'
import { PasswordField } from '@northlight/ui/kit/password-field.tsx'
import { useState } from 'react'
import { type LazyEndpoint, useApiForm } from '../../../platform/forms/use-api-form.ts'
import { StateMark } from '../../../ui/layout/state-mark.tsx'
import { NewPasswordFields } from '../sign-in/new-password-fields.tsx'
import { OwnerCodeField } from './owner-code-field.tsx'

const lazyUpdate: LazyEndpoint<typeof updatePassword> = {
  path: '/profile/update-password',
  load: () => import('@northlight/contract/accounts').then((contract) => contract.updatePassword.input),
}

type Props = {
  /** Accounts of Google's have none at first; a mailed code stands for the old one. */
  hasPassword: boolean
  onChanged: () => void
}

export function PasswordForm({ hasPassword, onChanged }: Props) {
  const [round, setRound] = useState(0)
  const form = useApiForm(lazyUpdate, {
    thanks: `Your password is ${hasPassword ? 'changed' : 'set'}. Other devices are signed out.`,
    onSuccess: () => {
      setRound((count) => count + 1)
      onChanged()
    },
  })
  return (
    <form {...form.props} aria-labelledby="password">
      <div className="grid gap-5">
        {hasPassword ? (
          <PasswordField {...form.field('old_password')} label="Old password" required maxLength={200} />
        ) : (
          <OwnerCodeField {...form.field('code')} />
        )}
        {/* Empty again after each change, the ticks too. */}
        <NewPasswordFields
          key={round}
          label="New password"
          password={form.field('password')}
          repeated={form.field('confirm_password')}
        />
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <SubmitButton pending={form.pending} pendingLabel="Saving">
          {hasPassword ? 'Change password' : 'Set the password'}
        </SubmitButton>
        {form.status === 'success' && <StateMark state="done">Changed</StateMark>}
      </div>
    </form>
  )
}

import type { updatePassword } from '@northlight/contract/accounts'
import { useState } from 'react'
import { useApiForm } from '../forms/use-api-form.ts'
import { SubmitButton } from '../ui/button.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { StateMark } from '../ui/state-mark.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

const lazyUpdate = {
  path: '/profile/update-password' as const,
  load: (): Promise<typeof updatePassword> =>
    import('@northlight/contract/accounts').then((contract) => contract.updatePassword),
}

export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const [round, setRound] = useState(0)
  const form = useApiForm(lazyUpdate, {
    thanks: 'Your password is changed. Other devices are signed out.',
    onSuccess: () => {
      setRound((count) => count + 1)
      onChanged()
    },
  })
  return (
    <form {...form.props} aria-labelledby="password">
      <div className="grid gap-5">
        <PasswordField {...form.field('old_password')} label="Old password" required maxLength={200} />
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
          Change password
        </SubmitButton>
        {form.status === 'success' && <StateMark state="done">Changed</StateMark>}
      </div>
    </form>
  )
}

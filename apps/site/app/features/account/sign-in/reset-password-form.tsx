import type { resetPassword } from '@northlight/contract/accounts'
import { SubmitButton } from '@northlight/ui/kit/button.tsx'
import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { TextButton } from '@northlight/ui/kit/text-button.tsx'
import { TextField } from '@northlight/ui/kit/text-field.tsx'
import { useEffect, useRef, useState } from 'react'
import { isApiError } from '../../../platform/api/api-error.ts'
import { type LazyEndpoint, useApiForm } from '../../../platform/forms/use-api-form.ts'
import { useGo, useQuery } from '../../../platform/navigation/place.ts'
import { SignHead } from '../sign-frame.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

const endpoint: LazyEndpoint<typeof resetPassword> = {
  path: '/auth/reset-password/{token}',
  load: () => import('@northlight/contract/accounts').then((contract) => contract.resetPassword.input),
}

/** What a link of ours can look like; anything else was cut off by a mail program. */
const isWhole = (token: string) => /^[\w-]{20,200}$/.test(token)

export function ResetPassword({ token }: { token: string }) {
  const [isRefused, setRefused] = useState(!isWhole(token))
  if (isRefused) return <BadLink onAgain={isWhole(token) ? () => setRefused(false) : undefined} />
  return <ResetPasswordForm token={token} onRefused={() => setRefused(true)} />
}

function ResetPasswordForm({ token, onRefused }: { token: string; onRefused: () => void }) {
  const navigate = useGo()
  const query = useQuery()
  const form = useApiForm(endpoint, {
    params: { token },
    thanks: 'Your new password is set. Sign in with it.',
    onSuccess: () => navigate('/auth/sign-in', { replace: true }),
    // A link that does not work needs another screen, not a toast.
    onFailure: (error) => {
      const isRefused = isApiError(error) && error.status === 400
      if (isRefused) onRefused()
      return isRefused
    },
  })
  return (
    <>
      <SignHead title="Choose a new password">
        Type the address the link came to, and the new password twice. All devices are signed out afterwards.
      </SignHead>
      <form {...form.props} aria-label="Choose a new password" className="mt-7 grid gap-5">
        <TextField
          {...form.field('email')}
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={query.get('email') ?? ''}
          required
          maxLength={255}
        />
        <NewPasswordFields
          label="New password"
          password={form.field('password')}
          repeated={form.field('password_confirmation')}
        />
        <SubmitButton size="lg" wide pending={form.pending} pendingLabel="Saving">
          Set the new password
        </SubmitButton>
      </form>
    </>
  )
}

/** Shorter than the form it replaces: without help a phone would stay scrolled past it. */
function BadLink({ onAgain }: { onAgain?: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' })
    box.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={box} role="alert" tabIndex={-1} className="outline-none">
      <SignHead title="This link does not work">
        A link works once, for one hour, and only with the address it was mailed to. If you asked more than once, only
        the newest link counts.
      </SignHead>
      <p className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to="/auth/forgot-password">Ask for a new link</ButtonLink>
        {onAgain && <TextButton onClick={onAgain}>Try another address</TextButton>}
      </p>
    </div>
  )
}

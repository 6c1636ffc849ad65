import type { forgotPassword } from '@northlight/contract/accounts'
import { SubmitButton } from '@northlight/ui/kit/button.tsx'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { lockIcon } from '@northlight/ui/kit/icons.ts'
import { Link } from '@northlight/ui/kit/link.tsx'
import { TextButton } from '@northlight/ui/kit/text-button.tsx'
import { TextField } from '@northlight/ui/kit/text-field.tsx'
import { useRef } from 'react'
import { isApiError } from '../../../platform/api/api-error.ts'
import { browserClient } from '../../../platform/api/browser.ts'
import { useAct } from '../../../platform/api/use-act.ts'
import { SentPanel } from '../../../platform/forms/sent-panel.tsx'
import { type LazyEndpoint, useApiForm } from '../../../platform/forms/use-api-form.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { SignHead } from '../sign-frame.tsx'
import { useCooldown } from '../use-cooldown.ts'
import { useKept } from './use-kept.ts'

const lazyForgot: LazyEndpoint<typeof forgotPassword> = {
  path: '/auth/forgot-password',
  load: () => import('@northlight/contract/accounts').then((contract) => contract.forgotPassword.input),
}

const title = 'Forgot password'

export function ForgotPasswordForm() {
  const kept = useKept()
  const typed = useRef('')
  const form = useApiForm(lazyForgot)
  if (form.status === 'success') return <Sent email={typed.current} onAgain={form.again} />
  return (
    <>
      <SignHead title={title}>
        Type your address and we mail you a link to choose a new password. Remembered it?{' '}
        <Link to={kept('/auth/sign-in')}>Sign in</Link>.
      </SignHead>
      <form
        {...form.props}
        onSubmit={(event) => {
          typed.current = String(new FormData(event.currentTarget).get('email')).trim()
          return form.props.onSubmit(event)
        }}
        aria-label={title}
        className="mt-7 grid gap-5"
      >
        <TextField
          {...form.field('email')}
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={255}
        />
        <SubmitButton size="lg" wide pending={form.pending} pendingLabel="Sending">
          Send the link
        </SubmitButton>
      </form>
      <p className="mt-6 flex gap-3 border-t border-line-2 pt-5 text-xs leading-normal text-ink-2">
        <Icon path={lockIcon} size={18} className="mt-px text-bronze" />
        <span>
          The link works once, for one hour. Until you use it, your old password stays. No longer using that address?{' '}
          <Link to="/contact-us">Contact us</Link>.
        </span>
      </p>
    </>
  )
}

/** The same for known and unknown addresses: nobody learns here who has an account. */
function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const kept = useKept()
  const cooldown = useCooldown({ isRunning: true })
  const { act, pending } = useAct({
    onFailed: (error) =>
      toast.error(isApiError(error) ? error.message : 'The link could not be sent. Try again in a moment.'),
  })
  const sendAgain = () =>
    act(
      async () => (await browserClient()).post('/auth/forgot-password', { email }),
      ({ message }) => {
        toast.success(message)
        cooldown.start()
      },
    )
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <SentPanel
        title="Check your e-mail"
        headingLevel={2}
        onAgain={onAgain}
        againLabel="Use another address"
        actions={
          <TextButton onClick={sendAgain} disabled={pending || cooldown.left > 0} className="figures">
            {cooldown.left > 0 ? `Send again in ${cooldown.left} s` : 'Send again'}
          </TextButton>
        }
      >
        <p>
          If <strong className="font-semibold text-ink">{email}</strong> has an account, a link to choose a new password
          is on its way. It works once, for one hour.
        </p>
        <p>Not there after a few minutes? Check your spam folder, and check the address for a spelling mistake.</p>
      </SentPanel>
      <p className="mt-6 text-sm">
        <Link to={kept('/auth/sign-in')}>Back to sign in</Link>
      </p>
    </>
  )
}

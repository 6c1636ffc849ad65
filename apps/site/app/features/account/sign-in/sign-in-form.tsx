import type { RefusedSignIn } from '@northlight/contract/form-answer'
import { SubmitButton } from '@northlight/ui/kit/button.tsx'
import { ErrorSummary } from '@northlight/ui/kit/error-summary.tsx'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { lockIcon } from '@northlight/ui/kit/icons.ts'
import { Link } from '@northlight/ui/kit/link.tsx'
import { PasswordField } from '@northlight/ui/kit/password-field.tsx'
import { TextField } from '@northlight/ui/kit/text-field.tsx'
import { SignHead } from '../sign-frame.tsx'
import { GoogleButton } from './google-button.tsx'
import { failureTitles, type SignInFailure } from './sign-in-failure.ts'
import { useKept } from './use-kept.ts'
import { useSignIn } from './use-sign-in.ts'

/** `refused`: what was sent without a script did not work. */
export function SignInForm({ refused }: { refused?: RefusedSignIn }) {
  const kept = useKept()
  const form = useSignIn(refused?.why)
  const wrong = Object.entries(form.errors).map(([name, [message = '']]) => ({ name, message }))
  return (
    <>
      <SignHead title="Sign in">
        New here? <Link to={kept('/auth/sign-up')}>Create an account</Link>, it takes two minutes.
      </SignHead>
      <form {...form.props} aria-label="Sign in" className="mt-7 grid gap-5">
        {form.failure ? (
          <ErrorSummary errors={[]} title={failureTitles[form.failure]}>
            <Advice failure={form.failure} />
          </ErrorSummary>
        ) : (
          form.status === 'failure' && wrong.length > 1 && <ErrorSummary errors={wrong} />
        )}
        <TextField
          {...form.field('email')}
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={refused?.email}
          required
          maxLength={255}
        />
        <PasswordField {...form.field('password')} label="Password" required maxLength={200} />
        {form.needsCode && (
          <TextField
            {...form.field('code')}
            label="Code from the mail"
            hint="Six digits. The code printed on the hall ticket also works."
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            className="figures"
          />
        )}
        <p className="-mt-1.5 flex justify-end text-sm">
          <Link to={kept('/auth/forgot-password')} className="py-1">
            Forgot password
          </Link>
        </p>
        <SubmitButton size="lg" wide pending={form.pending} pendingLabel="Signing in">
          Sign in
        </SubmitButton>
      </form>
      <GoogleButton />
      <p className="mt-6 flex gap-3 border-t border-line-2 pt-5 text-xs leading-normal text-ink-2">
        <Icon path={lockIcon} size={18} className="mt-px text-bronze" />
        <span>
          On a shared computer, sign out when you are done. Your profile shows every device that is signed in.
        </span>
      </p>
    </>
  )
}

/** What to do now, in the words of the case. */
function Advice({ failure }: { failure: SignInFailure }) {
  const kept = useKept()
  const newPassword = (
    <Link to={kept('/auth/forgot-password')} className="text-clay-ink hover:text-ink">
      set a new password
    </Link>
  )
  switch (failure) {
    case 'credentials':
      return <p>Check the address for a slip, or {newPassword}.</p>
    case 'limited':
      return <p>To protect your account we pause for a minute. Wait, then try again, or {newPassword}.</p>
    case 'second-way':
      return (
        <p>
          Many wrong passwords were tried for this account. If it is yours, we have sent a code to its e-mail address:
          type it below your password. Or sign in on a computer you have used before, or {newPassword}.
        </p>
      )
    case 'busy':
      return <p>Wait a few seconds, then press the button again. What you typed is still here.</p>
    case 'unreachable':
      return <p>Check your connection and try again. What you typed is still here.</p>
    case 'cookie':
      return <p>Allow cookies for this site, then try again. Without one we cannot remember that you signed in.</p>
    case 'not-linked':
      return <p>An account with this address exists and is not confirmed. To make it yours, {newPassword}.</p>
    case 'unconfirmed':
      return <p>Google has not confirmed this address. Confirm it there, or use a password here.</p>
    case 'closed':
      return <p>This account is closed. Write to us if that is a mistake.</p>
    case 'other':
      return <p>This is not about your password. Wait a minute and try again; if it stays like this, write to us.</p>
  }
}

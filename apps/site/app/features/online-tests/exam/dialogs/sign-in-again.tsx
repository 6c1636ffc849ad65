import type { Text } from '@northlight/contract/words/catalogue'
import { SubmitButton } from '@northlight/ui/kit/button.tsx'
import { Dialog } from '@northlight/ui/kit/dialog.tsx'
import { PasswordField } from '@northlight/ui/kit/password-field.tsx'
import { TextField } from '@northlight/ui/kit/text-field.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { type FormEvent, useState } from 'react'
import { useAct } from '../../../../platform/api/use-act.ts'
import { signIn } from '../../../../platform/session/sign-in.ts'
import { sessionStore } from '../../../../platform/session/store.ts'

const failures: Record<string, Text> = {
  CredentialsSignin: 'Wrong e-mail or password.',
  Limited: 'Too many attempts in a short time. Wait a minute, then try again.',
  SecondWay:
    'Many wrong passwords were tried for this account. Ask the invigilator, or sign in on the device you began with.',
  Busy: 'Too many people are signing in right now. Wait a few seconds, then try again.',
  Unreachable: 'We could not reach the server. Your answers are safe here; try again in a moment.',
}

type Props = { isOpen: boolean; isTimed: boolean; email: string; onSignedIn: () => void }

/** The sign-in has ended in the middle of the test. The test stays where it is; everything is sent afterwards. */
export function SignInAgain({ isOpen, isTimed, email, onSignedIn }: Props) {
  const { say } = useWords()
  const { act, pending } = useAct()
  const [error, setError] = useState<string | null>(null)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const password = String(form.get('password') ?? '')
    if (!password) return setError(say('Enter your password.'))
    setError(null)
    return act(
      () => signIn({ email: String(form.get('email') ?? '').trim(), password }),
      (isIn) => {
        if (isIn) onSignedIn()
        else
          setError(say(failures[sessionStore.get().error ?? ''] ?? 'The sign-in did not work. Try again in a moment.'))
      },
    )
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => {}}
      kind="warning"
      className="border-t-gold"
      title={say('Sign in again to keep saving')}
      lead={`${say('Your sign-in has ended. Nothing is lost: every answer is on this device and is sent as soon as you are back.')}${
        isTimed ? ` ${say('The clock keeps running.')}` : ''
      }`}
    >
      <form onSubmit={send} noValidate aria-label={say('Sign in again')} className="grid gap-4">
        <TextField
          label={say('E-mail')}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          required
        />
        <PasswordField label={say('Password')} name="password" error={error} required />
        <SubmitButton size="lg" wide pending={pending} pendingLabel={say('Signing in')}>
          {say('Sign in and continue')}
        </SubmitButton>
        <p className="text-sm">
          <a href="/auth/forgot-password" target="_blank" rel="noreferrer">
            {say('Forgot your password? Choose a new one in another tab, and leave this page open.')}
          </a>
        </p>
      </form>
    </Dialog>
  )
}

import { type FormEvent, useState } from 'react'
import { type SignInFailure, signIn } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { PasswordField } from '../../ui/password-field.tsx'

const sentences: Record<SignInFailure, string> = {
  wrong: 'Wrong e-mail or password.',
  limited: 'Too many tries. Wait a few minutes and try again.',
  'second-way':
    'Many wrong passwords were tried for this account. We have mailed a code to its address: type it below, or choose a new password.',
  busy: 'The service is busy. Please try again in a moment.',
  unreachable: 'The server could not be reached. Check your connection and try again.',
  'no-cookie': 'Your browser refused the cookie of the sign-in. Please allow cookies for this site.',
}

export function SignInForm({ onDone }: { onDone: () => void }) {
  const [failure, setFailure] = useState<SignInFailure>()
  const [isSending, setSending] = useState(false)

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const typed = new FormData(event.currentTarget)
    const text = (name: string) => String(typed.get(name) ?? '').trim()
    setSending(true)
    const said = await signIn({
      email: text('email'),
      password: String(typed.get('password') ?? ''),
      code: text('code'),
    })
    setSending(false)
    setFailure(said)
    if (!said) onDone()
  }

  return (
    <form className="form" onSubmit={send} aria-label="Sign in">
      {failure && <Note tone="bad">{sentences[failure]}</Note>}
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField label="Password" name="password" autoComplete="current-password" />
      {failure === 'second-way' && <TextField label="Code from the mail" name="code" autoComplete="one-time-code" />}
      <Button look="primary" wide type="submit" sending={isSending}>
        Continue
      </Button>
    </form>
  )
}

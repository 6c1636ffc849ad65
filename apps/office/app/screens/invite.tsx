import { passwordRules } from '@northlight/contract/password-rules'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useNavigate, useParams } from 'react-router'
import { Bare } from '../features/frame/bare.tsx'
import { client, isApiError, sentenceOf } from '../platform/api/client.ts'
import { wrongFields } from '../platform/api/wrong-fields.ts'
import { readMeAgain } from '../platform/me/use-me.ts'
import { signIn } from '../platform/session/session.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { Failure, Skeleton } from '../ui/states.tsx'
import { dayText } from '../ui/time.tsx'

const passwordHint = `It has ${passwordRules.map(({ label }) => label).join(', ')}.`

/** The server has looked and says no: trying again would not open it. */
const isRefused = (error: unknown) =>
  isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429

/** The link of an invitation: name and password here, the second factor next. */
export function InviteScreen() {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const invite = useQuery({
    queryKey: ['invite', token],
    queryFn: () => client.get('/staff-invites/{token}', { params: { token } }),
  })
  const accept = useMutation({
    mutationFn: async (input: Record<string, string>) => {
      const { email } = await client.post('/staff-invites/{token}', input, { params: { token } })
      await signIn({ email, password: input.password ?? '' })
    },
    onSuccess: async () => {
      await readMeAgain()
      void navigate('/', { replace: true })
    },
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const text = (name: string) => String(typed.get(name) ?? '')
    accept.mutate({
      name: text('name').trim(),
      password: text('password'),
      password_confirmation: text('password_confirmation'),
    })
  }
  if (invite.isPending) return <Skeleton />
  if (invite.isError && !isRefused(invite.error))
    return (
      <Bare title="Invitation">
        <Failure
          error={invite.error}
          onRetry={() => void invite.refetch()}
          title="The invitation could not be opened"
        />
      </Bare>
    )
  if (invite.isError)
    return (
      <Bare title="Invitation">
        <h1>This invitation opens nothing</h1>
        <p className="muted after-form">
          It was used already, taken back, or is older than seven days. Ask the colleague who invited you for a new one.
        </p>
      </Bare>
    )
  const { name, email, role, institute, invited_by, expires_at } = invite.data
  const errors = wrongFields(accept.error)
  return (
    <Bare title="Your invitation" institute={institute}>
      <p className="small muted">{email}</p>
      <h1>Welcome to the office</h1>
      <p className="muted after-form">
        {invited_by ?? 'A colleague'} has invited you to {institute} as {role}. The link is good until{' '}
        {dayText(expires_at)}.
      </p>
      <form className="form" onSubmit={send} aria-label="Accept the invitation">
        {accept.isError && Object.keys(errors).length === 0 && <Note tone="bad">{sentenceOf(accept.error)}</Note>}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <TextField label="Your name" name="name" defaultValue={name} autoComplete="name" required error={errors.name} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          hint={passwordHint}
          error={errors.password}
        />
        <PasswordField
          label="Password again"
          name="password_confirmation"
          autoComplete="new-password"
          error={errors.password_confirmation}
        />
        <Button look="primary" wide type="submit" sending={accept.isPending}>
          Continue
        </Button>
      </form>
      <p className="tiny muted after-form">Next you set up a second factor.</p>
    </Bare>
  )
}

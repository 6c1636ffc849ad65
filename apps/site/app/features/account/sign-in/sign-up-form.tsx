import { SubmitButton } from '@northlight/ui/kit/button.tsx'
import { Checkbox } from '@northlight/ui/kit/checkbox.tsx'
import { Link } from '@northlight/ui/kit/link.tsx'
import { TextField } from '@northlight/ui/kit/text-field.tsx'
import { useEffect, useRef, useState } from 'react'
import { type LazyEndpoint, useApiForm } from '../../../platform/forms/use-api-form.ts'
import { useRootData } from '../../../platform/institute/root-data.ts'
import { FieldGrid } from '../../../ui/fields/field-grid.tsx'
import { legend, ParentPart } from '../family/parent-part.tsx'
import { SignHead } from '../sign-frame.tsx'
import { GoogleButton } from './google-button.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { revokeSignUpToken } from './revoke-sign-up-token.ts'
import type { signUp } from './sign-up-endpoint.ts'
import { SignUpReady } from './sign-up-ready.tsx'
import { useBirthday } from './use-birthday.ts'
import { useKept } from './use-kept.ts'
import { trySignIn } from './use-sign-in.ts'

const lazySignUp: LazyEndpoint<typeof signUp> = {
  path: '/auth/register',
  load: () => import('./sign-up-endpoint.ts').then((contract) => contract.signUp.input),
}

/** Null as long as the institute has not published the page. */
export type LegalPaths = { terms: string | null; privacy: string | null }

export function SignUpForm({ terms, privacy }: LegalPaths) {
  const kept = useKept()
  const { apiUrl } = useRootData()
  const typed = useRef({ email: '', password: '' })
  const [isStranded, setStranded] = useState(false)
  const { isChild, ...birthday } = useBirthday()
  // As the server has drawn it, for a page whose script is lost: nobody there knows the age.
  const [isDrawn, setDrawn] = useState(true)
  useEffect(() => setDrawn(false), [])
  const form = useApiForm(lazySignUp, {
    onSuccess: async ({ token }) => {
      void revokeSignUpToken(apiUrl, token)
      // When it works, the guard of the page takes the student on.
      setStranded((await trySignIn(typed.current)) !== null)
    },
  })

  if (form.status === 'success') return <SignUpReady isStranded={isStranded} signIn={kept('/auth/sign-in')} />
  return (
    <>
      <SignHead title="Create an account">
        Already have one? <Link to={kept('/auth/sign-in')}>Sign in</Link>.
      </SignHead>
      <form
        {...form.props}
        onSubmit={(event) => {
          // The form is emptied when it has worked, and the same words sign in.
          const sent = new FormData(event.currentTarget)
          typed.current = { email: String(sent.get('email')).trim(), password: String(sent.get('password')) }
          return form.props.onSubmit(event)
        }}
        aria-label="Create an account"
        className="mt-7 grid gap-7"
      >
        <fieldset>
          <legend className={legend}>The student</legend>
          <FieldGrid isNarrow>
            <TextField {...form.field('name')} label="Full name" autoComplete="name" required maxLength={255} />
            <TextField
              {...form.field('date_of_birth')}
              label="Date of birth"
              type="date"
              autoComplete="bday"
              {...birthday}
              required
            />
            <TextField
              {...form.field('email')}
              label="E-mail"
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              hint="We send one message to confirm it."
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
              hint="Ten digits."
              required
              maxLength={20}
            />
          </FieldGrid>
        </fieldset>
        {(isChild || isDrawn) && (
          <div className={isChild ? undefined : 'hidden noscript:block'}>
            <ParentPart
              title={isChild ? 'A parent, because you are under 18' : 'If you are under 18: a parent'}
              field={form.field}
              isOptional={!isChild}
            />
          </div>
        )}
        <fieldset className="border-t border-line-2 pt-6">
          <legend className={`${legend} float-left w-full`}>Password</legend>
          <NewPasswordFields
            password={form.field('password')}
            repeated={form.field('confirm_password')}
            className="clear-both"
          />
        </fieldset>
        <div className="grid gap-4">
          <Checkbox
            {...form.field('terms')}
            required
            label={
              <>
                I have read the{' '}
                <LegalLink to={terms} isApart>
                  terms of use
                </LegalLink>{' '}
                and{' '}
                <LegalLink to={privacy} isApart>
                  what happens to my data
                </LegalLink>
                .
              </>
            }
          />
          <SubmitButton size="lg" wide pending={form.pending} pendingLabel="Creating your account">
            Create my account
          </SubmitButton>
          <p className="text-xs text-ink-2">
            {isChild
              ? 'Next: a message to your e-mail, and the question to your parent. No calls, no advertising.'
              : 'Next: one message to your e-mail, with a link that confirms the address. You can look around before that.'}
          </p>
        </div>
      </form>
      <GoogleButton>
        By continuing you accept the <LegalLink to={terms}>terms of use</LegalLink> and{' '}
        <LegalLink to={privacy}>what happens to your data</LegalLink>. The date of birth is asked for before your first
        test.
      </GoogleButton>
    </>
  )
}

type LegalLinkProps = { to: string | null; isApart?: boolean; children: string }

/** Only a page that is published is linked. */
function LegalLink({ to, isApart, children }: LegalLinkProps) {
  if (to === null) return children
  if (!isApart) return <Link to={to}>{children}</Link>
  return (
    <Link to={to} target="_blank">
      {children}
      <span className="sr-only"> (opens a new tab)</span>
    </Link>
  )
}

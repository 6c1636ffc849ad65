import { SignFrame, SignWaiting } from '../../features/account/sign-frame.tsx'
import { ForgotPasswordForm } from '../../features/account/sign-in/forgot-password-form.tsx'
import { pageMeta } from '../../platform/head/meta.ts'
import { GuestOnly } from '../../platform/session/guards.tsx'
import type { Route } from './+types/forgot-password'

const title = 'Forgot password'

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta({
    title,
    description: 'Get a link by e-mail to choose a new password.',
    path: location.pathname,
    noindex: true,
    matches,
  })

export default function ForgotPassword() {
  return (
    <SignFrame title={title}>
      <GuestOnly waiting={<SignWaiting title={title} fields={1} />}>
        <ForgotPasswordForm />
      </GuestOnly>
    </SignFrame>
  )
}

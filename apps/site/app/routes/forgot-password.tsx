import { ForgotPasswordForm } from '../account/forgot-password-form.tsx'
import { GuestOnly } from '../account/guards.tsx'
import { SignFrame, SignWaiting } from '../account/sign-frame.tsx'
import { pageMeta } from '../seo/meta.ts'
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

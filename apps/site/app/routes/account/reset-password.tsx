import { SignFrame, SignWaiting } from '../../features/account/sign-frame.tsx'
import { ResetPassword } from '../../features/account/sign-in/reset-password-form.tsx'
import { secretMeta } from '../../platform/head/secret-meta.ts'
import { GuestOnly } from '../../platform/session/guards.tsx'
import type { Route } from './+types/reset-password'

const title = 'Choose a new password'

export const meta: Route.MetaFunction = ({ matches }) =>
  secretMeta({
    title,
    description: 'Choose a new password with the link we mailed you.',
    path: '/auth/reset-password',
    matches,
  })

export default function ResetPasswordPage({ params }: Route.ComponentProps) {
  return (
    <SignFrame title={title} wide>
      <GuestOnly
        waiting={<SignWaiting title={title} fields={3} />}
        signedInNote="You are signed in on this device. Sign out first to use the link for a new password."
      >
        <ResetPassword key={params.token} token={params.token} />
      </GuestOnly>
    </SignFrame>
  )
}

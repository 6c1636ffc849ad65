import { GuestOnly } from '../account/guards.tsx'
import { ResetPassword } from '../account/reset-password-form.tsx'
import { SignFrame, SignWaiting } from '../account/sign-frame.tsx'
import { pageMeta } from '../seo/meta.ts'
import type { Route } from './+types/reset-password'

const title = 'Choose a new password'

export const meta: Route.MetaFunction = ({ matches }) => [
  // The address holds a secret: it is neither repeated in the head nor told to another site.
  ...pageMeta({
    title,
    description: 'Choose a new password with the link we mailed you.',
    path: '/auth/reset-password',
    noindex: true,
    matches,
  }),
  { name: 'referrer', content: 'no-referrer' },
]

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

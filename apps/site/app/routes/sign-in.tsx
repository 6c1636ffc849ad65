import { GuestOnly } from '../account/guards.tsx'
import { SignFrame, SignWaiting } from '../account/sign-frame.tsx'
import { SignInForm } from '../account/sign-in-form.tsx'
import { pageMeta } from '../seo/meta.ts'
import type { Route } from './+types/sign-in'

const title = 'Sign in'

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta({
    title,
    description: 'Sign in to see your tests, courses and details.',
    path: location.pathname,
    noindex: true,
    matches,
  })

export default function SignIn() {
  return (
    <SignFrame title={title}>
      <GuestOnly waiting={<SignWaiting title={title} fields={2} />}>
        <SignInForm />
      </GuestOnly>
    </SignFrame>
  )
}

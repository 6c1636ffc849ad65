import { SignFrame, SignWaiting } from '../../features/account/sign-frame.tsx'
import { SignInForm } from '../../features/account/sign-in/sign-in-form.tsx'
import { pageMeta } from '../../platform/head/meta.ts'
import { appPage } from '../../platform/navigation/app-paths.ts'
import { GuestOnly } from '../../platform/session/guards.tsx'
import type { Route } from './+types/sign-in'

export const handle = appPage

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

import { Complete } from '../../features/account/profile/complete.tsx'
import { SignFrame, SignWaiting } from '../../features/account/sign-frame.tsx'
import { pageMeta } from '../../platform/head/meta.ts'
import { AuthOnly } from '../../platform/session/guards.tsx'
import type { Route } from './+types/profile-complete'

const title = 'Before you start'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title,
    description: 'What we must know before a first test or application.',
    path: '/profile/complete',
    noindex: true,
    matches,
  })

/** Where a call that answers `needs` leads; `?redirect=` is where the student wanted to go. */
export default function ProfileComplete() {
  return (
    <SignFrame title={title} wide>
      <AuthOnly waiting={<SignWaiting title={title} fields={3} />}>
        <Complete />
      </AuthOnly>
    </SignFrame>
  )
}

import { Complete } from '../account/complete.tsx'
import { AuthOnly } from '../account/guards.tsx'
import { SignFrame, SignWaiting } from '../account/sign-frame.tsx'
import { pageMeta } from '../seo/meta.ts'
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

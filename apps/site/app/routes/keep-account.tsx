import { KeepAccount } from '../account/keep-account.tsx'
import { SignFrame } from '../account/sign-frame.tsx'
import { pageMeta } from '../seo/meta.ts'
import type { Route } from './+types/keep-account'

const title = 'Keep your account'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta({
    title,
    description: 'Call the deletion of an account off.',
    path: '/keep-account',
    noindex: true,
    matches,
  }),
  // The address holds a secret.
  { name: 'referrer', content: 'no-referrer' },
]

export default function KeepAccountPage({ params }: Route.ComponentProps) {
  return (
    <SignFrame title={title}>
      <KeepAccount key={params.token} token={params.token} />
    </SignFrame>
  )
}

import { AccountFrame } from '../../features/account/account-frame.tsx'
import { ChildHome } from '../../features/account/children/child-home.tsx'
import { OverviewWaiting } from '../../features/account/overview-waiting.tsx'
import { pageMeta } from '../../platform/head/meta.ts'
import type { Route } from './+types/child'

const title = 'Your child'

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta({
    title,
    description: 'Marks, letters, next tests and fees of your child.',
    path: location.pathname,
    noindex: true,
    matches,
  })

export default function Child({ params }: Route.ComponentProps) {
  return (
    <AccountFrame
      title={title}
      trail={[['My account', '/profile'], [title]]}
      partOf="/profile"
      waiting={<OverviewWaiting />}
    >
      <ChildHome key={params.id} id={params.id} />
    </AccountFrame>
  )
}

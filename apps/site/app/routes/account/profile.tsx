import { AccountFrame } from '../../features/account/account-frame.tsx'
import { OverviewWaiting } from '../../features/account/overview-waiting.tsx'
import { useGreeting } from '../../features/account/student/greeting.tsx'
import { Overview } from '../../features/account/student/overview.tsx'
import { pageMeta } from '../../platform/head/meta.ts'
import type { Route } from './+types/profile'

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta({
    title: 'My account',
    description: 'What is next for you: tests, results, courses, your application and payments.',
    path: location.pathname,
    noindex: true,
    matches,
  })

export default function Profile() {
  const greeting = useGreeting()
  return (
    <AccountFrame title={greeting} waiting={<OverviewWaiting />}>
      <Overview />
    </AccountFrame>
  )
}

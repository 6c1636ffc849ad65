import { EnrolledFrame } from '../../features/account/student/enrolled-frame.tsx'
import { MyTests } from '../../features/account/student/my-tests.tsx'
import { pageMeta } from '../../platform/head/meta.ts'
import type { Route } from './+types/test-enrolled'

const title = 'My tests'

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta({
    title,
    description: 'Your tests and where each of them stands.',
    path: location.pathname,
    noindex: true,
    matches,
  })

export default function TestsEnrolled() {
  return (
    <EnrolledFrame title={title}>
      <MyTests />
    </EnrolledFrame>
  )
}

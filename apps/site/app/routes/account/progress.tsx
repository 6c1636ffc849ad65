import { Progress } from '../../features/account/progress/progress.tsx'
import { EnrolledFrame } from '../../features/account/student/enrolled-frame.tsx'
import { pageMeta } from '../../platform/head/meta.ts'
import type { Route } from './+types/progress'

const title = 'Progress'

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta({
    title,
    description: 'Your results test by test, your goal and your topics.',
    path: location.pathname,
    noindex: true,
    matches,
  })

export default function ProgressPage() {
  return (
    <EnrolledFrame title={title}>
      <Progress />
    </EnrolledFrame>
  )
}

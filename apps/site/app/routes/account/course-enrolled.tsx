import { AccountFrame } from '../../features/account/account-frame.tsx'
import { EnrolledWaiting } from '../../features/account/student/enrolled-list.tsx'
import { MyCourses } from '../../features/account/student/my-courses.tsx'
import { pageMeta } from '../../platform/head/meta.ts'
import { appPage } from '../../platform/navigation/app-paths.ts'
import type { Route } from './+types/course-enrolled'

export const handle = appPage

const title = 'My courses'

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta({
    title,
    description: 'Your courses and where each of them stands.',
    path: location.pathname,
    noindex: true,
    matches,
  })

export default function CoursesEnrolled() {
  return (
    <AccountFrame
      title={title}
      waiting={
        <div className="wrap pt-opening-2 pb-section">
          <EnrolledWaiting />
        </div>
      }
    >
      <MyCourses />
    </AccountFrame>
  )
}

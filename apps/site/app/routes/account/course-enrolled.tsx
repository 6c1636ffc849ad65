import { EnrolledFrame } from '../../features/account/student/enrolled-frame.tsx'
import { MyCourses } from '../../features/account/student/my-courses.tsx'
import { pageMeta } from '../../platform/head/meta.ts'
import type { Route } from './+types/course-enrolled'

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
    <EnrolledFrame title={title}>
      <MyCourses />
    </EnrolledFrame>
  )
}

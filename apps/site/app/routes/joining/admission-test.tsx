import { TestView, TestWaiting } from '../../features/admission/online-test/test-view.tsx'
import { pageMeta } from '../../platform/head/meta.ts'
import { AuthOnly } from '../../platform/session/guards.tsx'
import type { Route } from './+types/admission-test'

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta({
    title: 'Admission test',
    description: 'The aptitude test of your application: when it opens, its rules, and how to start.',
    path: location.pathname,
    noindex: true,
    matches,
  })

export default function AdmissionTest({ params: { slug } }: Route.ComponentProps) {
  return (
    <AuthOnly waiting={<TestWaiting />}>
      <TestView slug={slug} />
    </AuthOnly>
  )
}

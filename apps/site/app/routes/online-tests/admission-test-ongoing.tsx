import { ExamPage } from '../../features/online-tests/exam/start/exam-page.tsx'
import { pageMeta } from '../../platform/head/meta.ts'
import type { Route } from './+types/admission-test-ongoing'

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta({ title: 'Admission test', description: 'A running test.', path: location.pathname, noindex: true, matches })

export default function AdmissionTestOngoing() {
  return <ExamPage />
}

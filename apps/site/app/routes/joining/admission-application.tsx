import { ApplicationView, ApplicationWaiting } from '../../features/admission/application/application-view.tsx'
import { pageMeta } from '../../platform/head/meta.ts'
import { AuthOnly } from '../../platform/session/guards.tsx'
import { PageBanner } from '../../ui/layout/page-banner.tsx'
import type { Route } from './+types/admission-application'

const title = 'Your application'
const trail = [['Admission', '/admission'], [title]] as const

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta({
    title,
    description: 'Your registration for the aptitude test: the fee, the hall ticket, the test and the result.',
    path: location.pathname,
    noindex: true,
    matches,
  })

export default function AdmissionApplication() {
  return (
    <>
      <PageBanner title={title} trail={trail} arcs={false} />
      <noscript>
        <p className="wrap py-8">
          Your application needs JavaScript. Turn it on in your browser, then load the page again.
        </p>
      </noscript>
      <AuthOnly waiting={<ApplicationWaiting />}>
        <ApplicationView />
      </AuthOnly>
    </>
  )
}

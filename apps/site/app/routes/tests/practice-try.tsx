import { TrialRun } from '../../features/tests/practice/trial-run.tsx'
import { pageMeta } from '../../platform/head/meta.ts'
import { appPage } from '../../platform/navigation/app-paths.ts'
import { PageBanner } from '../../ui/layout/page-banner.tsx'
import type { Route } from './+types/practice-try'

export const handle = appPage

const title = 'Five questions'
const lead = 'No account needed. The answer and the working come at once.'

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta({ title, description: lead, path: location.pathname, noindex: true, matches })

export default function PracticeTry() {
  return (
    <>
      <PageBanner title={title} lead={lead} trail={[['Practice', '/practice'], [title]]} arcs={false} />
      <TrialRun />
    </>
  )
}

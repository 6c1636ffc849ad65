import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { Skeleton, SkeletonLines } from '@northlight/ui/kit/skeleton.tsx'
import { TryAgainLine } from '@northlight/ui/kit/try-again-line.tsx'
import { testPath } from '../../../platform/paths/paths.ts'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { PageBanner } from '../../../ui/layout/page-banner.tsx'
import { DeviceReady } from '../../online-tests/catalogue/device-ready.tsx'
import { HallRules } from '../../online-tests/catalogue/hall-rules.tsx'
import { PaperFacts } from '../../online-tests/catalogue/paper-facts.tsx'
import { applicationPath } from '../paths.ts'
import { AdmissionStart } from './admission-start.tsx'
import { useAdmissionTest } from './use-admission-test.ts'

const trailTo = (name: string) => [['Admission', '/admission'], ['Your application', applicationPath], [name]] as const
const grid = 'wrap grid gap-x-columns-2 gap-y-10 pt-opening pb-section menu:grid-cols-[minmax(0,1fr)_22.5rem]'

export function TestWaiting() {
  return (
    <>
      <PageBanner title="Admission test" trail={trailTo('Admission test')} tagline="Admission test" arcs={false} />
      <div className={grid}>
        <SkeletonLines lines={12} className="max-menu:order-2" />
        <Skeleton className="h-72 w-full" />
      </div>
    </>
  )
}

/** The test of an application at home: what awaits, when, and the way in. */
export function TestView({ slug }: { slug: string }) {
  const call = useAdmissionTest(slug)
  const path = testPath(slug, true)
  if (call.status === 'loading') return <TestWaiting />
  if (call.status === 'failed' || call.value === null)
    return (
      <>
        <PageBanner title="Admission test" trail={trailTo('Admission test')} arcs={false} />
        <div className="wrap min-h-96 py-section">
          {call.status === 'failed' ? (
            <TryAgainLine retry={call.retry} />
          ) : (
            <EmptyState
              title="This test is not open to you"
              action={<ButtonLink to={applicationPath}>See your application</ButtonLink>}
            >
              <p>It is only for paid applications for the test at home, and for the class named in the application.</p>
            </EmptyState>
          )}
        </div>
      </>
    )
  const { test, instructions } = call.value
  return (
    <>
      <PageBanner
        title={test.name}
        trail={trailTo(test.name)}
        tagline="Admission test"
        lead={test.short_description}
        arcs={false}
      />
      <div className={grid}>
        <div className="min-w-0 max-menu:order-2">
          <PaperFacts paper={instructions} />
          <HallRules isTimed={test.is_timer_active} />
          <DeviceReady />
        </div>
        <AdmissionStart found={call.value} path={path} />
      </div>
    </>
  )
}

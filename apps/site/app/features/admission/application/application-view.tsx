import { stateNames } from '@northlight/contract/admissions/states'
import { shownDate, shownTime } from '@northlight/contract/dates'
import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { Skeleton, SkeletonLines } from '@northlight/ui/kit/skeleton.tsx'
import { TextButton } from '@northlight/ui/kit/text-button.tsx'
import { TryAgainLine } from '@northlight/ui/kit/try-again-line.tsx'
import { lazy, Suspense, useState } from 'react'
import { fetchFile } from '../../../platform/build-check/fetch-file.ts'
import { useRootData } from '../../../platform/institute/root-data.ts'
import { PrintButton } from '../../../ui/controls/print-button.tsx'
import { applicationPath, registrationPath } from '../paths.ts'
import { Box } from './box.tsx'
import { Filled } from './facts.tsx'
import { NextStep } from './next-step.tsx'
import { NoApplication } from './no-application.tsx'
import { ResultSection } from './result-section.tsx'
import { SittingSection } from './sitting-section.tsx'
import { Timeline } from './timeline.tsx'
import { type Info, useApplication } from './use-application.ts'

const ChangeDialog = lazy(() =>
  fetchFile(() => import('./change-dialog.tsx')).then((module) => ({ default: module.ChangeDialog })),
)
const WithdrawDialog = lazy(() =>
  fetchFile(() => import('./withdraw-dialog.tsx')).then((module) => ({ default: module.WithdrawDialog })),
)

const grid =
  'wrap grid grid-cols-1 items-start gap-x-columns-3 gap-y-10 pt-opening pb-section menu:grid-cols-[minmax(0,1fr)_300px]'

export function ApplicationWaiting() {
  return (
    <div className={grid}>
      <div className="grid gap-8">
        <Skeleton className="h-56 w-full" />
        <SkeletonLines lines={6} />
      </div>
      <SkeletonLines lines={6} />
    </div>
  )
}

/** The family's own application, from registering to the seat. */
export function ApplicationView() {
  const call = useApplication()
  if (call.status === 'loading') return <ApplicationWaiting />
  if (call.status === 'failed')
    return (
      <div className="wrap min-h-96 py-section">
        <TryAgainLine retry={call.retry} />
      </div>
    )
  if (call.value === null) return <NoApplication />
  return <Shown info={call.value} onChange={call.refresh} />
}

function Shown({ info, onChange }: { info: Info; onChange: () => unknown }) {
  const { application } = info
  const { siteUrl } = useRootData()
  const [open, setOpen] = useState<'sitting' | 'withdraw' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className={grid}>
      <div className="grid min-w-0 gap-10">
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <b className="font-serif text-h3 font-medium figures">{application.number}</b>
          <span className="text-ink-2">
            {stateNames[application.state]} · admission {application.season}
          </span>
        </p>
        <ResultSection result={application.result} test={application.test} />
        {application.can.apply_again && application.state !== 'withdrawn' && (
          <Box title="A new year has begun">
            <p>This application was for {application.season}. You can apply again and take the test again.</p>
            <p data-noprint>
              <ButtonLink to={registrationPath}>Apply again</ButtonLink>
            </p>
          </Box>
        )}
        <NextStep info={info} onChange={onChange} onChooseSitting={() => setOpen('sitting')} />
        <SittingSection
          application={application}
          pageUrl={`${siteUrl}${applicationPath}`}
          onChange={() => setOpen('sitting')}
        />
        <section aria-labelledby="filled">
          <h2 id="filled" className="mb-3 text-h3">
            Your details
          </h2>
          <Filled info={info} />
          {application.can.withdraw && application.refunds_until && (
            <p className="mt-4 max-w-brief text-sm text-ink-2">
              {application.refunds_on_withdrawal && application.attention === null
                ? `If you withdraw by ${shownDate(application.refunds_until)}, ${shownTime(application.refunds_until)}, the whole fee is refunded.`
                : application.attention === null && 'The fee can no longer be refunded: the test is too near.'}
            </p>
          )}
          <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 text-sm" data-noprint>
            <PrintButton>Print</PrintButton>
            {application.can.withdraw && (
              <TextButton onClick={() => setOpen('withdraw')}>Withdraw the application</TextButton>
            )}
          </div>
        </section>
      </div>
      <section aria-labelledby="way" className="border-t border-line-2 pt-5 menu:sticky menu:top-6">
        <h2 id="way" className="mb-4 text-h4">
          Progress so far
        </h2>
        <Timeline application={application} />
      </section>
      <Suspense fallback={null}>
        {open === 'sitting' && (
          <ChangeDialog
            application={application}
            schoolClass={info.enrollmentForm.class}
            onClose={close}
            onChanged={onChange}
          />
        )}
        {open === 'withdraw' && <WithdrawDialog application={application} onClose={close} onDone={onChange} />}
      </Suspense>
    </div>
  )
}

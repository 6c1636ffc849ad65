import { SkeletonLines } from '@northlight/ui/kit/skeleton.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { lazy, Suspense, useEffect } from 'react'
import { fetchFile } from '../../../platform/build-check/fetch-file.ts'
import { NearPart } from '../../../platform/loading/near-part.tsx'
import { lazyPart } from '../../../platform/loading/part.tsx'
import { PageBanner } from '../../../ui/layout/page-banner.tsx'
import { StepChart } from '../enquiry/step-chart.tsx'
import type { Draft } from './draft.ts'
import { registrationSteps } from './fields.ts'
import type { RegistrationData } from './registration-data.ts'
import { loadCheck, StepsForm } from './steps-form.tsx'
import { useRegistration } from './use-registration.ts'
import { WithoutScript } from './without-script.tsx'

// Beside the form, and on a phone below it.
const side = lazyPart(() => import('./side.tsx').then((part) => part.RegistrationSide))

// Paying is fetched while the first screens are being filled.
const loadPay = () => fetchFile(() => import('./pay-part.tsx'))
const PayPart = lazy(() => loadPay().then((module) => ({ default: module.PayPart })))

const box =
  'rounded-lg border border-line bg-white p-[clamp(20px,4vw,48px)] max-md:-mx-gutter max-md:rounded-none max-md:border-x-0 max-md:px-gutter'

type Props = { data: RegistrationData; draft: Draft; chosen: string | null; onForget: () => void }

/** The page of a registration: how far it is, the form or the payment after it, and what stands beside them. */
export function RegistrationForm({ data, draft, chosen, onForget }: Props) {
  const { say, stored } = useWords()
  const trail = [[say('Admission'), '/admission'], [say('Registration')]] as const
  const titles = registrationSteps.map(({ title }) => stored(title))
  const registration = useRegistration(draft, chosen)
  const { step, registered, sitting, values } = registration
  const forget = () => {
    registration.goTo(0)
    onForget()
  }
  useEffect(() => {
    if (step === 0) return
    // Asked for again when it is needed.
    void loadCheck().catch(() => undefined)
    void loadPay().catch(() => undefined)
  }, [step])
  return (
    <>
      <PageBanner title={say('Register for the test')} trail={trail} lead={<Stored text={data.title} />} arcs={false}>
        <StepChart titles={titles} current={registered ? 4 : step} onGo={registered ? undefined : registration.goTo} />
      </PageBanner>
      <div className="wrap grid grid-cols-1 items-start gap-x-columns-3 gap-y-10 pb-section md:pt-opening menu:grid-cols-[minmax(0,1fr)_368px]">
        {registered ? (
          <div className={box}>
            <Suspense fallback={<SkeletonLines lines={6} />}>
              <PayPart registered={registered} />
            </Suspense>
          </div>
        ) : (
          <div className={box}>
            <noscript>{import.meta.env.SSR && <WithoutScript />}</noscript>
            <StepsForm
              registration={registration}
              data={data}
              className="[@media(scripting:none)]:hidden"
              onForget={forget}
            />
          </div>
        )}
        <NearPart
          part={side}
          props={{
            ...{ data, values, sitting },
            schoolClass: registration.student.schoolClass,
            program: registration.test.program,
          }}
          waiting={<SkeletonLines lines={8} />}
        />
      </div>
    </>
  )
}

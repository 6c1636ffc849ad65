import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { lazy, Suspense, useEffect } from 'react'
import { fetchFile } from '../../../platform/build-check/fetch-file.ts'
import { lazyPart, Part } from '../../../platform/loading/part.tsx'
import { PageBanner } from '../../../ui/layout/page-banner.tsx'
import { SkeletonLines } from '../../../ui/layout/skeleton.tsx'
import { Progress } from '../enquiry/progress.tsx'
import { StepFrame } from '../enquiry/step-frame.tsx'
import { daysOf, feeOf } from '../sittings/sitting-words.ts'
import type { Draft } from './draft.ts'
import { registrationLabels, registrationSteps } from './fields.ts'
import { ParentsPart } from './parents-part.tsx'
import type { RegistrationData } from './registration-data.ts'
import { StepActions } from './step-actions.tsx'
import { StudentPart } from './student-part.tsx'
import { TestPart } from './test-part.tsx'
import { useRegistration } from './use-registration.ts'

// Comes with the first mistake, whose own line is already beside the field.
const summary = lazyPart(() => import('../../../ui/fields/error-summary.tsx').then((part) => part.ErrorSummary))

// Beside the form, and on a phone below it.
const side = lazyPart(() => import('./side.tsx').then((part) => part.RegistrationSide))

// The last two screens are fetched while the first are being filled.
const loadCheck = () => fetchFile(() => import('./check-part.tsx'))
const loadPay = () => fetchFile(() => import('./pay-part.tsx'))
const CheckPart = lazy(() => loadCheck().then((module) => ({ default: module.CheckPart })))
const PayPart = lazy(() => loadPay().then((module) => ({ default: module.PayPart })))

const box =
  'rounded-lg border border-line bg-white p-[clamp(20px,4vw,48px)] max-md:-mx-gutter max-md:rounded-none max-md:border-x-0 max-md:px-gutter'

type Props = { data: RegistrationData; draft: Draft; chosen: string | null; onForget: () => void }

export function RegistrationForm({ data, draft, chosen, onForget }: Props) {
  const { language, say, stored } = useWords()
  const trail = [[say('Admission'), '/admission'], [say('Registration')]] as const
  const titles = registrationSteps.map(({ title }) => stored(title))
  const registration = useRegistration(draft, chosen)
  const { form, step, field, heading, errors, registered, sitting, values } = registration
  useEffect(() => {
    if (step === 0) return
    // Asked for again when it is needed.
    void loadCheck().catch(() => undefined)
    void loadPay().catch(() => undefined)
  }, [step])
  const frame = { current: step, heading }
  const name = typeof values.name === 'string' ? values.name : ''
  const shown =
    registration.isLast && sitting
      ? {
          ...values,
          sitting: [daysOf(sitting, { say, language }), stored(sitting.slot), stored(sitting.centre)].join(', '),
        }
      : values
  return (
    <>
      <PageBanner title={say('Register for the test')} trail={trail} lead={<Stored text={data.title} />} arcs={false}>
        <Progress titles={titles} current={registered ? 4 : step} onGo={registered ? undefined : registration.goTo} />
      </PageBanner>
      <div className="wrap grid items-start gap-x-[clamp(32px,4vw,72px)] gap-y-10 pb-section md:pt-[clamp(2rem,1.5rem+2vw,3.5rem)] menu:grid-cols-[minmax(0,1fr)_368px]">
        {registered ? (
          <div className={box}>
            <Suspense fallback={<SkeletonLines lines={6} />}>
              <PayPart registered={registered} />
            </Suspense>
          </div>
        ) : (
          <form {...form.props} className={box}>
            {errors.length > 0 && (
              <div className="mb-8">
                <Part
                  part={summary}
                  props={{
                    attempt: registration.attempt,
                    errors: errors.map((name) => ({
                      name,
                      message: form.errors[name]?.[0] ?? say(registrationLabels[name]),
                    })),
                  }}
                />
              </div>
            )}
            <StepFrame
              {...frame}
              index={0}
              title={say('Student')}
              lead={say(
                'The student who will take the test. It takes ten minutes, and you can stop and continue later.',
              )}
            >
              <StudentPart
                field={field}
                classes={data.classes}
                {...registration.student}
                isAddressKnown={registration.isAddressKnown}
                isClosed={registration.sittings.value?.sittings.length === 0}
              />
            </StepFrame>
            <StepFrame
              {...frame}
              index={1}
              title={say('Parents')}
              lead={say(
                'One parent or guardian is enough. We call this person, and only this person, about the test and the seat.',
              )}
            >
              <ParentsPart
                field={field}
                consent={registration.sittings.value?.consent}
                privacyPage={data.privacyPage}
                studentName={name}
                retry={registration.sittings.status === 'failed' ? registration.sittings.retry : undefined}
              />
            </StepFrame>
            <StepFrame
              {...frame}
              index={2}
              title={say('Programme and test')}
              lead={say('The programme you want to join, and your test date.')}
            >
              <TestPart
                field={field}
                programmes={data.programmes}
                schoolClass={registration.student.schoolClass}
                sittings={registration.sittings}
                fitting={registration.fitting}
                {...registration.test}
              />
            </StepFrame>
            <StepFrame
              {...frame}
              index={3}
              title={say('Check')}
              lead={say('Read it once more. Every line can still be changed.')}
            >
              {registration.isLast && (
                <Suspense fallback={<SkeletonLines lines={8} />}>
                  <CheckPart field={field} values={shown} isGuest={registration.isGuest} onChange={registration.goTo} />
                </Suspense>
              )}
            </StepFrame>
            <StepActions
              step={step}
              isLast={registration.isLast}
              pending={form.pending}
              fee={feeOf(sitting?.fee_paise ?? data.feePaise)}
              isKept={registration.isKept}
              onBack={() => registration.goTo(step - 1)}
              onNext={registration.next}
              onForget={onForget}
            />
          </form>
        )}
        <Part
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

import { SkeletonLines } from '@northlight/ui/kit/skeleton.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { lazy, Suspense } from 'react'
import { fetchFile } from '../../../platform/build-check/fetch-file.ts'
import { lazyPart, Part } from '../../../platform/loading/part.tsx'
import { StepFrame } from '../enquiry/step-frame.tsx'
import { daysOf, feeOf } from '../sittings/sitting-words.ts'
import { registrationLabels } from './fields.ts'
import { ParentsPart } from './parents-part.tsx'
import type { RegistrationData } from './registration-data.ts'
import { StepActions } from './step-actions.tsx'
import { StudentPart } from './student-part.tsx'
import { TestPart } from './test-part.tsx'
import type { useRegistration } from './use-registration.ts'

// Comes with the first mistake, whose own line is already beside the field.
const summary = lazyPart(() => import('@northlight/ui/kit/error-summary.tsx').then((part) => part.ErrorSummary))

/** The last screen is fetched while the first are being filled. */
export const loadCheck = () => fetchFile(() => import('./check-part.tsx'))
const CheckPart = lazy(() => loadCheck().then((module) => ({ default: module.CheckPart })))

type Props = {
  registration: ReturnType<typeof useRegistration>
  data: RegistrationData
  className: string
  onForget: () => void
}

/** The four steps of a registration as one form, and what went wrong above them. */
export function StepsForm({ registration, data, className, onForget }: Props) {
  const { language, say, stored } = useWords()
  const { form, step, field, heading, errors, sitting, values } = registration
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
    <form {...form.props} className={className}>
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
        lead={say('The student who will take the test. It takes ten minutes, and you can stop and continue later.')}
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
        isChecking={registration.isChecking}
        fee={feeOf(sitting?.fee_paise ?? data.feePaise)}
        isKept={registration.isKept}
        onBack={() => registration.goTo(step - 1)}
        onNext={registration.next}
        onForget={onForget}
      />
    </form>
  )
}

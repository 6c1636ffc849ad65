import { Icon } from '@northlight/ui/kit/icon.tsx'
import { cloudIcon } from '@northlight/ui/kit/icons.ts'
import { SkeletonLines } from '@northlight/ui/kit/skeleton.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useEffect } from 'react'
import type { Draft } from '../../../platform/forms/draft-store.ts'
import { lazyPart, Part } from '../../../platform/loading/part.tsx'
import type { Trail } from '../../../ui/controls/breadcrumb.tsx'
import { PageBanner } from '../../../ui/layout/page-banner.tsx'
import type { EnquiryData } from './enquiry-data.ts'
import { EnquirySide } from './enquiry-side.tsx'
import { FamilyStep } from './family-step.tsx'
import { FormActions } from './form-actions.tsx'
import { PlaceStep } from './place-step.tsx'
import { StepChart } from './step-chart.tsx'
import { StepFrame } from './step-frame.tsx'
import { type FieldName, fieldLabels } from './steps.ts'
import { StudentStep } from './student-step.tsx'
import { useEnquiry } from './use-enquiry.ts'

// Comes with the first mistake, whose own line is already beside the field.
const summary = lazyPart(() => import('@northlight/ui/kit/error-summary.tsx').then((part) => part.ErrorSummary))

// The last two screens are fetched while the first are being filled.
const checkStep = lazyPart(() => import('./check-step.tsx').then((part) => part.CheckStep<FieldName>))
const receipt = lazyPart(() => import('./receipt.tsx').then((part) => part.Receipt))

/** What was chosen, as its button says it. */
const printed = ({ sibling_occupation: work, ...values }: Record<string, unknown>) => ({
  ...values,
  sibling_occupation: work === 'studying' ? 'Studying' : work === 'working' ? 'Working' : undefined,
})

export type EnquiryFormProps = { title: string; trail: Trail; lead: string; data: EnquiryData; draft: Draft }

export function EnquiryForm({ title, trail, lead, data, draft }: EnquiryFormProps) {
  const { say } = useWords()
  const enquiry = useEnquiry(data, draft)
  const { form, step, steps, field, heading, errors } = enquiry
  useEffect(() => {
    if (step === 0) return
    void checkStep.load()
    void receipt.load()
  }, [step])
  if (form.status === 'success' && form.result)
    return (
      <>
        <PageBanner title={title} trail={trail} arcs={false} />
        <div className="wrap pt-10 pb-section *:max-w-180">
          {/* A page begun anew, so that nothing of the first student is left in it. */}
          <Part
            part={receipt}
            props={{ form: form.result.admissionForm, onAgain: () => location.reload() }}
            waiting={<p role="status">{say('We have your application. The receipt is on its way.')}</p>}
          />
        </div>
      </>
    )
  const frame = { current: step, heading }
  return (
    <>
      <PageBanner title={title} trail={trail} lead={lead} arcs={false}>
        <StepChart titles={steps.map((one) => say(one.title))} current={step} onGo={enquiry.goTo} />
      </PageBanner>
      <div className="wrap grid grid-cols-1 items-start gap-x-columns-3 gap-y-10 pb-section md:pt-opening menu:grid-cols-[minmax(0,1fr)_368px]">
        <form
          {...form.props}
          className="rounded-lg border border-line bg-white p-[clamp(20px,4vw,48px)] max-md:-mx-gutter max-md:rounded-none max-md:border-x-0 max-md:px-gutter"
        >
          {errors.length > 0 && (
            <div className="mb-8">
              <Part
                part={summary}
                props={{
                  attempt: enquiry.attempt,
                  errors: errors.map((name) => ({ name, message: form.errors[name]?.[0] ?? say(fieldLabels[name]) })),
                }}
              />
            </div>
          )}
          <StepFrame {...frame} index={0} title={say('Student')} lead={say('As on the marks card.')}>
            <StudentStep field={field} data={data} {...enquiry.student} />
          </StepFrame>
          <StepFrame
            {...frame}
            index={1}
            title={say('Family')}
            lead={say('One parent or guardian, named in full, is enough. Leave the other one empty if you like.')}
          >
            <FamilyStep field={field} {...enquiry.family} />
          </StepFrame>
          <StepFrame
            {...frame}
            index={2}
            title={say('Centre and batch')}
            lead={say('Where you would like to study, and the last marks card as a picture.')}
          >
            <PlaceStep field={field} data={data} {...enquiry.place} progress={form.progress} />
          </StepFrame>
          <StepFrame
            {...frame}
            index={3}
            title={say('Check and send')}
            lead={say('Read it once more. Every line can still be changed.')}
          >
            {enquiry.isLast && (
              <Part
                part={checkStep}
                props={{ steps, labels: fieldLabels, values: printed(enquiry.values), onChange: enquiry.goTo }}
                waiting={<SkeletonLines lines={8} />}
              />
            )}
          </StepFrame>
          <FormActions
            step={step}
            steps={steps}
            pending={form.pending}
            isChecking={enquiry.isChecking}
            progress={form.progress}
            privacyPage={data.privacyPage}
            consentVersion={data.consentVersion}
            isConsentMissing={enquiry.isConsentMissing}
            onBack={() => enquiry.goTo(step - 1)}
            onNext={enquiry.next}
          />
          {enquiry.isKept && (
            <p role="status" className="mt-4 flex gap-2 text-xs text-ink-2">
              <Icon path={cloudIcon} size={16} className="text-leaf" />
              {say('Kept in this tab until you close it, without the Aadhaar number and the file.')}
            </p>
          )}
        </form>
        <EnquirySide fees={enquiry.fees} centre={enquiry.place.centre} />
      </div>
    </>
  )
}

import type { requestCallback } from '@northlight/contract/enquiries/leads'
import { shownMoney } from '@northlight/contract/money'
import { PhoneIcon } from '@northlight/ui/icons/phone.tsx'
import { useRef, useState } from 'react'
import { PersonFields } from '../../../platform/forms/person-fields.tsx'
import { NextSteps, SentPanel } from '../../../platform/forms/sent-panel.tsx'
import { type LazyEndpoint, useApiForm } from '../../../platform/forms/use-api-form.ts'
import { telephoneLink } from '../../../platform/institute/institute.ts'
import { island } from '../../../platform/islands/island.tsx'
import { lazyPart, Part } from '../../../platform/loading/part.tsx'
import { Button, SubmitButton } from '../../../ui/controls/button.tsx'
import { buttonClass } from '../../../ui/controls/button-look.ts'
import { Link } from '../../../ui/controls/link.tsx'
import type { CourseData } from './course-data.ts'
import { isOpen } from './is-open.ts'
import { PayChoice } from './pay-choice.tsx'

const lazyRequest: LazyEndpoint<typeof requestCallback> = {
  path: '/course/{course_slug}/branch/{branch_slug}/request',
  load: () => import('@northlight/contract/enquiries/leads').then(({ LeadInput }) => LeadInput),
}

// Paying is fetched when somebody wants to pay; most visitors only read.
const enrolFlow = lazyPart(() => import('../enrol/enrol-flow.tsx').then((part) => part.EnrolFlow))

/** The ways into a course: pay and confirm the seat, or ask for a call first. */
function CallbackFormView({ course, branch, detail }: Pick<CourseData, 'course' | 'branch' | 'detail'>) {
  const [typed, setTyped] = useState<Record<string, string>>()
  const fee = isOpen(detail) ? detail.fee.discounted_amount_paise : undefined
  const parts = fee !== undefined ? (detail?.fee_plan ?? null) : null
  const [pay, setPay] = useState<'full' | 'parts'>('full')
  // The number of the order a visitor was given: with it they go on, and nobody without it can.
  const order = useRef<string>(undefined)
  const now = pay === 'parts' ? (parts?.[0]?.amount_paise ?? fee) : fee
  const form = useApiForm(lazyRequest, {
    params: { course_slug: course.slug, branch_slug: branch.slug },
    thanks: 'Thank you. We will call you about this course.',
  })
  if (typed && fee !== undefined)
    return (
      <Part
        part={enrolFlow}
        props={{ course, branch, pay, amountPaise: now ?? fee, order, typed, onBack: () => setTyped(undefined) }}
        waiting={<p className="mt-5 min-h-96 text-sm text-ink-2">One moment …</p>}
      />
    )
  if (form.status === 'success' && form.result)
    return (
      <SentPanel title={`Thank you, ${form.result.courseRequestForm.name}`} onAgain={form.again} className="mt-5">
        <p>
          We will call {form.result.courseRequestForm.phone} about {course.name} at {branch.name}.
        </p>
        <NextSteps steps={whatFollows(branch)} />
      </SentPanel>
    )
  const request = (
    <>
      <PersonFields field={form.field} />
      <SubmitButton
        variant={fee === undefined ? 'primary' : 'line'}
        size="lg"
        wide
        pending={form.pending}
        pendingLabel="Sending"
      >
        <PhoneIcon size={18} />
        Request a call-back
      </SubmitButton>
    </>
  )
  return (
    <form {...form.props} aria-labelledby="enrol-heading" className="mt-5 grid gap-4" data-noprint>
      <div>
        <h2 id="enrol-heading" className="font-sans text-md leading-[1.4] font-semibold tracking-normal">
          {fee !== undefined
            ? 'Enrol, or request a call-back'
            : detail
              ? 'This batch is full'
              : 'Ask about this course'}
        </h2>
        {fee === undefined && (
          <p className="mt-1 text-sm text-ink-2">
            {`Leave your number and we will call you${detail ? ' when a seat comes free or the next batch opens' : ''}. Nothing is paid here.`}
          </p>
        )}
      </div>
      {fee !== undefined && parts && <PayChoice fee={fee} parts={parts} value={pay} onChange={setPay} />}
      {fee === undefined ? (
        request
      ) : (
        <>
          <Button
            size="lg"
            wide
            onClick={({ currentTarget }) =>
              setTyped(Object.fromEntries(new FormData(currentTarget.form ?? undefined)) as Record<string, string>)
            }
          >
            {fee === 0 ? 'Enrol, free' : `Enrol and pay ${shownMoney(now ?? fee)}`}
          </Button>
          <details className="group">
            <summary className={buttonClass({ variant: 'line', size: 'lg', wide: true }, 'group-open:hidden')}>
              <PhoneIcon size={18} />
              Request a call-back
            </summary>
            <div className="grid gap-4">
              <p className="text-sm text-ink-2">A call is free and does not hold a seat.</p>
              {request}
            </div>
          </details>
        </>
      )}
      <details className="group text-sm text-ink-2">
        <summary className="min-h-8 py-1 font-medium text-ink underline decoration-1 underline-offset-[0.2em]">
          What happens next
        </summary>
        <div className="mt-2">
          <NextSteps steps={whatFollows(branch)} />
        </div>
      </details>
    </form>
  )
}

const whatFollows = ({ name, office_hours, phone }: CourseData['branch']) => [
  `${name} campus will call you${office_hours ? `: ${office_hours}` : ''}.`,
  'You ask your questions, and visit a class if you wish.',
  'If you decide to join, you get the fee, the dates and the refund rule in writing before you pay anything.',
  ...(phone
    ? [
        <>
          In a hurry? Call <Link to={telephoneLink(phone)}>{phone}</Link>.
        </>,
      ]
    : []),
]

export const CallbackForm = island('callback-form', CallbackFormView)

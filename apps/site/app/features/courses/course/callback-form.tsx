import type { requestCallback } from '@northlight/contract/enquiries/leads'
import { shownMoney } from '@northlight/contract/money'
import { studyClassNames } from '@northlight/contract/study-classes'
import type { Say } from '@northlight/contract/words/say'
import { Button, SubmitButton } from '@northlight/ui/kit/button.tsx'
import { buttonClass } from '@northlight/ui/kit/button-look.ts'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { phoneIcon } from '@northlight/ui/kit/icons.ts'
import { Link } from '@northlight/ui/kit/link.tsx'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { Said } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useRef, useState } from 'react'
import { PersonFields } from '../../../platform/forms/person-fields.tsx'
import { NextSteps, SentPanel } from '../../../platform/forms/sent-panel.tsx'
import { type LazyEndpoint, useApiForm } from '../../../platform/forms/use-api-form.ts'
import { telephoneLink } from '../../../platform/institute/institute.ts'
import { island } from '../../../platform/islands/island.tsx'
import { lazyPart, Part } from '../../../platform/loading/part.tsx'
import { EnrolTitle } from '../enrol/enrol-title.tsx'
import type { CourseData } from './course-data.ts'
import { isOpen } from './is-open.ts'
import { PayChoice } from './pay-choice.tsx'

const lazyRequest: LazyEndpoint<typeof requestCallback> = {
  path: '/course/{course_slug}/branch/{branch_slug}/request',
  load: () => import('@northlight/contract/enquiries/leads').then(({ CallbackInput }) => CallbackInput),
}

// Paying is fetched when somebody wants to pay; most visitors only read.
const enrolFlow = lazyPart(() => import('../enrol/enrol-flow.tsx').then((part) => part.EnrolFlow))

/** The ways into a course: pay and confirm the seat, or ask for a call first. */
function CallbackFormView({ course, branch, detail }: Pick<CourseData, 'course' | 'branch' | 'detail'>) {
  const { say, stored } = useWords()
  const [typed, setTyped] = useState<Record<string, string>>()
  const fee = isOpen(detail) ? detail.fee.discounted_amount_paise : undefined
  const parts = fee !== undefined ? (detail?.fee_plan ?? null) : null
  const [pay, setPay] = useState<'full' | 'parts'>('full')
  // The number of the order a visitor was given: with it they go on, and nobody without it can.
  const order = useRef<string>(undefined)
  const now = pay === 'parts' ? (parts?.[0]?.amount_paise ?? fee) : fee
  const form = useApiForm(lazyRequest, {
    params: { course_slug: course.slug, branch_slug: branch.slug },
    thanks: say('Thank you. We will call you about this course.'),
  })
  if (typed && fee !== undefined)
    return (
      <Part
        part={enrolFlow}
        props={{ course, branch, pay, amountPaise: now ?? fee, order, typed, onBack: () => setTyped(undefined) }}
        waiting={<p className="mt-5 min-h-96 text-sm text-ink-2">{say('One moment …')}</p>}
      />
    )
  if (form.status === 'success' && form.result)
    return (
      <SentPanel
        title={say('Thank you, {name}', { name: form.result.courseRequestForm.name })}
        onAgain={form.again}
        className="mt-5"
      >
        <p>
          {say('We will call {number} about {course} at {campus}.', {
            number: form.result.courseRequestForm.phone,
            course: course.name,
            campus: branch.name,
          })}
        </p>
        <NextSteps steps={whatFollows(branch, say)} />
      </SentPanel>
    )
  const request = (
    <>
      <PersonFields field={form.field} hasEmail={false}>
        <SelectField
          {...form.field('class')}
          label={say('Class now')}
          placeholder={say('Choose a class')}
          options={studyClassNames.map((value) => ({ value, label: stored(value) }))}
          required
        />
      </PersonFields>
      <SubmitButton
        variant={fee === undefined ? 'primary' : 'line'}
        size="lg"
        wide
        pending={form.pending}
        pendingLabel={say('Sending')}
      >
        <Icon path={phoneIcon} size={18} />
        {say('Request a call-back')}
      </SubmitButton>
    </>
  )
  return (
    <form {...form.props} aria-labelledby="enrol-heading" className="mt-5 grid gap-4" data-noprint>
      <div>
        <EnrolTitle id="enrol-heading">
          {fee !== undefined
            ? say('Enrol, or request a call-back')
            : detail
              ? say('This batch is full')
              : say('Ask about this course')}
        </EnrolTitle>
        {fee === undefined && (
          <p className="mt-1 text-sm text-ink-2">
            {detail
              ? say(
                  'Leave your number and we will call you when a seat comes free or the next batch opens. Nothing is paid here.',
                )
              : say('Leave your number and we will call you. Nothing is paid here.')}
          </p>
        )}
      </div>
      {fee !== undefined && parts && (
        <div className="contents noscript:hidden">
          <PayChoice fee={fee} parts={parts} value={pay} onChange={setPay} />
        </div>
      )}
      {fee === undefined ? (
        request
      ) : (
        <>
          <Button
            size="lg"
            wide
            className="noscript:hidden"
            onClick={({ currentTarget }) =>
              setTyped(Object.fromEntries(new FormData(currentTarget.form ?? undefined)) as Record<string, string>)
            }
          >
            {fee === 0 ? say('Enrol, free') : say('Enrol and pay {amount}', { amount: shownMoney(now ?? fee) })}
          </Button>
          <p className="hidden text-sm text-ink-2 noscript:block">
            {say('Paying here needs JavaScript. Request a call-back, and we tell you how else to pay.')}
          </p>
          <details className="group">
            <summary
              data-plain-next
              className={buttonClass({ variant: 'line', size: 'lg', wide: true }, 'group-open:hidden')}
            >
              <Icon path={phoneIcon} size={18} />
              {say('Request a call-back')}
            </summary>
            <div className="grid gap-4">
              <p className="text-sm text-ink-2">{say('A call is free and does not hold a seat.')}</p>
              {request}
            </div>
          </details>
        </>
      )}
      <details className="group text-sm text-ink-2">
        <summary className="min-h-8 py-1 font-medium text-ink underlined">{say('What happens next')}</summary>
        <div className="mt-2">
          <NextSteps steps={whatFollows(branch, say)} />
        </div>
      </details>
    </form>
  )
}

const whatFollows = ({ name, office_hours, phone }: CourseData['branch'], say: Say) => [
  office_hours
    ? say('{campus} campus will call you: {hours}.', { campus: name, hours: office_hours })
    : say('{campus} campus will call you.', { campus: name }),
  say('You ask your questions, and visit a class if you wish.'),
  say('If you decide to join, you get the fee, the dates and the refund rule in writing before you pay anything.'),
  ...(phone
    ? [
        <Said
          key="hurry"
          text="In a hurry? Call {number}."
          values={{ number: <Link to={telephoneLink(phone)}>{phone}</Link> }}
        />,
      ]
    : []),
]

export const CallbackForm = island('callback-form', CallbackFormView, 'touched', ['forms', 'callback'])

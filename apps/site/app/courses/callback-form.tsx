import type { requestCallback } from '@northlight/contract/enquiries/leads'
import { PersonFields } from '../forms/person-fields.tsx'
import { NextSteps, SentPanel } from '../forms/sent-panel.tsx'
import { useApiForm } from '../forms/use-api-form.ts'
import { PhoneIcon } from '../icons/phone.tsx'
import { telephoneLink } from '../shell/institute.ts'
import { SubmitButton } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import type { CourseData } from './course-data.ts'

const lazyRequest = {
  path: '/course/{course_slug}/branch/{branch_slug}/request' as const,
  load: (): Promise<typeof requestCallback> =>
    import('@northlight/contract/enquiries/leads').then((contract) => contract.requestCallback),
}

/** The way into a course: somebody who knows it rings back. Nothing is paid here. */
export function CallbackForm({ course, branch }: Pick<CourseData, 'course' | 'branch'>) {
  const form = useApiForm(lazyRequest, {
    params: { course_slug: course.slug, branch_slug: branch.slug },
    thanks: 'Thank you. We will ring you about this course.',
  })
  if (form.status === 'success' && form.result)
    return (
      <SentPanel title={`Thank you, ${form.result.courseRequestForm.name}`} onAgain={form.again} className="mt-5">
        <p>
          We ring {form.result.courseRequestForm.phone} about {course.name} at {branch.name}.
        </p>
        <NextSteps steps={whatFollows(branch)} />
      </SentPanel>
    )
  return (
    <form {...form.props} aria-labelledby="enrol-heading" className="mt-5 grid gap-4" data-noprint>
      <div>
        <h2 id="enrol-heading" className="font-sans text-md leading-[1.4] font-semibold tracking-normal">
          Enrol, or ask first
        </h2>
        <p className="mt-1 text-sm text-ink-2">
          A seat begins with a call. This form takes no payment and holds no seat.
        </p>
      </div>
      <PersonFields field={form.field} />
      <SubmitButton size="lg" wide pending={form.pending} pendingLabel="Sending">
        <PhoneIcon size={18} />
        Request a call-back
      </SubmitButton>
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
  `Someone at ${name} rings you${office_hours ? `: ${office_hours}` : ''}.`,
  'You ask what you like, and come to see a class if you wish.',
  'If you decide to join, you get fee, dates and refund rule in writing before you pay anything.',
  ...(phone
    ? [
        <>
          In a hurry? Ring <Link to={telephoneLink(phone)}>{phone}</Link>.
        </>,
      ]
    : []),
]

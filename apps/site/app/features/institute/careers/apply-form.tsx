import type { applyForJob } from '@northlight/contract/enquiries/job-application'
import { SubmitButton } from '@northlight/ui/kit/button.tsx'
import { Link } from '@northlight/ui/kit/link.tsx'
import { FileField } from '../../../platform/forms/file-field.tsx'
import { PersonFields } from '../../../platform/forms/person-fields.tsx'
import { NextSteps, SentPanel } from '../../../platform/forms/sent-panel.tsx'
import { type LazyEndpoint, useApiForm } from '../../../platform/forms/use-api-form.ts'
import { island } from '../../../platform/islands/island.tsx'
import { useHasPage } from '../../../platform/paths/joining.ts'
import type { FileRule } from '../../../ui/fields/file-check.ts'
import { Card } from '../../../ui/layout/card.tsx'
import type { Job } from './job.ts'

const lazyApply: LazyEndpoint<typeof applyForJob> = {
  path: '/job-openings/enquiry/{job_id}/create',
  load: () =>
    import('@northlight/contract/enquiries/job-application').then(({ JobApplicationInput }) => JobApplicationInput),
}

/** Stands inside the post it is for, so that nobody applies for another one by mistake. */
const privacy = '/legal/privacy-policy'

function ApplyFormView({ job, rule }: { job: Job; rule: FileRule }) {
  const hasPage = useHasPage()
  const form = useApiForm(lazyApply, { params: { job_id: job.id } })
  if (form.status === 'success' && form.result)
    return (
      <SentPanel title="We have your application" headingLevel={4} onAgain={form.again} className="mt-8">
        <p>
          {form.result.job_enquiry.name}, we have your CV for the post “{job.name}”.
        </p>
        <NextSteps
          steps={[
            'Someone in the department reads it. Only those who select candidates can open it.',
            `We answer at ${form.result.job_enquiry.email}, whatever the answer is.`,
          ]}
        />
      </SentPanel>
    )
  return (
    <Card className="mt-8 max-w-160 scroll-mt-24">
      <form {...form.props} aria-labelledby="apply" className="grid gap-5">
        <div>
          {/* The link to this form names it, so the browser brings it into view and gives it the focus. */}
          <h4 id="apply" tabIndex={-1} className="scroll-mt-32 text-h4 outline-none">
            Apply: {job.name}
          </h4>
          <p className="mt-1 text-sm text-ink-2">Four answers. You can add a covering letter in the same file.</p>
        </div>
        <PersonFields field={form.field} nameLabel="Your name" phoneHint="Ten digits. We will write to you first." />
        <FileField {...form.field('cv')} label="Your CV" rule={rule} progress={form.progress} required />
        <SubmitButton size="lg" pending={form.pending} pendingLabel="Sending your application">
          Send the application
        </SubmitButton>
        <p className="text-xs text-ink-2">
          Your CV is used for this post only.
          {hasPage(privacy) && (
            <>
              {' '}
              How we keep it is in our <Link to={privacy}>privacy policy</Link>.
            </>
          )}
        </p>
      </form>
    </Card>
  )
}

export const ApplyForm = island('apply-form', ApplyFormView)

import { shownDate, shownTime } from '@northlight/contract/dates'
import type { AdmissionView } from '@northlight/contract/enquiries/admission'
import { NextSteps, SentPanel } from '../../../platform/forms/sent-panel.tsx'
import { telephoneLink } from '../../../platform/institute/institute.ts'
import { useRootData } from '../../../platform/institute/root-data.ts'
import { Link, MoreLink } from '../../../ui/controls/link.tsx'
import { PrintButton } from '../../../ui/controls/print-button.tsx'

/** What was received, under which number, and what follows. */
export function Receipt({ form, onAgain }: { form: AdmissionView; onAgain: () => void }) {
  const { institute } = useRootData()
  const [phone] = institute.phones
  const facts = [
    ['Reference number', String(form.id)],
    ['Received', `${shownDate(form.created_at)}, ${shownTime(form.created_at)}`],
    ['For', form.admission_for],
    ['Student', form.name],
    ['School', form.school_name],
    ['Class', form.class ?? ''],
    ['Centre', form.center],
    ['Batch', form.batch],
  ]
  return (
    <SentPanel
      title="We have your application"
      headingLevel={2}
      onAgain={onAgain}
      againLabel="Apply for another student"
      actions={
        <>
          <PrintButton>Print this receipt</PrintButton>
          <MoreLink to="/admission">How admission works</MoreLink>
        </>
      }
    >
      <dl className="max-w-150 text-ink">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="grid gap-x-6 border-b border-line py-2.5 sm:grid-cols-[12rem_1fr]">
                <dt className="text-ink-2">{name}</dt>
                <dd className="font-medium">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <h3 className="mt-4 text-h4 text-ink">What happens next</h3>
      <NextSteps
        steps={[
          'A person reads the form and the marks card. Nothing is decided by a machine.',
          'We call the parent you named, tell you whether a seat is free, and fix a day to meet.',
          'Nothing has been paid, and no seat is held until you confirm admission.',
          ...(phone
            ? [
                <>
                  To change something, call <Link to={telephoneLink(phone.number)}>{phone.number}</Link> and give the
                  reference number.
                </>,
              ]
            : []),
        ]}
      />
    </SentPanel>
  )
}

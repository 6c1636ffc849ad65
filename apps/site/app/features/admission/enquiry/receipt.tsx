import { shownDate, shownTime } from '@northlight/contract/dates'
import type { AdmissionView } from '@northlight/contract/enquiries/admission'
import { Link, MoreLink } from '@northlight/ui/kit/link.tsx'
import { Said } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { NextSteps, SentPanel } from '../../../platform/forms/sent-panel.tsx'
import { telephoneLink } from '../../../platform/institute/institute.ts'
import { useRootData } from '../../../platform/institute/root-data.ts'
import { PrintButton } from '../../../ui/controls/print-button.tsx'

/** What was received, under which number, and what follows. */
export function Receipt({ form, onAgain }: { form: AdmissionView; onAgain: () => void }) {
  const { language, say, stored } = useWords()
  const { institute } = useRootData()
  const [phone] = institute.phones
  const facts = [
    [say('Reference number'), String(form.id)],
    [say('Received'), `${shownDate(form.created_at, language)}, ${shownTime(form.created_at)}`],
    [say('For'), stored(form.admission_for)],
    [say('Student'), form.name],
    [say('School'), form.school_name],
    [say('Class'), form.class ?? ''],
    [say('Centre'), stored(form.center)],
    [say('Batch'), stored(form.batch)],
  ]
  return (
    <SentPanel
      title={say('We have your application')}
      headingLevel={2}
      onAgain={onAgain}
      againLabel={say('Apply for another student')}
      actions={
        <>
          <PrintButton>{say('Print this receipt')}</PrintButton>
          <MoreLink to="/admission">{say('How admission works')}</MoreLink>
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
      <h3 className="mt-4 text-h4 text-ink">{say('What happens next')}</h3>
      <NextSteps
        steps={[
          say('A person reads the form and the marks card. Nothing is decided by a machine.'),
          say('We call the parent you named, tell you whether a seat is free, and fix a day to meet.'),
          say('Nothing has been paid, and no seat is held until you confirm admission.'),
          ...(phone
            ? [
                <Said
                  key="change"
                  text="To change something, call {number} and give the reference number."
                  values={{ number: <Link to={telephoneLink(phone.number)}>{phone.number}</Link> }}
                />,
              ]
            : []),
        ]}
      />
    </SentPanel>
  )
}

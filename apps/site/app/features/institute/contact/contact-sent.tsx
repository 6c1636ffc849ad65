import type { ContactView } from '@northlight/contract/enquiries/contact'
import { CalendarIcon } from '@northlight/ui/icons/calendar.tsx'
import { NextSteps, SentPanel } from '../../../platform/forms/sent-panel.tsx'
import { telephoneLink } from '../../../platform/institute/institute.ts'
import { useRootData } from '../../../platform/institute/root-data.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Link } from '../../../ui/controls/link.tsx'
import { agreementOf, calendarFile, shownAppointment } from './appointment.ts'

/** What was agreed, what follows, and how to change it. */
export function ContactSent({ sent, onAgain }: { sent: ContactView; onAgain: () => void }) {
  const { institute } = useRootData()
  const [phone] = institute.phones
  const place = sent.branch ? `${sent.branch} campus` : ''
  const save = () => {
    const title = [institute.name, place].filter(Boolean).join(', ')
    const text = calendarFile({ id: `contact-${sent.id}@${location.hostname}`, title, at: sent.time, place })
    const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
    const link = Object.assign(document.createElement('a'), { href: url, download: `${sent.date.slice(0, 10)}.ics` })
    link.click()
    URL.revokeObjectURL(url)
  }
  return (
    <SentPanel
      title={agreementOf(sent.request_type, sent.time)}
      headingLevel={2}
      onAgain={onAgain}
      againLabel="Book another appointment"
      className="max-md:mt-8"
      actions={
        <Button variant="line" size="sm" onClick={save}>
          <CalendarIcon size={18} />
          Add to calendar
        </Button>
      }
    >
      <p>
        We have your request, number {sent.id}: <b className="text-ink">{shownAppointment(sent.time)}</b>
        {place && <>, {place}</>}.
      </p>
      <NextSteps
        steps={[
          ...(sent.email ? [`You will also get an e-mail at ${sent.email}.`] : []),
          'A counsellor who knows the course reads your question before you speak.',
          phone ? (
            <>
              To change or cancel, call{' '}
              <Link to={telephoneLink(phone.number)} className="whitespace-nowrap">
                {phone.number}
              </Link>{' '}
              and give the number of the request.
            </>
          ) : (
            'To change or cancel, send the form again and say so.'
          ),
        ]}
      />
    </SentPanel>
  )
}

import type { ContactView } from '@northlight/contract/enquiries/contact'
import { Button } from '@northlight/ui/kit/button.tsx'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { calendarIcon } from '@northlight/ui/kit/icons.ts'
import { Link } from '@northlight/ui/kit/link.tsx'
import { Said } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { NextSteps, SentPanel } from '../../../platform/forms/sent-panel.tsx'
import { telephoneLink } from '../../../platform/institute/institute.ts'
import { useRootData } from '../../../platform/institute/root-data.ts'
import { agreementOf, appointmentFile, isAppointed, shownAppointment, shownCallDay } from './appointment.ts'

/** What was agreed, what follows, and how to change it. */
export function ContactSent({ sent, onAgain }: { sent: ContactView; onAgain: () => void }) {
  const { language, say } = useWords()
  const { institute } = useRootData()
  const [phone] = institute.phones
  // A call may have no hour, and then no day either.
  const isAt = isAppointed(sent.time)
  const day = isAt ? shownAppointment(sent.time, language) : shownCallDay(sent, language)
  const place = sent.branch ? say('{campus} campus', { campus: sent.branch }) : ''
  const save = () => {
    const title = [institute.name, place].filter(Boolean).join(', ')
    const text = appointmentFile({ id: `contact-${sent.id}`, name: title, at: sent.time, place })
    const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
    const link = Object.assign(document.createElement('a'), { href: url, download: `${sent.date.slice(0, 10)}.ics` })
    link.click()
    URL.revokeObjectURL(url)
  }
  return (
    <SentPanel
      title={day === null ? say('We will call you back') : agreementOf(sent.request_type, sent.date, { say, language })}
      headingLevel={2}
      onAgain={onAgain}
      againLabel={say('Book another appointment')}
      className="max-md:mt-8"
      actions={
        isAt && (
          <Button variant="line" size="sm" onClick={save}>
            <Icon path={calendarIcon} size={18} />
            {say('Add to calendar')}
          </Button>
        )
      }
    >
      {day === null ? (
        <p>
          {say('We have your request, number {number}.', { number: sent.id })}{' '}
          {say('We call while the office is open: today if we can, or on the next working day.')}
        </p>
      ) : (
        <p>
          {say('We have your request, number {number}:', { number: sent.id })} <b className="text-ink">{day}</b>
          {place && <>, {place}</>}.
        </p>
      )}
      <NextSteps
        steps={[
          ...(sent.email ? [say('You will also get an e-mail at {address}.', { address: sent.email })] : []),
          ...(sent.detail ? [say('A counsellor who knows the course reads your question before you speak.')] : []),
          phone ? (
            <Said
              key="change"
              text="To change or cancel, call {number} and give the number of the request."
              values={{
                number: (
                  <Link to={telephoneLink(phone.number)} className="whitespace-nowrap">
                    {phone.number}
                  </Link>
                ),
              }}
            />
          ) : (
            say('To change or cancel, send the form again and say so.')
          ),
        ]}
      />
    </SentPanel>
  )
}

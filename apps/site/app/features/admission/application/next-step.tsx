import { shownDate, shownTime } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import { Button } from '@northlight/ui/kit/button.tsx'
import { ButtonLink, MoreLink } from '@northlight/ui/kit/link.tsx'
import { testPath } from '../../../platform/paths/paths.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { PayFee } from '../fee/pay-fee.tsx'
import { registrationPath } from '../paths.ts'
import { Box } from './box.tsx'
import { Decision } from './decision.tsx'
import { refundWords } from './refund-words.ts'
import { TicketButton } from './ticket-button.tsx'
import type { Application, Info } from './use-application.ts'

const moment = (at: string) => `${shownDate(at)}, ${shownTime(at)}`

const needs = {
  'date-of-birth': {
    text: 'We need the student’s date of birth before the hall ticket or the test.',
    action: 'Enter the date of birth',
  },
  parent: {
    text: 'The student is under 18. Name a parent or guardian, so that they can agree.',
    action: 'Name a parent',
  },
  'parent-consent': {
    text: 'A parent or guardian has to agree before the hall ticket or the test. We have written to them.',
    action: 'See the question, or send it again',
  },
}

type Props = { info: Info; onChange: () => unknown; onChooseSitting: () => void }

/** The one thing to do now, or to wait for. */
export function NextStep({ info, onChange, onChooseSitting }: Props) {
  const { application, enrollmentForm: form } = info
  const { can, attention, test, sitting } = application
  if (attention === 'paid-but-full' || attention === 'paid-but-past')
    return (
      <Box title="Choose another test date" isAlert>
        <p>
          Your fee has arrived, but{' '}
          {attention === 'paid-but-full' ? 'the test date was full' : 'the test date was over'} by then. Nothing is
          lost: another test date costs you nothing more. If none suits you, withdraw below and the fee is refunded.
        </p>
        <p data-noprint>
          <Button size="lg" onClick={onChooseSitting} className="max-sm:w-full">
            See test dates
          </Button>
        </p>
      </Box>
    )
  if (can.pay)
    return (
      <Box
        title={`Pay ${shownMoney(application.amount_paise)} to ${application.has_seat ? 'keep the seat' : 'hold a seat again'}`}
      >
        <p>
          {application.held_until
            ? `The seat is held for you until ${shownTime(application.held_until)}.`
            : 'The time to pay has run out, so the seat is free for others. Paying holds it again if one is left.'}
        </p>
        <PayFee
          amountPaise={application.amount_paise}
          number={application.number}
          payer={{
            name: form.father_name ?? form.mother_name ?? form.name,
            email: form.father_email ?? form.mother_email ?? form.email,
            phone: form.father_phone ?? form.mother_phone,
          }}
          onPaid={(sentence) => {
            toast.success(sentence)
            void onChange()
          }}
        />
      </Box>
    )
  return <AfterPaying application={application} isOnline={test !== null} place={sitting.centre} onChange={onChange} />
}

type AfterProps = { application: Application; isOnline: boolean; place: string; onChange: () => unknown }

function AfterPaying({ application, isOnline, place, onChange }: AfterProps) {
  const { state, test, result } = application
  if (state === 'withdrawn')
    return (
      <Box title="This application is withdrawn">
        <p>The seat is free for another student.</p>
        {application.refund && <p>{refundWords(application)}</p>}
        <p className="flex flex-wrap gap-x-6 gap-y-2" data-noprint>
          <MoreLink to={registrationPath}>Register again</MoreLink>
          {application.refund && <MoreLink to="/payments">Your payments</MoreLink>}
        </p>
      </Box>
    )
  if (state === 'offered' || state === 'admitted' || state === 'declined')
    return <Decision application={application} onChange={onChange} />
  if (test?.ended_reason && !result)
    return (
      <Box title="The test was ended" isAlert>
        <p>{test.ended_reason}</p>
        <p>Every event is on record, and our office looks at it. Please call us if this was a mistake.</p>
        <p data-noprint>
          <MoreLink to="/contact-us">Contact us</MoreLink>
        </p>
      </Box>
    )
  if (state === 'appeared')
    return result ? (
      <Box title="What happens next">
        <p>A tutor meets the family for half an hour. We will call the parent you named to fix a day.</p>
      </Box>
    ) : (
      <Box title="The test is being marked">
        <p>The result and the scholarship band appear here as soon as they are out. You will also get an e-mail.</p>
      </Box>
    )
  if (application.needs)
    return (
      <Box title="One thing is missing" isAlert>
        <p>{needs[application.needs].text}</p>
        <p data-noprint>
          <ButtonLink to="/profile/complete">{needs[application.needs].action}</ButtonLink>
        </p>
      </Box>
    )
  if (isOnline && test)
    return (
      <Box title={test.is_open ? 'The test is open' : 'The test opens on its own'}>
        <p>
          {test.is_open
            ? 'You can begin now. Have an hour, a quiet place and paper at hand.'
            : test.next_opens_at
              ? `You can begin from ${moment(test.next_opens_at)}. The window closes on ${moment(test.closes_at)}.`
              : 'The test window is over. Please call us if you could not take the test.'}
        </p>
        <p data-noprint>
          <ButtonLink to={testPath(test.slug, true)} variant={test.is_open ? undefined : 'line'}>
            {test.is_open ? 'Go to the test' : 'See the rules'}
          </ButtonLink>
        </p>
      </Box>
    )
  return (
    <Box title="Your hall ticket is ready">
      <p>Bring it to {place}, printed or on a phone, with a card that has a photograph.</p>
      <TicketButton onDone={onChange} />
    </Box>
  )
}

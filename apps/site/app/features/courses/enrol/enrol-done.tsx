import { shownMoney } from '@northlight/contract/money'
import type { EnrolmentView } from '@northlight/contract/payments/enrolments'
import { ButtonLink, Link } from '@northlight/ui/kit/link.tsx'
import { ownAddress } from '@northlight/ui/own-address.ts'
import { Said } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { NextSteps, SentPanel } from '../../../platform/forms/sent-panel.tsx'
import { useSession } from '../../../platform/session/use-session.ts'

type Props = { enrolment: EnrolmentView; receipt: EnrolmentView['receipt']; className?: string }

/** The seat is theirs. What to hold in hand, and what happens next. */
export function EnrolDone({ enrolment, receipt, className }: Props) {
  const { say } = useWords()
  const isSignedIn = useSession().status === 'authenticated'
  const isFree = enrolment.discounted_amount_paise === 0
  const paid = enrolment.order_paise ?? enrolment.discounted_amount_paise
  const isPart = paid < enrolment.discounted_amount_paise
  return (
    <SentPanel
      title={say('You are enrolled')}
      headingLevel={2}
      className={className}
      actions={
        <>
          {receipt && (
            <a href={ownAddress(receipt.url)} className="py-1 font-semibold">
              {say('Receipt {number} (PDF)', { number: receipt.number })}
            </a>
          )}
          {isSignedIn && <ButtonLink to="/course-enrolled">{say('My courses')}</ButtonLink>}
        </>
      }
    >
      <p>
        {say('{name} has a seat in {course}, {campus}.', {
          name: enrolment.name,
          course: enrolment.course ?? '',
          campus: enrolment.branch ?? '',
        })}{' '}
        {isFree ? say('There is nothing to pay.') : say('{amount} has arrived.', { amount: shownMoney(paid) })}
      </p>
      <NextSteps
        steps={[
          isFree
            ? say('A confirmation goes to {address}.', { address: enrolment.email })
            : say('The receipt goes to {address}.', { address: enrolment.email }),
          say('The campus will call you about the batch and the first day.'),
          ...(isPart
            ? [
                <Said
                  key="parts"
                  text="We remind you by e-mail before each of the next parts. They stand under {link}, each with a button to pay it."
                  values={{ link: <Link to="/payments#fees">{say('Payments')}</Link> }}
                />,
              ]
            : []),
          ...(isSignedIn
            ? []
            : [
                <Said
                  key="account"
                  text="{enter} or {create} with the same address, and you will find the course there."
                  values={{
                    enter: <Link to="/auth/sign-in?redirect=%2Fcourse-enrolled">{say('Sign in')}</Link>,
                    create: <Link to="/auth/sign-up">{say('create an account')}</Link>,
                  }}
                />,
              ]),
        ]}
      />
    </SentPanel>
  )
}

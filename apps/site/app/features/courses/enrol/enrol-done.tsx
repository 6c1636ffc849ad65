import { shownMoney } from '@northlight/contract/money'
import type { EnrolmentView } from '@northlight/contract/payments/enrolments'
import { ownAddress } from '@northlight/ui/own-address.ts'
import { NextSteps, SentPanel } from '../../../platform/forms/sent-panel.tsx'
import { useSession } from '../../../platform/session/use-session.ts'
import { ButtonLink, Link } from '../../../ui/controls/link.tsx'

type Props = { enrolment: EnrolmentView; receipt: EnrolmentView['receipt']; className?: string }

/** The seat is theirs. What to hold in hand, and what happens next. */
export function EnrolDone({ enrolment, receipt, className }: Props) {
  const isSignedIn = useSession().status === 'authenticated'
  const isFree = enrolment.discounted_amount_paise === 0
  const paid = enrolment.order_paise ?? enrolment.discounted_amount_paise
  const isPart = paid < enrolment.discounted_amount_paise
  return (
    <SentPanel
      title="You are enrolled"
      headingLevel={2}
      className={className}
      actions={
        <>
          {receipt && (
            <a href={ownAddress(receipt.url)} className="py-1 font-semibold">
              Receipt {receipt.number} (PDF)
            </a>
          )}
          {isSignedIn && <ButtonLink to="/course-enrolled">My courses</ButtonLink>}
        </>
      }
    >
      <p>
        {enrolment.name} has a seat in {enrolment.course}, {enrolment.branch}.{' '}
        {isFree ? 'There is nothing to pay.' : `${shownMoney(paid)} has arrived.`}
      </p>
      <NextSteps
        steps={[
          isFree ? `A confirmation goes to ${enrolment.email}.` : `The receipt goes to ${enrolment.email}.`,
          'The campus will call you about the batch and the first day.',
          ...(isPart
            ? [
                <>
                  We remind you by e-mail before each of the next parts. They stand under{' '}
                  <Link to="/payments#fees">Payments</Link>, each with a button to pay it.
                </>,
              ]
            : []),
          ...(isSignedIn
            ? []
            : [
                <>
                  <Link to="/auth/sign-in?redirect=%2Fcourse-enrolled">Sign in</Link> or{' '}
                  <Link to="/auth/sign-up">create an account</Link> with the same address, and you will find the course
                  there.
                </>,
              ]),
        ]}
      />
    </SentPanel>
  )
}

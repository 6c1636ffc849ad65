import { shownDate } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import type { PaymentView } from '@northlight/contract/payments/payments'
import { Button } from '@northlight/ui/kit/button.tsx'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { downloadIcon } from '@northlight/ui/kit/icons.ts'
import { ButtonLink, Link } from '@northlight/ui/kit/link.tsx'
import { ownAddress } from '@northlight/ui/own-address.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { StateMark } from '../../../ui/layout/state-mark.tsx'
import { PaymentTrouble } from '../checkout/payment-trouble.tsx'
import { usePayment } from '../checkout/use-payment.ts'
import { isTakenBack, TakenBackNote } from './taken-back.tsx'

const states = {
  PAID: { state: 'done', word: 'Paid' },
  PENDING: { state: 'due', word: 'Not paid yet' },
  CANCELLED: { state: 'off', word: 'Payment window closed' },
  REFUND: { state: 'off', word: 'Refunded' },
} as const

/** The money came, and what it was for was gone: nothing more is asked for. */
const kept = { state: 'due', word: 'Paid too late' } as const

/** Paid by a cheque that the bank did not pay. */
const returned = { state: 'due', word: 'Cheque returned by the bank' } as const

/** The office had noted money that had not come. */
const mistaken = { state: 'due', word: 'Noted by mistake' } as const

const stateOf = (payment: PaymentView) => {
  if (payment.cheque_returned_on !== null) return returned
  if (payment.noted_by_mistake_on !== null) return mistaken
  const isKept = payment.status === 'CANCELLED' && payment.besides.some((money) => money.state === 'open')
  return isKept ? kept : states[payment.status]
}

const refundWords = {
  requested: 'is being refunded',
  pending: 'is on its way back',
  processed: 'was refunded',
  failed: 'could not be refunded; please call us',
} as const

const besidesWords = {
  open: 'it will be refunded, and we will write to you about it.',
  refunded: 'it was refunded.',
  settled: 'our office has settled it with you.',
} as const

/** One fee: where it stands, its receipt, what came back, and a way to pay what is open. */
export function PaymentCard({ payment, onPaid }: { payment: PaymentView; onPaid: () => void }) {
  const { state, word } = stateOf(payment)
  const checkout = usePayment({ onPaid })
  const pay = () =>
    checkout.pay({
      orderId: payment.razorpay_order_id,
      amount: payment.amount_paise,
      name: payment.payer.name,
      description: payment.title,
      prefill: payment.payer,
    })
  const isOpen = payment.status === 'PENDING' && checkout.state.step !== 'paid'
  return (
    <Card as="li">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
        <div className="min-w-0">
          <StateMark state={state}>{word}</StateMark>
          <h3 className="mt-1.5 text-h4 wrap-break-word">{payment.title}</h3>
          <p className="mt-1 text-sm text-ink-2">
            {payment.paid_at ? 'Paid on ' : 'Started on '}
            <time dateTime={payment.paid_at ?? payment.created_at}>
              {shownDate(payment.paid_at ?? payment.created_at)}
            </time>{' '}
            by {payment.payer.name}
            {payment.student && `, for ${payment.student}`}
          </p>
        </div>
        <p className="font-serif text-[1.5rem] leading-tight font-[450] figures">{shownMoney(payment.amount_paise)}</p>
      </div>
      <TakenBackNote payment={payment} />
      {payment.refunds.length > 0 && (
        <ul className="mt-3 grid gap-1 text-sm">
          {payment.refunds.map((refund) => (
            <li key={refund.id}>
              <b className="font-semibold figures">{shownMoney(refund.amount_paise)}</b> {refundWords[refund.state]},{' '}
              {shownDate(refund.created_at)}
            </li>
          ))}
        </ul>
      )}
      {payment.besides.length > 0 && (
        <ul className="mt-3 grid gap-1 text-sm">
          {payment.besides.map((money) => (
            <li key={money.id}>
              <b className="font-semibold figures">{shownMoney(money.amount_paise)}</b>{' '}
              {payment.status === 'CANCELLED' ? 'arrived' : 'came besides'} on {shownDate(money.paid_at)};{' '}
              {besidesWords[money.state]}
            </li>
          ))}
        </ul>
      )}
      {payment.receipt && (
        <a
          href={ownAddress(payment.receipt.url)}
          className="mt-4 inline-flex min-h-11 items-center gap-2 text-sm font-semibold"
        >
          <Icon path={downloadIcon} size={18} className="text-bronze" />
          Receipt {payment.receipt.number} (PDF{isTakenBack(payment) && ', cancelled'})
        </a>
      )}
      {payment.kind === 'course' &&
        payment.part <= 1 &&
        payment.status === 'CANCELLED' &&
        !isTakenBack(payment) &&
        payment.besides.length === 0 && (
          <p className="mt-3 text-sm">
            Still want this course? <Link to="/course-enrolled">Finish it under My courses</Link>
          </p>
        )}
      {isOpen && (
        <div className="mt-4 grid gap-4">
          {payment.last_failure && checkout.state.step === 'ready' && (
            <p className="text-sm text-ink-2">Last time: {payment.last_failure}</p>
          )}
          <PaymentTrouble payment={checkout} onRetry={pay} />
          {payment.kind === 'admission' ? (
            // There the seat is asked for first: nobody pays for one that is gone.
            <ButtonLink to="/admission/application" className="justify-self-start max-sm:w-full">
              See the application
            </ButtonLink>
          ) : (
            (checkout.state.step === 'ready' || checkout.isBusy) && (
              <Button
                pending={checkout.isBusy}
                pendingLabel="One moment"
                onClick={pay}
                className="justify-self-start max-sm:w-full"
              >
                Pay {shownMoney(payment.amount_paise)}
              </Button>
            )
          )}
        </div>
      )}
    </Card>
  )
}

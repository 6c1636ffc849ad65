import { shownMoney } from '@northlight/contract/money'
import type { EnrolmentView } from '@northlight/contract/payments/enrolments'
import { Button } from '@northlight/ui/kit/button.tsx'
import { TextButton } from '@northlight/ui/kit/text-button.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { PaymentTrouble } from '../../payments/checkout/payment-trouble.tsx'
import type { usePayment } from '../../payments/checkout/use-payment.ts'
import { EnrolTitle } from './enrol-title.tsx'

type Props = {
  enrolment: EnrolmentView
  payment: ReturnType<typeof usePayment>
  onPay: () => void
  onBack: () => void
}

/** Between the form and the seat: the window is open, was closed, or said no. */
export function EnrolPay({ enrolment, payment, onPay, onBack }: Props) {
  const { say } = useWords()
  const { step } = payment.state
  const amount = shownMoney(enrolment.order_paise ?? enrolment.discounted_amount_paise)
  const isTroubled = step === 'failed' || step === 'dismissed' || step === 'unsure'
  return (
    <div className="mt-5 grid gap-4" data-noprint>
      <div>
        <EnrolTitle>{step === 'checking' ? say('Checking your payment') : say('Pay the fee')}</EnrolTitle>
        <p className="mt-1 text-sm text-ink-2">
          {say('{name}, {amount}. The seat is yours when it has arrived.', { name: enrolment.name, amount })}
        </p>
      </div>
      {isTroubled ? (
        <PaymentTrouble payment={payment} onRetry={onPay} />
      ) : (
        <Button size="lg" wide pending={payment.isBusy} pendingLabel={say('One moment …')} onClick={onPay}>
          {say('Pay {amount}', { amount })}
        </Button>
      )}
      {!payment.isBusy && (
        <TextButton onClick={onBack} className="justify-self-start text-sm">
          {say('Request a call-back instead')}
        </TextButton>
      )}
    </div>
  )
}

import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import type { usePayment } from './use-payment.ts'

type Props = { payment: ReturnType<typeof usePayment>; onRetry: () => void; className?: string }

/** What went wrong with a payment, in one sentence, and the way on. Nothing when nothing did. */
export function PaymentTrouble({ payment, onRetry, className }: Props) {
  const { state } = payment
  if (state.step === 'failed')
    return (
      <Notice kind="error" live className={className} actions={<Again onClick={onRetry}>Try again</Again>}>
        {state.sentence} You can try again.
      </Notice>
    )
  if (state.step === 'dismissed')
    return (
      <Notice kind="info" live className={className} actions={<Again onClick={onRetry}>Open the payment again</Again>}>
        The payment window was closed. If you paid in your UPI app, stay here a moment: this page notices by itself.
      </Notice>
    )
  if (state.step === 'unsure')
    return (
      <Notice kind="warning" live className={className} actions={<Again onClick={payment.prove}>Check again</Again>}>
        {state.sentence} Your money is safe. Quote <b className="break-all">{payment.orderId()}</b> if you ring us.
      </Notice>
    )
  return null
}

function Again({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button variant="line" onClick={onClick} className="mt-1">
      {children}
    </Button>
  )
}

import { shownMoney } from '@northlight/contract/money'
import type { EnrolledCourseView } from '@northlight/contract/payments/enrolments'
import { Button } from '@northlight/ui/kit/button.tsx'
import { PaymentTrouble } from './payment-trouble.tsx'
import { usePayment } from './use-payment.ts'

type Props = { course: EnrolledCourseView; orderId: string; onPaid: () => void }

/** Pays the order that is open already, so that nothing is ever charged twice. */
export function FinishPayment({ course, orderId, onPaid }: Props) {
  const payment = usePayment({ onPaid })
  const amount = course.order_paise ?? course.discounted_amount_paise
  const pay = () =>
    payment.pay({
      orderId,
      amount,
      name: course.course ?? 'Course',
      description: [course.course, course.branch].filter(Boolean).join(', '),
      prefill: { name: course.name, email: course.email, phone: course.phone },
    })
  const isQuiet = ['ready', 'opening', 'checking'].includes(payment.state.step)
  return (
    <div className="grid gap-4">
      <PaymentTrouble payment={payment} onRetry={pay} />
      {isQuiet && (
        <p>
          <Button onClick={pay} pending={payment.isBusy} pendingLabel="Opening the payment">
            Finish the payment, {shownMoney(amount)}
          </Button>
        </p>
      )}
    </div>
  )
}

import type { OfficePaymentView } from '@northlight/contract/payments/office'
import { Link } from 'react-router'
import { Section } from '../../ui/section.tsx'
import { isTakenBack, kindWords, methodText, numberText } from './words.ts'

type Props = { payment: OfficePaymentView; desk: { reference: string | null } | null; planOf: number | null }

/** Numbers and addresses of one order, to read out and to copy. */
export function PaymentFacts({ payment, desk, planOf }: Props) {
  return (
    <aside className="rail" aria-label="Facts">
      <Section title="Facts">
        <dl className="facts">
          <dt>For</dt>
          <dd>{kindWords[payment.kind]}</dd>
          {payment.student && (
            <>
              <dt>Student</dt>
              <dd>{payment.student}</dd>
            </>
          )}
          <dt>Method</dt>
          <dd>{methodText(payment.method)}</dd>
          {desk?.reference && (
            <>
              <dt>Reference</dt>
              <dd className="mono">{desk.reference}</dd>
            </>
          )}
          <dt>Receipt</dt>
          <dd>
            {payment.receipt?.number ?? 'none yet'}
            {isTakenBack(payment) && ', cancelled'}
          </dd>
          <dt>Order</dt>
          <dd className="mono">{numberText(payment.razorpay_order_id)}</dd>
          <dt>Payment</dt>
          <dd className="mono">{numberText(payment.razorpay_payment_id)}</dd>
          <dt>Phone</dt>
          <dd>{payment.payer.phone ? <a href={`tel:${payment.payer.phone}`}>{payment.payer.phone}</a> : '–'}</dd>
          <dt>E-mail</dt>
          <dd>{payment.payer.email}</dd>
        </dl>
        {planOf !== null && (
          <p className="small mt-3">
            <Link to={`/instalments/${planOf}`}>All instalments of this fee</Link>
          </p>
        )}
      </Section>
    </aside>
  )
}

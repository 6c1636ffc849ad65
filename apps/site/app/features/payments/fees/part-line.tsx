import { shownDate } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import type { FeeInPartsView, InstalmentView, PayOrderView } from '@northlight/contract/payments/instalments'
import { Button } from '@northlight/ui/kit/button.tsx'
import { ownAddress } from '@northlight/ui/own-address.ts'
import { browserClient } from '../../../platform/api/browser.ts'
import { StateMark } from '../../../ui/layout/state-mark.tsx'
import { PaymentTrouble } from '../checkout/payment-trouble.tsx'
import { usePayment } from '../checkout/use-payment.ts'

const words = {
  open: { state: 'pending', word: 'Due on' },
  overdue: { state: 'due', word: 'Was due on' },
  paid: { state: 'done', word: 'Paid on' },
  refunded: { state: 'off', word: 'Refunded; was due on' },
  cancelled: { state: 'off', word: 'Cancelled; was due on' },
} as const

export type OrderForPart = (fee: FeeInPartsView, part: InstalmentView) => Promise<PayOrderView>

/** The part of one's own fee. */
export const ownPart: OrderForPart = async (fee, part) => {
  const client = await browserClient()
  const params = { id: String(fee.enrolment_id), number: String(part.number) }
  return (await client.post('/courses-enrolled/{id}/instalments/{number}/pay', {}, { params })).order
}

/** The part of a child's fee: the order is the parent's. */
export const payForChild =
  (childId: number): OrderForPart =>
  async (fee, part) => {
    const params = { id: String(childId), enrolment: String(fee.enrolment_id), number: String(part.number) }
    const path = '/children/{id}/enrolments/{enrolment}/instalments/{number}/pay'
    return (await (await browserClient()).post(path, {}, { params })).order
  }

type Props = { fee: FeeInPartsView; part: InstalmentView; payPart: OrderForPart; onPaid: () => void }

/** One part of a fee: how much, when, its receipt once it is paid, and its button while it is the next. */
export function PartLine({ fee, part, payPart, onPaid }: Props) {
  const checkout = usePayment({ onPaid })
  // The order is made on the click: a part that was paid in another tab is said instead of charged again.
  const pay = () =>
    checkout.pay(async () => {
      const order = await payPart(fee, part)
      return {
        orderId: order.razorpay_order_id,
        amount: order.amount_paise,
        name: order.payer.name,
        description: order.title,
        prefill: order.payer,
      }
    })
  const { state, word } = words[part.state]
  const isQuiet = checkout.state.step === 'ready' || checkout.isBusy
  const amount = shownMoney(part.amount_paise)
  return (
    <li className="grid gap-3 border-b border-line py-3.5 last:border-b-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5">
        <div>
          <p className="font-medium">
            Instalment {part.number} of {fee.instalments.length}: <span className="figures">{amount}</span>
          </p>
          <StateMark state={state}>
            {word} {shownDate(part.state === 'paid' && part.paid_at ? part.paid_at : part.due_on)}
          </StateMark>
        </div>
        {part.receipt && (
          <a href={ownAddress(part.receipt.url)} className="py-1 text-sm">
            Receipt {part.receipt.number}
          </a>
        )}
        {part.can_pay && isQuiet && (
          <Button
            variant={part.state === 'overdue' ? 'primary' : 'line'}
            pending={checkout.isBusy}
            pendingLabel="One moment"
            onClick={pay}
            className="max-sm:w-full"
          >
            Pay instalment {part.number}, {amount}
          </Button>
        )}
      </div>
      {part.can_pay && <PaymentTrouble payment={checkout} onRetry={pay} />}
    </li>
  )
}

import { shownDate } from '@northlight/contract/dates'
import type { PaymentView } from '@northlight/contract/payments/payments'

/** Paid at the desk once, and not any more: the receipt is cancelled. */
export const isTakenBack = ({ cheque_returned_on, noted_by_mistake_on }: PaymentView): boolean =>
  cheque_returned_on !== null || noted_by_mistake_on !== null

const shown = (day: string) => shownDate(`${day}T06:00:00.000Z`)

/** Why a fee that was paid at the desk no longer counts as paid. */
export function TakenBackNote({ payment: { cheque_returned_on, noted_by_mistake_on } }: { payment: PaymentView }) {
  if (cheque_returned_on)
    return (
      <p className="mt-3 text-sm">
        Returned on {shown(cheque_returned_on)}. This fee is due again, and its receipt no longer counts.
      </p>
    )
  if (noted_by_mistake_on)
    return (
      <p className="mt-3 text-sm">
        Our office noted this payment by mistake and cancelled its receipt on {shown(noted_by_mistake_on)}. This fee is
        not paid. If you did pay it, please call us.
      </p>
    )
  return null
}

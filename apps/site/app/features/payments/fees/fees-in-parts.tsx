import { shownMoney } from '@northlight/contract/money'
import type { FeeInPartsView } from '@northlight/contract/payments/instalments'
import { Card } from '../../../ui/layout/card.tsx'
import { type OrderForPart, ownPart, PartLine } from './part-line.tsx'

type Props = {
  fees: FeeInPartsView[]
  onPaid: () => void
  /** Opens the order of a part; a parent pays for a child by another call. */
  payPart?: OrderForPart
  /** Whose fees they are, where that is not the person who reads. */
  of?: { id: number; name: string }
  className?: string
}

/** Fees that are paid in instalments: what is paid, what is due when, and a button for the next one. */
export function FeesInParts({ fees, onPaid, payPart = ownPart, of, className }: Props) {
  if (fees.length === 0) return null
  const id = of ? `fees-${of.id}` : 'fees'
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={className}>
      <h2 id={`${id}-heading`} className="text-h3 wrap-break-word">
        {of ? `Fees of ${of.name}` : 'Fees in instalments'}
      </h2>
      <ul className="mt-4 grid gap-4">
        {fees.map((fee) => (
          <Card as="li" key={fee.enrolment_id}>
            <h3 className="text-h4 wrap-break-word">
              {fee.course}, {fee.branch}
            </h3>
            <p className="mt-1 text-sm text-ink-2">
              {fee.name}. {shownMoney(fee.paid_paise)} of {shownMoney(fee.fee_paise)} is paid
              {fee.left_paise > 0 ? `, ${shownMoney(fee.left_paise)} is left.` : '.'}
            </p>
            <ol className="mt-4 border-t border-line">
              {fee.instalments.map((part) => (
                <PartLine key={part.number} fee={fee} part={part} payPart={payPart} onPaid={onPaid} />
              ))}
            </ol>
          </Card>
        ))}
      </ul>
    </section>
  )
}

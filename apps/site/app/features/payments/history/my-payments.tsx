import { shownMoney } from '@northlight/contract/money'
import type { PaymentView } from '@northlight/contract/payments/payments'
import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { TryAgainLine } from '@northlight/ui/kit/try-again-line.tsx'
import { useRead } from '../../../platform/api/use-read.ts'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { FeesInParts } from '../fees/fees-in-parts.tsx'
import { payForChild } from '../fees/part-line.tsx'
import { readFamilyMoney } from './family-fees.ts'
import { MoneyWaiting } from './money-waiting.tsx'
import { PaymentCard } from './payment-card.tsx'

/** What a family has paid, what is open for whom, what came back: newest first, each with its paper. */
export function MyPayments() {
  const { status, value, retry } = useRead('payments', readFamilyMoney)
  if (status === 'failed')
    return (
      <div className="wrap min-h-96 pt-opening-2 pb-section">
        <TryAgainLine retry={retry} />
      </div>
    )
  if (!value) return <MoneyWaiting />
  const { totals, payments, fees, children, owed_paise } = value
  const open = payments.filter((payment) => payment.status === 'PENDING')
  const settled = payments.filter((payment) => payment.status === 'PAID' || payment.status === 'REFUND')
  const givenUp = payments.filter((payment) => payment.status === 'CANCELLED')
  return (
    <div className="wrap pt-opening-2 pb-section">
      {payments.length === 0 && children.length === 0 ? (
        <EmptyState title="Nothing paid yet" action={<ButtonLink to="/fees">See courses and fees</ButtonLink>}>
          Fees you pay here appear on this page with their receipts. Fees paid with an e-mail address appear once that
          address is confirmed in your account.
        </EmptyState>
      ) : (
        <>
          <dl className="grid gap-x-10 gap-y-2.5 border-b border-line-2 pb-7 sm:grid-cols-3">
            <Total name="Paid" amount={totals.paid_paise} />
            <Total name="To be paid" amount={owed_paise} />
            {totals.refunded_paise > 0 && <Total name="Refunded" amount={totals.refunded_paise} />}
          </dl>
          <FeesInParts fees={fees} onPaid={retry} className="mt-9" />
          {children.map((child) => (
            <FeesInParts
              key={child.id}
              fees={child.fees}
              of={child}
              payPart={payForChild(child.id)}
              onPaid={retry}
              className="mt-9"
            />
          ))}
          <Group title="To be paid" payments={open} onChange={retry} />
          <Group title="Paid" payments={settled} onChange={retry} />
          <Group title="Not paid" payments={givenUp} onChange={retry} />
        </>
      )}
    </div>
  )
}

function Total({ name, amount }: { name: string; amount: number }) {
  return (
    <div className="max-sm:flex max-sm:items-baseline max-sm:justify-between">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="mt-1 font-serif text-[1.75rem] leading-tight font-[450] figures">{shownMoney(amount)}</dd>
    </div>
  )
}

function Group({ title, payments, onChange }: { title: string; payments: PaymentView[]; onChange: () => void }) {
  if (payments.length === 0) return null
  return (
    <section aria-label={title} className="mt-9">
      <h2 className="text-h3">{title}</h2>
      <ul className="mt-4 grid gap-4">
        {payments.map((payment) => (
          <PaymentCard key={payment.id} payment={payment} onPaid={onChange} />
        ))}
      </ul>
    </section>
  )
}

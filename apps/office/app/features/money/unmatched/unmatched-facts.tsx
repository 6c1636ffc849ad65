import type { UnmatchedView } from '@northlight/contract/payments/office'
import { Moment } from '../../../ui/time.tsx'
import { methodText, unmatchedWords } from '../words.ts'

/** What came, and why no rule could place it. */
export function UnmatchedFacts({ money }: { money: UnmatchedView }) {
  return (
    <dl className="facts">
      <dt>Came</dt>
      <dd>
        {methodText(money.method)}, <Moment at={money.paid_at} />
      </dd>
      <dt>Why it waits</dt>
      <dd>{unmatchedWords[money.reason] ?? money.reason}</dd>
      <dt>Payment</dt>
      <dd className="mono">{money.razorpay_payment_id}</dd>
      {money.note && (
        <>
          <dt>Settled</dt>
          <dd>{money.note}</dd>
        </>
      )}
    </dl>
  )
}

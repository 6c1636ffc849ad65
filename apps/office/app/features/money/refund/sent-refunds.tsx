import { shownMoney } from '@northlight/contract/money'
import type { RefundCaseView } from '@northlight/contract/payments/refund-office'
import { useMay } from '../../../platform/me/use-me.ts'
import { StateWord } from '../../../ui/state-word.tsx'
import { Moment } from '../../../ui/time.tsx'
import { PaidOut } from '../paid-out.tsx'
import { paidOutWords } from '../words.ts'

type Sent = RefundCaseView['refunds'][number]

/** No bank has it: somebody pays it out and says so. */
export const waitsForHand = ({ is_by_hand, state }: Sent) => is_by_hand && state === 'requested'

const wordsOf = (one: Sent) => {
  if (waitsForHand(one)) return paidOutWords
  if (one.state === 'processed') return ['tick', 'good', 'refunded'] as const
  return one.state === 'failed' ? (['cross', 'bad', 'refused'] as const) : (['half', 'info', 'at the bank'] as const)
}

/** What has been sent for a refund, payment by payment, and where it stands. */
export function SentRefunds({ refund }: { refund: RefundCaseView }) {
  const may = useMay()
  return (
    <ul className="rows">
      {refund.refunds.map((one) => {
        const [icon, tone, word] = wordsOf(one)
        return (
          <li key={one.id}>
            <span className="grow">
              <b>{shownMoney(one.amount_paise)}</b>
              <span className="under">
                <Moment at={one.updated_at} /> {one.failure && `· ${one.failure}`}
              </span>
              <StateWord icon={icon} tone={tone}>
                {word}
              </StateWord>
            </span>
            {waitsForHand(one) && may('refunds.send') && (
              <span className="end">
                <PaidOut refund={one} name={refund.name} />
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

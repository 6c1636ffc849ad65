import type { RefundCaseView } from '@northlight/contract/payments/refund-office'
import { clockOf } from '@northlight/contract/payments/refund-rule'
import { Note } from '../../../ui/note.tsx'
import { shortDayText } from '../../../ui/time.tsx'
import { today } from '../clock.tsx'

/** One of the two clocks of a refund presses: said first, on a phone above all, where the clocks stand far below. */
export function ClockNotice({ refund }: { refund: RefundCaseView }) {
  const clocks = [
    ...(refund.calculation_sent_at
      ? []
      : [{ name: 'The calculation', dueOn: refund.calculation_due_on, counts: 'working days' as const }]),
    { name: 'The money', dueOn: refund.money_due_on, counts: 'days' as const },
  ]
    .map((one) => ({ ...one, ...clockOf(one.dueOn, today(), one.counts) }))
    .filter(({ tone }) => tone !== 'good')
  if (clocks.length === 0) return null
  const isLate = clocks.some(({ tone }) => tone === 'bad')
  return (
    <Note tone={isLate ? 'bad' : 'due'} icon="clock">
      {clocks.map(({ name, tone, words, dueOn }) => (
        <p key={name}>
          <b>
            {name}: {words}
          </b>
          , {tone === 'bad' ? 'was due' : 'until'} {shortDayText(dueOn)}.
        </p>
      ))}
    </Note>
  )
}

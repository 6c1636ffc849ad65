import { indianDay } from '@northlight/contract/dates'
import { clockOf } from '@northlight/contract/payments/refund-rule'
import { shortDayText } from '../../ui/time.tsx'

type Props = {
  dueOn: string
  counts: 'days' | 'working days'
  /** When it was done; then the clock stands still. */
  doneAt?: string | null
  done?: string
}

export const today = () => indianDay(new Date().toISOString())

/** How a promised day stands: always in words, never by colour alone. */
export function Clock({ dueOn, counts, doneAt, done = 'sent' }: Props) {
  if (doneAt)
    return (
      <span className="clock">
        <b className="good">
          {done} {shortDayText(doneAt)}
        </b>
      </span>
    )
  const { tone, words } = clockOf(dueOn, today(), counts)
  return (
    <span className="clock">
      <b className={tone}>{words}</b>
      <span className="under">
        {tone === 'bad' ? 'was due' : 'until'} {shortDayText(dueOn)}
      </span>
    </span>
  )
}

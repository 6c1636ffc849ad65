import { minutes, seconds } from '@northlight/contract/durations'
import type { Say } from '@northlight/contract/words/say'
import { clockText } from '@northlight/exam/attempt/timing'
import type { Store } from '@northlight/ui/state/create-store.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { memo } from 'react'
import { useSelect } from '../use-select.ts'

/** Whole seconds, rounded up: the display changes when this does. */
const secondsOf = (left: number | null) => (left === null ? null : Math.ceil(left / 1000))

const nearness = (left: number | null): 0 | 1 | 2 | 3 => {
  if (left === null || left > minutes(5)) return 0
  if (left > minutes(1)) return 1
  return left > seconds(10) ? 2 : 3
}

const labels = ['Time left', 'Under 5 minutes left', 'Under 1 minute left', 'Under 10 seconds left'] as const
const amounts = ['', 'Five minutes are left.', 'One minute is left.', 'Ten seconds are left.'] as const

/** A section that has its own time, and whether another follows it. */
export type TimedSection = { name: string; isLast: boolean }

type Near = 0 | 1 | 2 | 3

const labelOf = (near: Near, section: TimedSection | undefined, say: Say) =>
  section ? `${section.name}: ${say(labels[near]).toLowerCase()}` : say(labels[near])

const spokenOf = (near: Near, section: TimedSection | undefined, say: Say): string => {
  const amount = amounts[near]
  if (amount === '') return ''
  const then =
    section && !section.isLast ? say('Then the next section opens.') : say('Then your test is submitted on its own.')
  return `${section ? `${section.name}: ` : ''}${say(amount)}${near === 3 ? ` ${then}` : ''}`
}

/** Hidden on the student's own wish, and back by itself when five minutes are left. */
type Props = { left: Store<number | null>; section?: TimedSection; isHidden?: boolean }

/** Read out three times and no more: a timer that speaks every second would drown everything else. */
export const TimeLeft = memo(function TimeLeft({ left, section, isHidden }: Props) {
  const { say } = useWords()
  const rest = useSelect(left, secondsOf)
  const near = useSelect(left, nearness)
  return (
    <div className="grid justify-items-end leading-none max-md:col-start-2 max-md:row-span-2 max-md:row-start-1">
      <span className={`text-2xs ${near ? 'font-semibold text-gold' : 'text-on-night-2'}`}>
        {rest === null ? say('No time limit') : isHidden && !near ? say('Clock hidden') : labelOf(near, section, say)}
      </span>
      {rest !== null && !(isHidden && !near) && (
        <div
          role="timer"
          aria-label={say('Time left, by the server’s clock')}
          className={`mt-1 text-[2rem] leading-none font-medium tracking-[-0.02em] figures max-md:text-[1.625rem] ${near ? 'text-gold' : 'text-on-night'}`}
        >
          {clockText(rest * 1000)}
        </div>
      )}
      <p role="alert" className="sr-only">
        {spokenOf(near, section, say)}
      </p>
    </div>
  )
})

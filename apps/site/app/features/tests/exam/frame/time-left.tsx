import { minutes, seconds } from '@northlight/contract/durations'
import { clockText } from '@northlight/exam/attempt/timing'
import type { Store } from '@northlight/ui/state/create-store.ts'
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
const amounts = ['', 'Five minutes are left', 'One minute is left', 'Ten seconds are left'] as const

/** A section that has its own time, and whether another follows it. */
export type TimedSection = { name: string; isLast: boolean }

const labelOf = (near: 0 | 1 | 2 | 3, section: TimedSection | undefined) =>
  section ? `${section.name}: ${labels[near].toLowerCase()}` : labels[near]

const spokenOf = (near: 0 | 1 | 2 | 3, section: TimedSection | undefined): string => {
  if (near === 0) return ''
  const then = section && !section.isLast ? 'Then the next section opens.' : 'Then your test is submitted on its own.'
  return `${amounts[near]}${section ? ` in ${section.name}` : ''}.${near === 3 ? ` ${then}` : ''}`
}

/** Hidden on the student's own wish, and back by itself when five minutes are left. */
type Props = { left: Store<number | null>; section?: TimedSection; isHidden?: boolean }

/** Read out three times and no more: a timer that speaks every second would drown everything else. */
export const TimeLeft = memo(function TimeLeft({ left, section, isHidden }: Props) {
  const rest = useSelect(left, secondsOf)
  const near = useSelect(left, nearness)
  return (
    <div className="grid justify-items-end leading-none max-md:col-start-2 max-md:row-span-2 max-md:row-start-1">
      <span className={`text-[0.75rem] ${near ? 'font-semibold text-gold' : 'text-on-night-2'}`}>
        {rest === null ? 'No time limit' : isHidden && !near ? 'Clock hidden' : labelOf(near, section)}
      </span>
      {rest !== null && !(isHidden && !near) && (
        <div
          role="timer"
          aria-label="Time left, by the server’s clock"
          className={`mt-1 text-[2rem] leading-none font-medium tracking-[-0.02em] figures max-md:text-[1.625rem] ${near ? 'text-gold' : 'text-on-night'}`}
        >
          {clockText(rest * 1000)}
        </div>
      )}
      <p role="alert" className="sr-only">
        {spokenOf(near, section)}
      </p>
    </div>
  )
})

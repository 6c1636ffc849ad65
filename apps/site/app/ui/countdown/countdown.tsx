import { minutes } from '@northlight/contract/durations'
import { classes } from '@northlight/ui/classes.ts'
import type { ComponentProps } from 'react'
import { clockFace, clockWords } from './countdown-clock.ts'
import { useCountdown } from './use-countdown.ts'

type Props = Parameters<typeof useCountdown>[0] & {
  /** What runs out, for screen readers: "Time left". */
  label?: string
  /** From here on it is said in words as well. It never blinks. */
  lowAt?: number
  className?: string
} & Pick<ComponentProps<'span'>, 'id'>

/** h:mm:ss in figures that do not jump. Not read out every second; the words are there when someone asks. */
export function Countdown({ label = 'Time left', lowAt = minutes(5), className, id, ...options }: Props) {
  const { left } = useCountdown(options)
  const isLow = left !== null && left <= lowAt
  return (
    <span id={id} role="timer" aria-label={label} className={classes('inline-flex items-baseline gap-2', className)}>
      <span aria-hidden="true" className="figures">
        {left === null ? '–:––:––' : clockFace(left)}
      </span>
      <span className="sr-only">{left === null ? '' : `${clockWords(left)} left`}</span>
      {isLow && (
        <span aria-hidden="true" className="text-xs font-medium">
          {left === 0 ? 'time is over' : 'last minutes'}
        </span>
      )}
    </span>
  )
}

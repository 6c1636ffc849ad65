import type { Text } from '@northlight/contract/words/catalogue'
import type { Store } from '@northlight/ui/state/create-store.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { memo } from 'react'
import { useSelect } from '../use-select.ts'

const minutesText = (total: number) => `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`

/** Under an hour m:ss, above it h:mm:ss. */
export const ringText = (seconds: number): string =>
  seconds < 3600
    ? minutesText(seconds)
    : `${Math.floor(seconds / 3600)}:${minutesText(seconds % 3600).padStart(5, '0')}`

/** Said three times and no more, and never of a time that the question has not had more of. */
export const spokenAt = (seconds: number | null, whole: number): Text | '' => {
  if (seconds === null) return ''
  if (seconds <= 10 && whole > 10) return 'Ten seconds left. Then we save what you have chosen.'
  if (seconds <= 60) return whole > 60 ? 'One minute left for this question.' : ''
  return seconds <= 300 && whole > 300 ? 'Five minutes left for this question.' : ''
}

type Props = { left: Store<number | null>; total: number; number: number; isLast: boolean }

/** Twelve ticks, no movement of its own; clay and words for the last ten seconds. */
export const Ring = memo(function Ring({ left, total, number, isLast }: Props) {
  const { say } = useWords()
  const rest = useSelect(left, (ms) => (ms === null ? null : Math.ceil(ms / 1000)))
  const isLow = rest !== null && rest <= 10
  const whole = Math.max(1, Math.round(total / 1000))
  const spoken = spokenAt(rest, whole)
  const share = rest === null ? 0 : Math.min(1, rest / whole)
  return (
    <>
      <div
        role="timer"
        aria-label={say('Time left for this question, by the server’s clock')}
        className="relative grid place-items-center *:col-start-1 *:row-start-1 max-md:row-span-2"
      >
        <svg viewBox="0 0 228 228" aria-hidden="true" className="size-57 max-lg:size-50 max-md:size-19">
          <circle cx="114" cy="114" r="92" fill="none" stroke="#ece4d1" strokeWidth="8" />
          <circle
            cx="114"
            cy="114"
            r="92"
            fill="none"
            className={isLow ? 'stroke-clay' : 'stroke-night'}
            strokeWidth="8"
            strokeLinecap="round"
            pathLength="120"
            strokeDasharray={`${120 * share} 120`}
            transform="rotate(-90 114 114)"
          />
          <g stroke="#8d8878">
            {Array.from({ length: 12 }, (_, tick) => (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: ticks of a dial have no other name
                key={tick}
                d={tick % 3 === 0 ? 'M114 13V5' : 'M114 13V9'}
                transform={`rotate(${tick * 30} 114 114)`}
              />
            ))}
          </g>
        </svg>
        <p className="grid justify-items-center gap-1">
          <b className="text-[3rem] leading-none font-medium tracking-figure text-ink figures max-lg:text-[2.5rem] max-md:text-[1.125rem]">
            {rest === null ? '–' : ringText(rest)}
          </b>
          <span className={`text-sm max-md:sr-only ${isLow ? 'font-semibold text-clay' : 'text-ink-2'}`}>
            {say('of {time} left', { time: ringText(whole) })}
          </span>
        </p>
      </div>
      <p className="max-w-[16.5em] max-md:max-w-none max-md:text-xs max-md:leading-brief">
        {isLow && <b className="text-clay">{say('Under ten seconds.')} </b>}
        {isLow
          ? say('Then we save what you have chosen.')
          : isLast
            ? say('At zero we save what you have chosen and end the test.')
            : say('At zero we save what you have chosen and open question {number}.', { number: number + 1 })}
      </p>
      <p role="alert" className="sr-only">
        {spoken && say(spoken)}
      </p>
    </>
  )
})

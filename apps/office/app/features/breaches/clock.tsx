import { hours, minutes } from '@northlight/contract/durations'
import type { BreachView } from '@northlight/contract/office/breaches'
import { StateWord } from '../../ui/state-word.tsx'
import { Moment } from '../../ui/time.tsx'
import { useMinute } from '../../ui/use-minute.ts'

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** `41 hours left`, the last hours in minutes; `3 hours late`. */
export const clockWords = (due: string, now: number): { words: string; isLate: boolean } => {
  const left = Date.parse(due) - now
  const length = Math.abs(left)
  const words =
    length < hours(2)
      ? counted(Math.max(1, Math.floor(length / minutes(1))), 'minute')
      : counted(Math.floor(length / hours(1)), 'hour')
  return { words: `${words} ${left < 0 ? 'late' : 'left'}`, isLate: left < 0 }
}

/** How long there is to tell the Board; once it was told, when. */
export function BreachClock({ breach: { due_at, board_told_at } }: { breach: BreachView }) {
  const now = useMinute()
  if (board_told_at)
    return (
      <StateWord icon="tick" tone="good">
        Board told <Moment at={board_told_at} />
      </StateWord>
    )
  const { words, isLate } = clockWords(due_at, now)
  return (
    <StateWord icon="clock" tone={isLate ? 'bad' : 'due'}>
      {words} to tell the Board
    </StateWord>
  )
}

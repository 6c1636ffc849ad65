import { minutes, seconds } from '@northlight/contract/durations'
import type { PracticeView } from '@northlight/contract/results/practice'
import type { Text } from '@northlight/contract/words/catalogue'
import { classes } from '@northlight/ui/classes.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useCountdown } from '../../../ui/countdown/use-countdown.ts'
import { QuestionStep } from './question-step.tsx'
import type { Saving } from './use-sheet.ts'

type Props = {
  practice: PracticeView
  answered: Set<number>
  current: number
  saving: Saving
  onOpen: (number: number) => void
  onTimeUp: () => void
}

const savingWords: Record<Saving, Text> = {
  saved: 'All answers saved',
  saving: 'Saving',
  waiting: 'No connection: answers wait on this page',
}

/** Clock, what is saved, and every question as a button. */
export function SheetHead({ practice, answered, current, saving, onOpen, onTimeUp }: Props) {
  const { say, stored } = useWords()
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-sm">
        <p className="font-semibold">{stored(practice.title)}</p>
        {practice.left_ms !== null && <Clock leftMs={practice.left_ms} onTimeUp={onTimeUp} />}
      </div>
      <p role="status" className="mt-1 text-xs text-ink-2">
        {say('{count} of {all} answered.', { count: answered.size, all: practice.questions })}{' '}
        {say(savingWords[saving])}.
      </p>
      <nav aria-label={say('Questions of this test')} className="mt-4">
        <ol className="flex flex-wrap gap-1.5">
          {practice.items.map(({ number }) => (
            <QuestionStep key={number} number={number} isCurrent={number === current} onOpen={onOpen}>
              {answered.has(number) && (
                <span className="text-xs">
                  <span aria-hidden="true">●</span>
                  <span className="sr-only">, {say('answered')}</span>
                </span>
              )}
            </QuestionStep>
          ))}
        </ol>
      </nav>
    </div>
  )
}

const two = (n: number) => String(n).padStart(2, '0')

function Clock({ leftMs, onTimeUp }: { leftMs: number; onTimeUp: () => void }) {
  const { say } = useWords()
  const { left } = useCountdown({ duration: leftMs, onEnd: onTimeUp })
  const whole = Math.ceil((left ?? leftMs) / seconds(1))
  const isLow = (left ?? leftMs) <= minutes(1)
  return (
    <p
      role="timer"
      aria-label={say('Time left')}
      className={classes('text-lg figures', isLow && 'font-semibold text-clay-ink')}
    >
      {Math.floor(whole / 60)}:{two(whole % 60)}
      <span className="ml-1.5 text-sm text-ink-2">{say('left')}</span>
    </p>
  )
}

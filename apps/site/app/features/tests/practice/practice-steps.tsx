import type { FeedbackView, PracticeView } from '@northlight/contract/results/practice'
import { classes } from '@northlight/ui/classes.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { outcomeStates } from './outcome-words.ts'

type Props = {
  practice: PracticeView
  feedbacks: Map<number, FeedbackView>
  current: number
  onOpen: (number: number) => void
}

const marks = { done: '✓', ongoing: '½', failed: '×', off: '–' }

/** Every question as a small button: its number and, once answered, how it went. */
export function PracticeSteps({ practice, feedbacks, current, onOpen }: Props) {
  const { say } = useWords()
  return (
    <nav aria-label={say('Questions of this practice')}>
      <ol className="flex flex-wrap gap-1.5">
        {practice.items.map(({ number }) => {
          const feedback = feedbacks.get(number)
          const outcome = feedback && outcomeStates[feedback.outcome]
          return (
            <li key={number}>
              <button
                type="button"
                aria-current={number === current ? 'step' : undefined}
                onClick={() => onOpen(number)}
                className={classes(
                  'grid min-h-11 min-w-11 place-items-center rounded-md border text-sm leading-none figures',
                  number === current
                    ? 'border-night bg-night text-on-night'
                    : 'border-line-2 bg-white hover:border-ink',
                )}
              >
                <span className="sr-only">{say('Question')} </span>
                {number}
                {outcome && (
                  <span
                    className={classes(
                      'text-xs',
                      number !== current &&
                        (outcome.state === 'done'
                          ? 'text-leaf'
                          : outcome.state === 'failed'
                            ? 'text-clay'
                            : 'text-ink-2'),
                    )}
                  >
                    <span aria-hidden="true">{marks[outcome.state]}</span>
                    <span className="sr-only">, {say(outcome.word)}</span>
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

import type { FeedbackView, PracticeView } from '@northlight/contract/results/practice'
import { classes } from '@northlight/ui/classes.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { outcomeStates } from './outcome-words.ts'
import { QuestionStep } from './question-step.tsx'

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
            <QuestionStep key={number} number={number} isCurrent={number === current} onOpen={onOpen}>
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
            </QuestionStep>
          )
        })}
      </ol>
    </nav>
  )
}

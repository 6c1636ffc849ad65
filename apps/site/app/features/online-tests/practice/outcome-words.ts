import type { FeedbackView } from '@northlight/contract/results/practice'
import type { Text } from '@northlight/contract/words/catalogue'

export const outcomeStates: Record<
  FeedbackView['outcome'],
  { state: 'done' | 'ongoing' | 'failed' | 'off'; word: Text }
> = {
  right: { state: 'done', word: 'Right' },
  partly: { state: 'ongoing', word: 'Partly right' },
  wrong: { state: 'failed', word: 'Not right' },
  blank: { state: 'off', word: 'Solution shown' },
  dropped: { state: 'off', word: 'Withdrawn' },
}

import type { MistakeKind } from '@northlight/contract/results/report-views'
import type { Text } from '@northlight/contract/words/catalogue'

export const mistakeWords: Record<MistakeKind, Text> = {
  careless: 'Careless',
  slow: 'Slow',
  guess: 'Guess',
  concept: 'Concept',
  not_reached: 'Not reached',
}

/** Not the contract's own list: with it its schemas would come into the page. */
export const mistakeKinds = Object.keys(mistakeWords) as MistakeKind[]

import type { DuePartRow } from '@northlight/contract/payments/money-desk'
import { clockOf } from '@northlight/contract/payments/refund-rule'
import { StateWord } from '../../ui/state-word.tsx'
import { today } from './clock.tsx'
import { partStateWords } from './words.ts'

/** `3 days late`, `due today` or `8 days left` for what is open, a word for the rest. */
export function PartState({ state, dueOn }: { state: DuePartRow['state']; dueOn: string }) {
  const [icon, tone, word] = partStateWords[state] ?? ['ring', 'quiet', state]
  const clock = state === 'open' || state === 'overdue' ? clockOf(dueOn, today(), 'days') : null
  return (
    <StateWord icon={icon} tone={clock?.tone === 'due' ? 'due' : tone}>
      {clock && clock.tone !== 'good' ? clock.words : word}
    </StateWord>
  )
}

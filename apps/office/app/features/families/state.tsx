import type { FamilyRow } from '@northlight/contract/office/families/views'
import { StateWord } from '../../ui/state-word.tsx'
import { lateText, lengthText, stateLook } from './words.ts'

/** The state in its own shape; late in bronze, twice as late in red. */
export function FamilyStateWord({
  family,
}: {
  family: Pick<FamilyRow, 'state' | 'state_name' | 'state_at' | 'due_at'>
}) {
  const { icon, tone } = stateLook[family.state]
  const { due_at, state_at } = family
  const now = Date.now()
  if (due_at === null || Date.parse(due_at) > now)
    return (
      <StateWord icon={icon} tone={tone}>
        {family.state_name}
      </StateWord>
    )
  const isTwice = now - Date.parse(state_at) > 2 * (Date.parse(due_at) - Date.parse(state_at))
  return (
    <StateWord icon="warning" tone={isTwice ? 'bad' : 'due'} title={`For ${lengthText(state_at)}`}>
      {family.state_name}, {lateText(due_at)} late
    </StateWord>
  )
}

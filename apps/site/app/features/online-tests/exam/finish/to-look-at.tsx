import { oddnessOf } from '@northlight/exam/answers/odd-answers'
import { paletteStateOf } from '@northlight/exam/answers/palette'
import { useWords } from '@northlight/ui/words/use-words.ts'
import type { Attempt } from '../free/attempt/attempt.ts'
import { useWhole } from '../use-select.ts'

type Props = { attempt: Attempt; onOpen: (slot: number) => void }

/** Questions worth a last look, each a press away: odd answers first, because they cost marks. */
export function ToLookAt({ attempt, onOpen }: Props) {
  const { say } = useWords()
  const { state } = useWhole(attempt.view)
  const open = useWhole(attempt.openSection)
  const questions = attempt.sheet.questions.filter(({ section }) => open === undefined || section === open)
  const savedOf = (slot: number) => state.slots[slot]?.saved.value ?? null
  const lists = [
    {
      title: say('Incomplete or unusual answers'),
      found: questions.filter(({ slot, question, marks }) => oddnessOf(question, savedOf(slot), marks) !== null),
    },
    {
      title: say('Marked for review'),
      found: questions.filter(({ slot }) => paletteStateOf(state.slots[slot]).endsWith('marked')),
    },
    { title: say('Without an answer'), found: questions.filter(({ slot }) => savedOf(slot) === null) },
  ].filter(({ found }) => found.length > 0)
  return lists.map(({ title, found }) => (
    <details key={title} open={found.length <= 12}>
      <summary className="flex min-h-11 items-center text-sm font-semibold">
        {title}: {found.length}
      </summary>
      <ul aria-label={title} className="flex flex-wrap gap-1.5">
        {found.map(({ slot, number }) => (
          <li key={slot}>
            <button
              type="button"
              onClick={() => onOpen(slot)}
              className="grid size-11 place-items-center rounded-md border border-line-2 bg-white text-sm font-semibold figures hover:border-ink"
            >
              <span className="sr-only">{say('Go to question')} </span>
              {number}
            </button>
          </li>
        ))}
      </ul>
    </details>
  ))
}

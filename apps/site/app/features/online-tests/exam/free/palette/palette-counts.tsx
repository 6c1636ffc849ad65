import { paletteCounts } from '@northlight/exam/answers/palette'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useSelect } from '../../use-select.ts'
import type { Attempt } from '../attempt/attempt.ts'

/** The whole paper in one line: what is answered, blank and marked. */
export function PaletteCounts({ attempt, slots }: { attempt: Attempt; slots: number[] }) {
  const { say } = useWords()
  const words = useSelect(attempt.view, ({ state }) => {
    const counts = paletteCounts(slots, state)
    const answered = counts.answered + counts.answered_and_marked
    const marked = counts.marked + counts.answered_and_marked
    return say('{answered} answered, {blank} without an answer, {marked} marked', {
      answered,
      blank: slots.length - answered,
      marked,
    })
  })
  return <p className="text-sm font-semibold figures">{words}</p>
}

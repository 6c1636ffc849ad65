import { oddnessOf, oddWords } from '@northlight/exam/answers/odd-answers'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { warningIcon } from '@northlight/ui/kit/icons.ts'
import { TextButton } from '@northlight/ui/kit/text-button.tsx'
import type { SheetQuestion } from '@northlight/ui/question/sheet.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useSelect } from '../use-select.ts'
import type { Attempt } from './attempt/attempt.ts'

/** On phones the bar has no room for it, and it belongs to this question alone. */
export function ClearHere({ attempt, isLocked }: { attempt: Attempt; isLocked: boolean }) {
  const { say } = useWords()
  const hasChoice = useSelect(attempt.view, ({ screen }) => screen.choice !== null)
  return (
    <p className={`mt-1.5 text-sm md:hidden ${hasChoice && !isLocked ? '' : 'invisible'}`}>
      <TextButton onClick={() => attempt.press({ press: 'clear' })}>{say('Clear Response')}</TextButton>
    </p>
  )
}

/** A match that is half filled, or a number of another kind than asked for, is taken as it is and may cost marks. */
export function OddAnswer({ attempt, one }: { attempt: Attempt; one: SheetQuestion }) {
  const { say } = useWords()
  const oddness = useSelect(attempt.view, ({ screen }) => oddnessOf(one.question, screen.choice, one.marks))
  return (
    <p role="status" className="mt-2 flex gap-2 text-sm font-medium text-clay-ink empty:hidden">
      {oddness && (
        <>
          <Icon path={warningIcon} size={18} className="mt-0.5 shrink-0" />
          {say(oddWords[oddness])}
        </>
      )}
    </p>
  )
}

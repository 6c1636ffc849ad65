import { Button } from '@northlight/ui/kit/button.tsx'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { arrowRightIcon, gridIcon } from '@northlight/ui/kit/icons.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useSelect } from '../use-select.ts'
import type { Attempt } from './attempt/attempt.ts'

type Props = { attempt: Attempt; onPalette: () => void; onGoOn: (press: 'save_and_next' | 'mark_and_next') => void }

/** The three acts of an answer. Below 768 px the palette opens from here. */
export function AnswerBar({ attempt, onPalette, onGoOn }: Props) {
  const { say } = useWords()
  const number = useSelect(attempt.view, (view) => attempt.sheet.bySlot.get(view.screen.slot)?.number ?? 0)
  const all = attempt.sheet.order.length
  return (
    <section
      aria-label={say('Answer')}
      className="sticky bottom-0 z-15 [@media(height<35rem)]:static border-t border-line-2 bg-white max-md:pb-[env(safe-area-inset-bottom)]"
    >
      <div className="flex items-center gap-2.5 px-6 py-3 max-md:gap-2 max-md:px-2 max-md:py-2">
        <Button
          variant="line"
          className="max-md:order-2 max-md:min-h-12 max-md:min-w-0 max-md:px-2 max-md:text-[0.875rem] max-md:leading-tight"
          onClick={() => onGoOn('mark_and_next')}
        >
          <span className="max-md:hidden">{say('Mark for Review & Next')}</span>
          <span className="md:hidden">{say('Mark & Next')}</span>
        </Button>
        <Button variant="line" className="max-md:hidden" onClick={() => attempt.press({ press: 'clear' })}>
          {say('Clear Response')}
        </Button>
        <Button
          variant="line"
          className="whitespace-nowrap max-md:order-1 max-md:min-h-12 max-md:gap-1.5 max-md:px-2.5 max-md:text-[0.875rem] md:hidden"
          aria-haspopup="dialog"
          onClick={onPalette}
        >
          <Icon path={gridIcon} size={18} />
          {say('{number} of {all}', { number, all })}
        </Button>
        <Button
          className="max-md:order-3 max-md:min-h-12 max-md:min-w-0 max-md:flex-1 max-md:gap-1.5 max-md:px-2 max-md:leading-tight md:ml-auto md:min-w-55"
          onClick={() => onGoOn('save_and_next')}
        >
          {say('Save & Next')}
          <Icon path={arrowRightIcon} size={20} />
        </Button>
      </div>
    </section>
  )
}

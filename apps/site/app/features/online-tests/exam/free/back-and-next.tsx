import { Icon } from '@northlight/ui/kit/icon.tsx'
import { arrowLeftIcon, arrowRightIcon } from '@northlight/ui/kit/icons.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useWhole } from '../use-select.ts'
import type { Attempt } from './attempt/attempt.ts'

const look =
  'grid size-11 place-items-center rounded-md border border-line-2 bg-white hover:border-ink disabled:border-line disabled:text-ink-3'

/** One question back or on, without saving: the same as the arrow keys. */
export function BackAndNext({ attempt, slot }: { attempt: Attempt; slot: number }) {
  const { say } = useWords()
  // With a clock for each section, the others are shut.
  useWhole(attempt.openSection)
  const order = attempt.order()
  const at = order.indexOf(slot)
  const [back, next] = [order[at - 1], order[at + 1]]
  const goTo = (to: number | undefined) => to !== undefined && attempt.press({ press: 'go_to', slot: to })
  return (
    <p className="absolute -top-1.5 right-0 flex gap-1.5 print:hidden">
      <button
        type="button"
        aria-label={say('Previous question')}
        className={look}
        disabled={back === undefined}
        onClick={() => goTo(back)}
      >
        <Icon path={arrowLeftIcon} size={20} />
      </button>
      <button
        type="button"
        aria-label={say('Next question')}
        className={look}
        disabled={next === undefined}
        onClick={() => goTo(next)}
      >
        <Icon path={arrowRightIcon} size={20} />
      </button>
    </p>
  )
}

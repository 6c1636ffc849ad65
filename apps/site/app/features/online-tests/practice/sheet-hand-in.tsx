import type { PracticeView } from '@northlight/contract/results/practice'
import { Button } from '@northlight/ui/kit/button.tsx'
import { Dialog } from '@northlight/ui/kit/dialog.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'

type Props = {
  practice: PracticeView
  answered: Set<number>
  pending: boolean
  onOpen: (number: number) => void
  onClose: () => void
  onSure: () => void
}

/** Says what is blank and leads there; then the answers are shown. */
export function SheetHandIn({ practice, answered, pending, onOpen, onClose, onSure }: Props) {
  const { say } = useWords()
  const blank = practice.items.map(({ number }) => number).filter((number) => !answered.has(number))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say('Submit the test?')}
      lead={
        blank.length === 0
          ? say('Every question has an answer. Right and wrong are shown next.')
          : say(
              'Questions without an answer: {count}. Right and wrong are shown next, and answers cannot be changed then.',
              { count: blank.length },
            )
      }
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {say('Back to the test')}
          </Button>
          <Button onClick={onSure} pending={pending} pendingLabel={say('Submitting.')}>
            {say('Submit now')}
          </Button>
        </>
      }
    >
      {blank.length > 0 && (
        <ul aria-label={say('Without an answer')} className="flex flex-wrap gap-2">
          {blank.map((number) => (
            <li key={number}>
              <button
                type="button"
                onClick={() => onOpen(number)}
                className="grid min-h-11 min-w-11 place-items-center rounded-md border border-line-2 text-sm figures hover:border-ink"
              >
                <span className="sr-only">{say('Question')} </span>
                {number}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

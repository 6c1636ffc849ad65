import type { QuestionSetReply } from '@northlight/contract/exams/sequential'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import { marksOf } from './track.tsx'

type Props = {
  set: QuestionSetReply
  isOpen: boolean
  isBlank: boolean
  ranOut: number[]
  onClose: () => void
  onFinish: () => void
}

/** The last question: what stands in the record, and a last look. */
export function FinishDialog({ set, isOpen, isBlank, ranOut, onClose, onFinish }: Props) {
  const marks = marksOf(set.palette, ranOut)
  const count = (wanted: string) => marks.filter((mark) => mark === wanted).length
  const before = set.current_question_count - 1
  const facts = [
    ['Answered', count('answered')],
    ['Left blank', count('blank')],
    ['Time ran out', count('ran-out')],
    ['Saved with us', `${before} of ${before}, and this one`],
  ] as const
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      kind="warning"
      className="border-t-gold"
      title={isBlank ? 'Leave this question blank and finish?' : 'Save this answer and finish?'}
      lead={`This was question ${set.current_question_count}. After it the test is closed.`}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Check once more
          </Button>
          <Button onClick={onFinish}>Finish the test</Button>
        </>
      }
    >
      <dl className="text-sm">
        {facts.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-4 border-t border-line py-2.5 last:border-b">
            <dt className="text-ink-2">{term}</dt>
            <dd className="font-medium figures">{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

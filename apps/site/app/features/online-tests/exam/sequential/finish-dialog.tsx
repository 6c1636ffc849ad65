import type { QuestionSetReply } from '@northlight/contract/exams/sequential'
import { Button } from '@northlight/ui/kit/button.tsx'
import { Dialog } from '@northlight/ui/kit/dialog.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
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
  const { say } = useWords()
  const marks = marksOf(set.palette, ranOut)
  const count = (wanted: string) => marks.filter((mark) => mark === wanted).length
  const before = set.current_question_count - 1
  const facts = [
    [say('Answered'), count('answered')],
    [say('Left blank'), count('blank')],
    [say('Time ran out'), count('ran-out')],
    [say('Saved with us'), say('{count} of {count}, and this one', { count: before })],
  ] as const
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      kind="warning"
      className="border-t-gold"
      title={isBlank ? say('Leave this question blank and finish?') : say('Save this answer and finish?')}
      lead={say('This was question {number}. After it the test is closed.', { number: set.current_question_count })}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {say('Check once more')}
          </Button>
          <Button onClick={onFinish}>{say('Finish the test')}</Button>
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

import type { AskedQuestionView } from '@northlight/contract/results/question-views'
import { Button, SubmitButton } from '@northlight/ui/kit/button.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { AnswerFields } from './answer-fields.tsx'
import { answerIn } from './answer-in.ts'

type Props = {
  number: number
  question: AskedQuestionView
  language: 'en' | 'kn' | 'hi'
  pending: boolean
  complaint: string | undefined
  onComplaint: (complaint: string | undefined) => void
  /** Without an answer the solution is asked for. */
  onSend: (answer: string | undefined) => Promise<void>
}

/** One question to answer, or to see the solution of. */
export function AnswerForm({ number, question, language, pending, complaint, onComplaint, onSend }: Props) {
  const { say } = useWords()
  return (
    <form
      aria-label={say('Answer to question {number}', { number })}
      onSubmit={(event) => {
        event.preventDefault()
        const answer = answerIn(question, new FormData(event.currentTarget))
        if (answer === undefined) onComplaint(say('Choose or type an answer, or ask for the solution.'))
        else void onSend(answer)
      }}
      onInput={() => onComplaint(undefined)}
    >
      <AnswerFields question={question} language={language} />
      {complaint && (
        <p role="alert" className="mt-3 text-sm font-medium text-clay-ink">
          {complaint}
        </p>
      )}
      <p className="mt-6 flex flex-wrap gap-3">
        <SubmitButton pending={pending} pendingLabel={say('Being checked')}>
          {say('Check the answer')}
        </SubmitButton>
        <Button variant="line" disabled={pending} onClick={() => void onSend(undefined)}>
          {say('Show the solution')}
        </Button>
      </p>
    </form>
  )
}

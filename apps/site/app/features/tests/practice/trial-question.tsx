import type { FeedbackView, TrialView } from '@northlight/contract/results/practice'
import { useState } from 'react'
import { Button, SubmitButton } from '../../../ui/controls/button.tsx'
import { StateMark } from '../../../ui/layout/state-mark.tsx'
import { AskedQuestion } from '../review/asked-question.tsx'
import { MarkedOptions } from '../review/marked-options.tsx'
import { Solution } from '../review/solution.tsx'
import { AnswerFields } from './answer-fields.tsx'
import { answerIn } from './answer-in.ts'
import { outcomeStates } from './outcome-words.ts'

type Props = {
  item: TrialView['items'][number]
  count: number
  feedback: FeedbackView | undefined
  /** Answers with the complaint about what was typed, where there is one. */
  onSend: (answer: string | undefined) => Promise<string | undefined>
  onNext: () => void
}

/** One of the five questions of a visitor. */
export function TrialQuestion({ item, count, feedback, onSend, onNext }: Props) {
  const { question, number } = item
  const [pending, setPending] = useState(false)
  const [complaint, setComplaint] = useState<string>()
  const send = async (answer: string | undefined) => {
    setPending(true)
    setComplaint(await onSend(answer))
    setPending(false)
  }
  return (
    <div className="wrap pt-7 pb-section">
      <div className="mx-auto max-w-[820px]">
        <h2 className="mb-4 text-h4">
          Question {number} of {count}{' '}
          <span className="font-sans text-sm font-normal text-ink-2">
            {[question.subject, question.topic].filter(Boolean).join(' · ')}
          </span>
        </h2>
        <AskedQuestion question={question} language="en" />
        {feedback ? (
          <div>
            <p className="mt-5" role="status">
              <StateMark state={outcomeStates[feedback.outcome].state} className="text-lg">
                {outcomeStates[feedback.outcome].word}
              </StateMark>
              <span className="sr-only">. The right answer is {feedback.key.text}.</span>
            </p>
            <MarkedOptions
              question={question}
              answer={feedback.answer}
              answerText={feedback.answer_text}
              answerKey={feedback.key}
              language="en"
            />
            <Solution solution={feedback.solution} language="en" isOpen />
            <p className="mt-5">
              <Button onClick={onNext}>{number === count ? 'Finish' : 'Next question'}</Button>
            </p>
          </div>
        ) : (
          <form
            aria-label={`Answer to question ${number}`}
            onInput={() => setComplaint(undefined)}
            onSubmit={(event) => {
              event.preventDefault()
              const answer = answerIn(question, new FormData(event.currentTarget))
              if (answer === undefined) setComplaint('Choose or type an answer, or see the solution.')
              else void send(answer)
            }}
          >
            <AnswerFields question={question} language="en" />
            {complaint && (
              <p role="alert" className="mt-3 text-sm font-medium text-clay-ink">
                {complaint}
              </p>
            )}
            <p className="mt-6 flex flex-wrap gap-3">
              <SubmitButton pending={pending} pendingLabel="Checking">
                Check the answer
              </SubmitButton>
              <Button variant="line" disabled={pending} onClick={() => void send(undefined)}>
                Show the solution
              </Button>
            </p>
          </form>
        )}
      </div>
    </div>
  )
}

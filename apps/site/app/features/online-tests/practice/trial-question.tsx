import type { FeedbackView, TrialView } from '@northlight/contract/results/practice'
import { Button } from '@northlight/ui/kit/button.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useState } from 'react'
import { useAct } from '../../../platform/api/use-act.ts'
import { StateMark } from '../../../ui/layout/state-mark.tsx'
import { AskedQuestion } from '../question/asked-question.tsx'
import { MarkedOptions } from '../question/marked-options.tsx'
import { Solution } from '../question/solution.tsx'
import { AnswerForm } from './answer-form.tsx'
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
  const { say, stored, language: own } = useWords()
  const { question, number } = item
  const language = question.languages.includes(own) ? own : 'en'
  const { act, pending } = useAct()
  const [complaint, setComplaint] = useState<string>()
  const send = (answer: string | undefined) => act(() => onSend(answer), setComplaint)
  return (
    <div className="wrap pt-7 pb-section">
      <div className="mx-auto max-w-questions">
        <h2 className="mb-4 text-h4">
          {say('Question {number} of {all}', { number, all: count })}{' '}
          <span className="font-sans text-sm font-normal text-ink-2">
            {[question.subject, question.topic].flatMap((text) => (text ? [stored(text)] : [])).join(' · ')}
          </span>
        </h2>
        <AskedQuestion question={question} language={language} />
        {feedback ? (
          <div>
            <p className="mt-5" role="status">
              <StateMark state={outcomeStates[feedback.outcome].state} className="text-lg">
                {say(outcomeStates[feedback.outcome].word)}
              </StateMark>
              <span className="sr-only">. {say('The right answer is {answer}.', { answer: feedback.key.text })}</span>
            </p>
            <MarkedOptions
              question={question}
              answer={feedback.answer}
              answerText={feedback.answer_text}
              answerKey={feedback.key}
              language={language}
            />
            <Solution solution={feedback.solution} language={language} isOpen />
            <p className="mt-5">
              <Button onClick={onNext}>{number === count ? say('Finish') : say('Next question')}</Button>
            </p>
          </div>
        ) : (
          <AnswerForm
            number={number}
            question={question}
            language={language}
            pending={pending}
            complaint={complaint}
            onComplaint={setComplaint}
            onSend={send}
          />
        )}
      </div>
    </div>
  )
}

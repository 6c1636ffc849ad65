import type { FeedbackView, PracticeView } from '@northlight/contract/results/practice'
import { Button } from '@northlight/ui/kit/button.tsx'
import type { languageNames } from '@northlight/ui/question/sheet.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useRef, useState } from 'react'
import { isApiError } from '../../../platform/api/api-error.ts'
import { useAct } from '../../../platform/api/use-act.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { AskedQuestion } from '../question/asked-question.tsx'
import { LanguageSwitch } from '../question/language-switch.tsx'
import { AnswerForm } from './answer-form.tsx'
import { Feedback } from './feedback.tsx'
import { PracticeDone } from './practice-done.tsx'
import { PracticeSteps } from './practice-steps.tsx'
import { usePracticeAnswers } from './use-practice-answers.ts'

/** One question at a time, told at once; any question can be opened again. */
export function PracticeRun({ practice }: { practice: PracticeView }) {
  const { say, stored, language: own } = useWords()
  const { feedbacks, waiting, answer } = usePracticeAnswers(practice)
  const firstOpen = practice.items.find(({ number, feedback }) => !feedback && !waiting.includes(number))?.number
  const [current, setCurrent] = useState<number | undefined>(firstOpen)
  const [complaint, setComplaint] = useState<string>()
  const { act, pending } = useAct({
    onFailed: (error) => {
      if (isApiError(error) && error.status === 422) setComplaint(stored(error.message))
      else toast.error(say('Your answer was not sent. Check your connection and send it again.'))
    },
  })
  const [chosen, setLanguage] = useState<keyof typeof languageNames>()
  const openedAt = useRef(performance.now())
  const heading = useRef<HTMLHeadingElement>(null)

  const open = (number: number | undefined) => {
    setCurrent(number)
    setComplaint(undefined)
    openedAt.current = performance.now()
    requestAnimationFrame(() => heading.current?.focus())
  }

  const send = (number: number, given: string | undefined) => {
    setComplaint(undefined)
    const time_ms = Math.round(performance.now() - openedAt.current)
    return act(() => answer({ number, ...(given && { answer: given }), time_ms }))
  }

  const item = practice.items.find(({ number }) => number === current)
  if (!item && waiting.length > 0) return <WaitsForNetwork count={waiting.length} />
  if (!item) return <PracticeDone practice={practice} feedbacks={feedbacks} onOpen={open} />
  const { question } = item
  const language = chosen ?? (question.languages.includes(own) ? own : 'en')
  const feedback: FeedbackView | undefined = feedbacks.get(item.number)
  const next = nextAfter(practice, [...feedbacks.keys(), ...waiting], item.number)
  const isWaiting = feedback === undefined && waiting.includes(item.number)
  return (
    <div className="wrap pt-7 pb-section">
      <div className="mx-auto max-w-questions">
        <PracticeSteps practice={practice} feedbacks={feedbacks} current={item.number} onOpen={open} />
        <div className="mt-7 mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 ref={heading} tabIndex={-1} className="text-h4 outline-none">
            {say('Question {number} of {all}', { number: item.number, all: practice.questions })}{' '}
            <span className="font-sans text-sm font-normal text-ink-2">
              {[question.topic, question.difficulty].flatMap((text) => (text ? [stored(text)] : [])).join(' · ')}
            </span>
          </h2>
          {question.languages.length > 1 && (
            <LanguageSwitch languages={question.languages} language={language} onChange={setLanguage} />
          )}
        </div>
        <AskedQuestion question={question} language={language} />
        {feedback ? (
          <Feedback item={item} feedback={feedback} language={language}>
            <Button onClick={() => open(next)}>{next === undefined ? say('Finish') : say('Next question')}</Button>
          </Feedback>
        ) : isWaiting ? (
          <div role="status" className="mt-6 border-t border-line-2 pt-5">
            <p>{say('Your answer is kept on this device. Right or wrong is told when the connection is back.')}</p>
            <p className="mt-5">
              <Button onClick={() => open(next)}>{next === undefined ? say('Finish') : say('Next question')}</Button>
            </p>
          </div>
        ) : (
          <AnswerForm
            key={item.number}
            number={item.number}
            question={question}
            language={language}
            pending={pending}
            complaint={complaint}
            onComplaint={setComplaint}
            onSend={(given) => send(item.number, given)}
          />
        )}
      </div>
    </div>
  )
}

/** The next open question after this one, going round once. */
const nextAfter = (practice: PracticeView, answered: number[], number: number) => {
  const open = practice.items.map((item) => item.number).filter((one) => one !== number && !answered.includes(one))
  return open.find((one) => one > number) ?? open[0]
}

/** The end offline: the figures come with it. */
function WaitsForNetwork({ count }: { count: number }) {
  const { say } = useWords()
  return (
    <div className="wrap pt-10 pb-section">
      <h2 className="text-h2">{say('All answered')}</h2>
      <p role="status" className="mt-3 text-ink-2">
        {say(
          'Answers waiting on this device: {count}. They are sent, and you are told how many were right, when the connection is back.',
          {
            count,
          },
        )}
      </p>
    </div>
  )
}

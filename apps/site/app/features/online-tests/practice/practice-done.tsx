import type { FeedbackView, PracticeView } from '@northlight/contract/results/practice'
import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useEffect, useRef } from 'react'
import { browserClient } from '../../../platform/api/browser.ts'
import { PracticeSteps } from './practice-steps.tsx'

type Props = { practice: PracticeView; feedbacks: Map<number, FeedbackView>; onOpen: (number: number) => void }

/** The end of a practice: how many were right, and what next. */
export function PracticeDone({ practice, feedbacks, onOpen }: Props) {
  const { say } = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpen = practice.finished_at === null
  useEffect(() => {
    heading.current?.focus()
    if (!isOpen) return
    // Only a mark on the list: if it does not arrive, the session is shown as open and nothing is lost.
    browserClient()
      .then((client) => client.post('/practice/{uuid}/finish', {}, { params: { uuid: practice.uuid } }))
      .catch(() => undefined)
  }, [isOpen, practice.uuid])
  const right = [...feedbacks.values()].filter(({ outcome }) => outcome === 'right').length
  return (
    <div className="wrap pt-10 pb-section">
      <div className="mx-auto max-w-questions">
        <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
          {say('{right} of {all} right', { right, all: practice.questions })}
        </h2>
        <p className="mt-3 mb-8 text-ink-2">
          {right === practice.questions
            ? say('All of them. Try a harder set, or another topic.')
            : say('To look at again: {count}. Open one to read its working.', { count: practice.questions - right })}
        </p>
        <PracticeSteps practice={practice} feedbacks={feedbacks} current={0} onOpen={onOpen} />
        <p className="mt-9">
          <ButtonLink to="/practice">{say('Practise more')}</ButtonLink>
        </p>
      </div>
    </div>
  )
}

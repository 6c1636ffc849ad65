import type { FeedbackView, PracticeView } from '@northlight/contract/results/practice'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { StateMark } from '../../../ui/layout/state-mark.tsx'
import { BookmarkButton } from '../question/bookmark-button.tsx'
import { MarkedOptions } from '../question/marked-options.tsx'
import { Solution } from '../question/solution.tsx'
import { outcomeStates } from './outcome-words.ts'

type Props = {
  item: PracticeView['items'][number]
  feedback: FeedbackView
  language: 'en' | 'kn' | 'hi'
  /** The way on. */
  children: ReactNode
}

/** How it went, the key and the working. */
export function Feedback({ item, feedback, language, children }: Props) {
  const { say } = useWords()
  const said = useRef<HTMLParagraphElement>(null)
  // Where the eyes are already: the page stays as it is.
  useEffect(() => said.current?.focus({ preventScroll: true }), [])
  const { state, word } = outcomeStates[feedback.outcome]
  return (
    <div>
      <p ref={said} tabIndex={-1} className="mt-5 outline-none">
        <StateMark state={state} className="text-lg">
          {say(word)}
        </StateMark>
        <span className="sr-only">. {say('The right answer is {answer}.', { answer: feedback.key.text })}</span>
      </p>
      <MarkedOptions
        question={item.question}
        answer={feedback.answer}
        answerText={feedback.answer_text}
        answerKey={feedback.key}
        language={language}
      />
      <Solution solution={feedback.solution} language={language} isOpen />
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        {children}
        <BookmarkButton version={item.question.version} number={item.number} bookmark={item.bookmark} />
      </div>
    </div>
  )
}

import type { PracticeView } from '@northlight/contract/results/practice'
import type { AnswerView } from '@northlight/contract/results/question-views'
import { Button } from '@northlight/ui/kit/button.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useRef, useState } from 'react'
import { AskedQuestion } from '../question/asked-question.tsx'
import { AnswerFields } from './answer-fields.tsx'
import { answerIn } from './answer-in.ts'
import { SheetHandIn } from './sheet-hand-in.tsx'
import { SheetHead } from './sheet-head.tsx'
import { useSheet } from './use-sheet.ts'

/** A test of one's own, or one taken again: free movement, a clock, and nothing told before it is submitted. */
export function SheetRun({ practice, onDone }: { practice: PracticeView; onDone: () => Promise<void> }) {
  const { say, language: own } = useWords()
  const sheet = useSheet(practice, onDone)
  const [current, setCurrent] = useState(practice.items[0]?.number ?? 1)
  const [isAsking, setAsking] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const item = practice.items.find(({ number }) => number === current)
  if (!item) return null
  const { question, number } = item
  const language = question.languages.includes(own) ? own : 'en'

  const open = (next: number) => {
    setCurrent(next)
    requestAnimationFrame(() => heading.current?.focus())
  }
  const keep = () => {
    if (form.current) sheet.keep(number, answerIn(question, new FormData(form.current)))
  }
  const [previous, following] = [number - 1, number + 1]
  return (
    <div className="wrap pt-7 pb-section">
      <div className="mx-auto max-w-questions">
        <SheetHead
          practice={practice}
          answered={sheet.answered}
          current={number}
          saving={sheet.saving}
          onOpen={open}
          onTimeUp={() => void sheet.handIn()}
        />
        <h2 ref={heading} tabIndex={-1} className="mt-7 mb-4 text-h4 outline-none">
          {say('Question {number} of {all}', { number, all: practice.questions })}
        </h2>
        <AskedQuestion question={question} language={language} />
        <form
          ref={form}
          key={number}
          aria-label={say('Answer to question {number}', { number })}
          onChange={keep}
          onSubmit={(event) => event.preventDefault()}
        >
          <AnswerFields question={question} language={language} given={givenIn(item, sheet.typed)} />
        </form>
        <div className="mt-7 flex flex-wrap justify-between gap-3">
          <span className="flex gap-3">
            <Button variant="line" disabled={previous < 1} onClick={() => open(previous)}>
              {say('Back')}
            </Button>
            <Button disabled={following > practice.questions} onClick={() => open(following)}>
              {say('Next')}
            </Button>
          </span>
          <Button variant="line" onClick={() => setAsking(true)}>
            {say('Submit the test')}
          </Button>
        </div>
      </div>
      {isAsking && (
        <SheetHandIn
          practice={practice}
          answered={sheet.answered}
          pending={sheet.pending}
          onOpen={(next) => {
            setAsking(false)
            open(next)
          }}
          onClose={() => setAsking(false)}
          onSure={() => void sheet.handIn()}
        />
      )}
    </div>
  )
}

/** What stands in the form when a question is opened again: as typed here, else as the server has it. */
const givenIn = (item: PracticeView['items'][number], typed: Map<number, string | undefined>): AnswerView | null => {
  if (!typed.has(item.number)) return item.given
  const text = typed.get(item.number)
  if (text === undefined) return null
  switch (item.question.type) {
    case 'single':
      return { type: 'single', option: text }
    case 'multiple':
      return { type: 'multiple', options: text.split(',') }
    case 'numeric':
      return { type: 'numeric', value: text }
    case 'matching':
      return { type: 'matching', pairs: Object.fromEntries(text.split(',').map((pair) => pair.split('-'))) }
  }
}

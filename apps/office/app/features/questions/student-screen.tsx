import type { Language, PaperView } from '@northlight/contract/exams/paper'
import type { Answer } from '@northlight/exam/answers/answers'
import type { Scheme } from '@northlight/exam/papers/paper'
import { ChoiceOptions } from '@northlight/ui/question/choice-options.tsx'
import { MatchingAnswer } from '@northlight/ui/question/matching-answer.tsx'
import { NumericAnswer } from '@northlight/ui/question/numeric-answer.tsx'
import { MarksLine, QuestionWords } from '@northlight/ui/question/question-words.tsx'
import { type PaperQuestion, type SheetQuestion, typeWords, wordingOf } from '@northlight/ui/question/sheet.ts'
import { useState } from 'react'

type Props = {
  view: PaperQuestion
  passage: PaperView['passages'][number] | null
  subject: string
  language: Language
  scheme: Scheme
}

const chosenIn = (answer: Answer | null): string[] =>
  answer?.type === 'single' ? [answer.option] : answer?.type === 'multiple' ? answer.options : []

/** The question as it stands on the screen of a test, drawn by the same parts. It can be tried; nothing is stored. */
export function StudentScreen({ view, passage, subject, language, scheme }: Props) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [typed, setTyped] = useState('')
  const one: SheetQuestion = {
    slot: 1,
    number: 5,
    section: 1,
    marks: { right: scheme.right, wrong: scheme.wrong, blank: scheme.blank, partial: scheme.partial ?? null },
    order: view.options,
    view,
    question: { version: 0, type: view.type, options: view.options, topic: null, difficulty: view.difficulty },
    passage,
  }
  const { language: lang, words } = wordingOf(view.texts, language)
  const toggle = (name: string) => {
    const before = chosenIn(answer)
    if (view.type === 'single') return setAnswer(before.includes(name) ? null : { type: 'single', option: name })
    const options = before.includes(name) ? before.filter((other) => other !== name) : [...before, name].sort()
    return setAnswer(options.length === 0 ? null : { type: 'multiple', options })
  }
  return (
    <div className="min-h-100">
      <div className="flex items-center bg-night px-5 py-3.5 text-on-night">
        <b className="text-sm">{subject}</b>
        <span className="ml-auto text-lg figures">2:18:42</span>
      </div>
      <div className="px-5 pb-8">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line-2 pt-5 pb-3">
          <h2 className="font-serif text-xl">Question 5</h2>
          <span className="text-xs text-ink-2">{typeWords[view.type]}</span>
          <MarksLine marks={one.marks} />
        </div>
        <QuestionWords one={one} language={language} />
        {(view.type === 'single' || view.type === 'multiple') && (
          <ChoiceOptions
            number={5}
            order={view.options}
            texts={words.options}
            lang={lang}
            chosen={chosenIn(answer)}
            isMultiple={view.type === 'multiple'}
            onToggle={toggle}
          />
        )}
        {view.type === 'numeric' && (
          <NumericAnswer number={5} text={typed} decimals={view.decimals} isLocked={false} onText={setTyped} />
        )}
        {view.type === 'matching' && (
          <MatchingAnswer
            number={5}
            left={view.options}
            right={view.matches ?? []}
            texts={words}
            lang={lang}
            pairs={answer?.type === 'matching' ? answer.pairs : {}}
            isLocked={false}
            onPairs={setAnswer}
          />
        )}
      </div>
    </div>
  )
}

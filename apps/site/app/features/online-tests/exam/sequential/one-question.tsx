import type { Language } from '@northlight/contract/exams/paper'
import type { AnswerName, QuestionSetReply } from '@northlight/contract/exams/sequential'
import { ChoiceOptions } from '@northlight/ui/question/choice-options.tsx'
import { RichText } from '@northlight/ui/question/rich-text.tsx'
import { languageNames } from '@northlight/ui/question/sheet.ts'
import { textClass } from '@northlight/ui/question/text-class.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useLayoutEffect, useRef } from 'react'
import { KeyHint } from '../frame/key-hint.tsx'
import { wordsOf } from './question-view.ts'

type QuestionSet = QuestionSetReply['question_set']

type Props = {
  set: QuestionSetReply
  quiz: NonNullable<QuestionSet['current_quiz']>
  question: NonNullable<QuestionSet['current_question']>
  language: Language
  isBeside: boolean
  /** What a blank answer earns, where the rules of the test say it. */
  blank: number | null
  choice: AnswerName | null
  isLocked: boolean
  onChoose: (name: AnswerName) => void
}

const signed = (marks: number) => (marks > 0 ? `+${marks}` : String(marks).replace('-', '−'))

export function OneQuestion({ set, quiz, question, language, isBeside, blank, choice, isLocked, onChoose }: Props) {
  const { say, stored } = useWords()
  const words = wordsOf(question, language)
  const english = isBeside && words.language !== 'en' ? wordsOf(question, 'en') : undefined
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef<number>(undefined)
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true })
    if (before.current !== undefined && before.current !== question.id) window.scrollTo({ top: 0 })
    before.current = question.id
  }, [question.id])
  return (
    <div className="max-w-[920px]">
      <div className="flex flex-wrap items-baseline gap-x-4.5 gap-y-1 border-b border-line-2 pb-3.5 max-md:gap-x-3 max-md:pb-2.5">
        <h2
          ref={heading}
          tabIndex={-1}
          className="text-[1.5rem] leading-tight font-medium tracking-[-0.015em] outline-none"
        >
          {say('Question {number}', { number: set.current_question_count })}{' '}
          <span className="font-sans text-[1.125rem] font-normal tracking-normal text-ink-2">
            {say('of {count}', { count: set.total_question_count })}
          </span>
        </h2>
        <p className="text-sm text-ink-2">
          {stored(quiz.subject.name)} · {stored(quiz.difficulty).toLowerCase()}
        </p>
        <p className="ml-auto flex gap-4 text-sm text-ink-2 figures max-md:ml-0 max-md:w-full max-md:text-xs">
          <span>
            {say('Right')} <b className="text-ink">{signed(quiz.mark)}</b>
          </span>
          <span>
            {say('Wrong')} <b className="text-ink">{signed(quiz.negative_mark)}</b>
          </span>
          {blank !== null && (
            <span>
              {say('Blank')} <b className="text-ink">{signed(blank)}</b>
            </span>
          )}
        </p>
      </div>
      <div className="pt-5.5 pb-2 max-md:pt-4">
        {words.language !== language && (
          <p className="mb-3 text-xs text-ink-2">
            {say('This question is not translated into {language}.', { language: languageNames[language] })}
          </p>
        )}
        {/* The picture is part of the text. */}
        <RichText html={words.text} lang={words.language} className={`${textClass} [&_figure]:mt-4`} />
        {english && (
          <RichText
            html={english.text}
            lang="en"
            className={`${textClass} mt-3 border-l-2 border-line-2 pl-4 text-ink-2 [&_figure]:hidden`}
          />
        )}
      </div>
      <ChoiceOptions
        number={set.current_question_count}
        order={words.order}
        texts={words.options}
        lang={words.language}
        beside={english?.options}
        chosen={choice ? [choice] : []}
        isMultiple={false}
        isLocked={isLocked}
        onToggle={(name) => onChoose(name as AnswerName)}
      />
      <KeyHint>
        <kbd>A</kbd>–<kbd>D</kbd> {say('choose')} <kbd>Enter</kbd> {say('Save and next').toLowerCase()}
      </KeyHint>
    </div>
  )
}

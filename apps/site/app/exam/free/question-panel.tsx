import type { Language } from '@northlight/contract/exams/paper'
import { type Answer, answerText, sameAnswer } from '@northlight/exam/answers'
import { toggleOption, unsavedChoice } from '@northlight/exam/free'
import { signedMarksText } from '@northlight/exam/marks'
import { memo, useCallback, useEffect, useRef, useState } from 'react'
import { TextButton } from '../../ui/text-button.tsx'
import { ChoiceOptions } from '../question/choice-options.tsx'
import { QuestionFigure } from '../question/figure.tsx'
import { MatchingAnswer } from '../question/matching-answer.tsx'
import { numberIn } from '../question/number-entry.ts'
import { NumericAnswer } from '../question/numeric-answer.tsx'
import { RichText } from '../question/rich-text.tsx'
import { languageNames, letterAt, passageIn, type SheetQuestion, typeWords, wordingOf } from '../question/sheet.ts'
import { textClass } from '../question/text-class.ts'
import { useSelect, useWhole } from '../use-select.ts'
import type { Sitting } from './sitting.ts'

const minus = (text: string) => text.replace('-', '−')

export function MarksLine({ marks }: { marks: SheetQuestion['marks'] }) {
  return (
    <p className="ml-auto flex flex-wrap gap-x-4 text-sm text-ink-2 figures max-md:ml-0 max-md:w-full max-md:text-xs">
      <span>
        Right <b className="text-ink">{minus(signedMarksText(marks.right))}</b>
      </span>
      {marks.partial !== null && (
        <span>
          Each right part <b className="text-ink">{minus(signedMarksText(marks.partial))}</b>
        </span>
      )}
      <span>
        Wrong <b className="text-ink">{minus(signedMarksText(marks.wrong))}</b>
      </span>
      <span>
        Blank <b className="text-ink">{minus(signedMarksText(marks.blank))}</b>
      </span>
    </p>
  )
}

/** The words of a question, with its passage and figure. Never drawn again while it is answered. */
export const QuestionWords = memo(function QuestionWords({
  one,
  language,
}: {
  one: SheetQuestion
  language: Language
}) {
  const { language: shown, words } = wordingOf(one.view.texts, language)
  const passage = one.passage && passageIn(one.passage, language)
  return (
    <div className="pt-5.5 pb-2 max-md:pt-4">
      {shown !== language && (
        <p className="mb-3 text-xs text-ink-2">This question is not translated into {languageNames[language]}.</p>
      )}
      {passage && one.passage && (
        <section aria-label="Passage" className="mb-5 border-l-2 border-bronze pl-4">
          <RichText html={passage.html} lang={passage.language} className={textClass} />
          {one.passage.figure && <QuestionFigure figure={one.passage.figure} alt={one.passage.figure_alt} />}
        </section>
      )}
      <RichText html={words.text} lang={shown} className={textClass} />
      {one.view.figure && <QuestionFigure figure={one.view.figure} alt={one.view.figure_alt} />}
    </div>
  )
})

type AnswerProps = {
  sitting: Sitting
  one: SheetQuestion
  choice: Answer | null
  language: Language
  isLocked: boolean
}

function AnswerPart({ sitting, one, choice, language, isLocked }: AnswerProps) {
  const { language: shown, words } = wordingOf(one.view.texts, language)
  const choose = useCallback((next: Answer | null) => sitting.press({ press: 'choose', choice: next }), [sitting])
  const toggle = useCallback(
    (name: string) => choose(toggleOption(one.question, sitting.view.get().screen.choice, name)),
    [choose, one, sitting],
  )
  const value = choice?.type === 'numeric' ? choice.value : ''
  const [typed, setTyped] = useState(value)
  const meant = numberIn(typed)
  // The field follows the answer, except while what is typed is on the way to becoming one.
  const text = meant === undefined || sameAnswer(meant, choice) ? typed : value

  if (one.view.type === 'numeric')
    return (
      <NumericAnswer
        number={one.number}
        text={text}
        decimals={one.view.decimals}
        isLocked={isLocked}
        onText={(next) => {
          setTyped(next)
          const answer = numberIn(next)
          if (answer !== undefined) choose(answer)
        }}
      />
    )
  if (one.view.type === 'matching')
    return (
      <MatchingAnswer
        number={one.number}
        left={one.order}
        right={one.view.matches ?? []}
        texts={words}
        lang={shown}
        pairs={choice?.type === 'matching' ? choice.pairs : {}}
        isLocked={isLocked}
        onPairs={choose}
      />
    )
  const chosen = choice?.type === 'single' ? [choice.option] : choice?.type === 'multiple' ? choice.options : []
  return (
    <ChoiceOptions
      number={one.number}
      order={one.order}
      texts={words.options}
      lang={shown}
      chosen={chosen}
      isMultiple={one.view.type === 'multiple'}
      isLocked={isLocked}
      onToggle={toggle}
    />
  )
}

/** As the screen names it: the letters of the places, not the names of the options. */
const shownAs = (one: SheetQuestion, answer: Answer): string => {
  const letter = (name: string) => letterAt(one.order.indexOf(name))
  if (answer.type === 'single') return letter(answer.option)
  if (answer.type === 'multiple') return answer.options.map(letter).sort().join(', ')
  return answerText(answer)
}

export function QuestionPanel({ sitting }: { sitting: Sitting }) {
  const slot = useSelect(sitting.view, (view) => view.screen.slot)
  const choice = useSelect(sitting.view, (view) => view.screen.choice)
  const unsaved = useSelect(sitting.view, (view) => unsavedChoice(view.state, slot))
  const language = useSelect(sitting.reading, (reading) => reading.language)
  const isLocked = useWhole(sitting.phase).is !== 'running'
  const one = sitting.sheet.bySlot.get(slot)
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(slot)
  useEffect(() => {
    if (before.current === slot) return
    before.current = slot
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [slot])
  if (!one) return null
  const section = sitting.sheet.sections.find((each) => each.id === one.section)
  const isOffered = unsaved !== null && !sameAnswer(unsaved, choice)
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4.5 gap-y-1 border-b border-line-2 pb-3.5 max-md:gap-x-3 max-md:pb-2.5">
        <h2
          ref={heading}
          tabIndex={-1}
          className="text-[1.5rem] leading-tight font-medium tracking-[-0.015em] outline-none"
        >
          Question {one.number}
          <span className="sr-only">
            {' '}
            of {sitting.sheet.order.length}, {section?.name}
          </span>
        </h2>
        <p className="text-sm text-ink-2">{typeWords[one.view.type]}</p>
        <MarksLine marks={one.marks} />
      </div>
      <QuestionWords one={one} language={language} />
      <AnswerPart key={slot} sitting={sitting} one={one} choice={choice} language={language} isLocked={isLocked} />
      {isOffered && (
        <p className="mt-4 text-sm text-ink-2">
          You chose <b className="text-ink">{shownAs(one, unsaved)}</b> here earlier and did not save it.{' '}
          <TextButton onClick={() => sitting.press({ press: 'choose', choice: unsaved })}>Choose it again</TextButton>
        </p>
      )}
      <p
        aria-hidden="true"
        className="mt-5 text-xs text-ink-2 max-md:hidden [&_kbd]:mx-0.5 [&_kbd]:inline-block [&_kbd]:min-w-6 [&_kbd]:rounded-[5px] [&_kbd]:border [&_kbd]:border-b-2 [&_kbd]:border-line-2 [&_kbd]:bg-white [&_kbd]:px-1.5 [&_kbd]:text-center [&_kbd]:font-sans [&_kbd]:text-[0.75rem]"
      >
        {one.order.length > 0 && one.view.type !== 'matching' && (
          <>
            <kbd>A</kbd>–<kbd>{letterAt(one.order.length - 1)}</kbd> choose{' '}
          </>
        )}
        <kbd>←</kbd>
        <kbd>→</kbd> move <kbd>Enter</kbd> save
      </p>
    </>
  )
}

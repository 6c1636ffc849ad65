import type { Language } from '@northlight/contract/exams/paper'
import { type Answer, sameAnswer } from '@northlight/exam/answers/answers'
import { toggleOption } from '@northlight/exam/answers/free'
import { ChoiceOptions } from '@northlight/ui/question/choice-options.tsx'
import { MatchingAnswer } from '@northlight/ui/question/matching-answer.tsx'
import { numberIn } from '@northlight/ui/question/number-entry.ts'
import { NumericAnswer } from '@northlight/ui/question/numeric-answer.tsx'
import { type SheetQuestion, wordingOf } from '@northlight/ui/question/sheet.ts'
import { useCallback, useState } from 'react'
import { useSelect } from '../use-select.ts'
import type { Attempt } from './attempt/attempt.ts'

type AnswerProps = {
  attempt: Attempt
  one: SheetQuestion
  language: Language
  isBeside: boolean
  isLocked: boolean
}

export function AnswerPart({ attempt, one, language, isBeside, isLocked }: AnswerProps) {
  const choice = useSelect(attempt.view, (view) => view.screen.choice)
  const { language: shown, words } = wordingOf(one.view.texts, language)
  const choose = useCallback((next: Answer | null) => attempt.press({ press: 'choose', choice: next }), [attempt])
  const toggle = useCallback(
    (name: string) => choose(toggleOption(one.question, attempt.view.get().screen.choice, name)),
    [choose, one, attempt],
  )
  const struck = useSelect(attempt.aids.store, (kept) => kept.struck[one.slot])
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
          // A lone minus sign is no answer, and what stood there before is none any more.
          const answer = numberIn(next) ?? null
          if (answer !== null || choice !== null) choose(answer)
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
        beside={isBeside && shown !== 'en' ? one.view.texts.en : undefined}
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
      beside={isBeside && shown !== 'en' ? one.view.texts.en.options : undefined}
      chosen={chosen}
      isMultiple={one.view.type === 'multiple'}
      struck={struck}
      isLocked={isLocked}
      onToggle={toggle}
    />
  )
}

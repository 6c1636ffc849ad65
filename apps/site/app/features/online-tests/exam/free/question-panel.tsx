import { type Answer, answerText, sameAnswer } from '@northlight/exam/answers/answers'
import { unsavedChoice } from '@northlight/exam/answers/free'
import { TextButton } from '@northlight/ui/kit/text-button.tsx'
import { MarksLine, QuestionWords } from '@northlight/ui/question/question-words.tsx'
import { letterAt, type SheetQuestion, typeWords } from '@northlight/ui/question/sheet.ts'
import { Said } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useLayoutEffect, useRef } from 'react'
import { KeyHint } from '../frame/key-hint.tsx'
import { useSelect, useWhole } from '../use-select.ts'
import { AnswerPart } from './answer-part.tsx'
import type { Attempt } from './attempt/attempt.ts'
import { BackAndNext } from './back-and-next.tsx'
import { ClearHere, OddAnswer } from './under-the-answer.tsx'

/** As the screen names it: the letters of the places, not the names of the options. */
const shownAs = (one: SheetQuestion, answer: Answer): string => {
  const letter = (name: string) => letterAt(one.order.indexOf(name))
  if (answer.type === 'single') return letter(answer.option)
  if (answer.type === 'multiple') return answer.options.map(letter).sort().join(', ')
  return answerText(answer)
}

/** Draws again when another question is opened; a choice draws only the options. */
export function QuestionPanel({ attempt }: { attempt: Attempt }) {
  const { say, stored } = useWords()
  const slot = useSelect(attempt.view, (view) => view.screen.slot)
  const language = useSelect(attempt.reading, (reading) => reading.language)
  const isBeside = useSelect(attempt.reading, (reading) => reading.isBeside ?? false)
  const isLocked = useSelect(attempt.phase, (phase) => phase.is !== 'running')
  const one = attempt.sheet.bySlot.get(slot)
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef<number>(undefined)
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true })
    if (before.current !== undefined && before.current !== slot) {
      // On wide screens the question scrolls by itself, on phones the page does.
      heading.current?.closest('main')?.scrollTo({ top: 0 })
      window.scrollTo({ top: 0 })
    }
    before.current = slot
  }, [slot])
  if (!one) return null
  const section = attempt.sheet.sections.find((each) => each.id === one.section)
  return (
    <>
      <div className="relative flex flex-wrap items-baseline gap-x-4.5 gap-y-1 border-b border-line-2 pb-3.5 max-md:gap-x-3 max-md:gap-y-0 max-md:pr-24 max-md:pb-2 md:pr-28">
        <h2
          ref={heading}
          tabIndex={-1}
          className="text-[1.5rem] leading-tight font-medium tracking-[-0.015em] outline-none max-md:text-[1.25rem]"
        >
          {say('Question {number}', { number: one.number })}
          <span className="sr-only">
            {' '}
            {say('of {count}', { count: attempt.sheet.order.length })}, {stored(section?.name ?? '')}
          </span>
        </h2>
        <p className="text-sm text-ink-2 max-md:text-xs">{say(typeWords[one.view.type])}</p>
        <MarksLine marks={one.marks} />
        <BackAndNext attempt={attempt} slot={slot} />
      </div>
      {/* A number is typed beside its question where there is room, so that both are seen at once. */}
      <div className={one.view.type === 'numeric' ? 'lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-x-14' : ''}>
        <QuestionWords one={one} language={language} isBeside={isBeside} />
        <AnswerPart
          key={slot}
          attempt={attempt}
          one={one}
          language={language}
          isBeside={isBeside}
          isLocked={isLocked}
        />
      </div>
      <ClearHere attempt={attempt} isLocked={isLocked} />
      <OddAnswer attempt={attempt} one={one} />
      <EarlierChoice attempt={attempt} one={one} />
      <EndOfSection attempt={attempt} one={one} />
      <KeyHint>
        {one.order.length > 0 && one.view.type !== 'matching' && (
          <>
            <kbd>A</kbd>–<kbd>{letterAt(one.order.length - 1)}</kbd> {say('choose')}{' '}
          </>
        )}
        <kbd>←</kbd>
        <kbd>→</kbd> {say('move')} <kbd>Enter</kbd> {say('save')}
      </KeyHint>
    </>
  )
}

/** With a clock for each section, Save & Next has nowhere to go after its last question: that is said before. */
function EndOfSection({ attempt, one }: { attempt: Attempt; one: SheetQuestion }) {
  const { say, stored } = useWords()
  const open = useWhole(attempt.openSection)
  const { sections } = attempt.sheet
  const at = sections.findIndex(({ id }) => id === open)
  const [here, next] = [sections[at], sections[at + 1]]
  if (!here || !next || here.slots.at(-1) !== one.slot) return null
  return (
    <p className="mt-4 text-sm text-ink-2">
      {say(
        'This is the last question of {section}. Look over the others while its time runs; {next} opens by itself.',
        {
          section: stored(here.name),
          next: stored(next.name),
        },
      )}
    </p>
  )
}

function EarlierChoice({ attempt, one }: { attempt: Attempt; one: SheetQuestion }) {
  const { say } = useWords()
  const unsaved = useSelect(attempt.view, ({ state, screen }) => {
    const choice = unsavedChoice(state, one.slot)
    return sameAnswer(choice, screen.choice) ? null : choice
  })
  if (!unsaved) return null
  return (
    <p className="mt-4 text-sm text-ink-2">
      <Said
        text="You chose {answer} here earlier and did not save it."
        values={{ answer: <b className="text-ink">{shownAs(one, unsaved)}</b> }}
      />{' '}
      <TextButton onClick={() => attempt.press({ press: 'choose', choice: unsaved })}>
        {say('Choose it again')}
      </TextButton>
    </p>
  )
}

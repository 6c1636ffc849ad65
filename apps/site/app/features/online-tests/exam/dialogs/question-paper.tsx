import type { Language } from '@northlight/contract/exams/paper'
import { Dialog } from '@northlight/ui/kit/dialog.tsx'
import { MarksLine, QuestionWords } from '@northlight/ui/question/question-words.tsx'
import { RichText } from '@northlight/ui/question/rich-text.tsx'
import { letterAt, type Sheet, type SheetQuestion, typeWords, wordingOf } from '@northlight/ui/question/sheet.ts'
import { textClass } from '@northlight/ui/question/text-class.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  sheet: Sheet
  /** The section whose time runs, where each has its own: the others are shut here too. */
  only: number | undefined
  language: Language
}

/** Everything at once, only to read. */
export function QuestionPaper({ isOpen, onClose, sheet, only, language }: Props) {
  const { say, stored } = useWords()
  const shown = sheet.sections.filter(({ id }) => only === undefined || id === only)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={say('Question paper')}
      lead={say('Only to read. Answers are given on the screen behind this one. The clock keeps running.')}
      className="sm:w-[min(100%-32px,920px)]"
    >
      {shown.map((section) => (
        <section key={section.id} aria-label={stored(section.name)}>
          <h3 className="border-b border-ink pb-2 text-h4 font-medium">{stored(section.name)}</h3>
          {section.slots.map((slot) => {
            const one = sheet.bySlot.get(slot)
            return one ? <PrintedQuestion key={slot} one={one} language={language} /> : null
          })}
        </section>
      ))}
    </Dialog>
  )
}

function PrintedQuestion({ one, language }: { one: SheetQuestion; language: Language }) {
  const { say } = useWords()
  const { language: shown, words } = wordingOf(one.view.texts, language)
  const rows: [string, string][] =
    one.view.type === 'matching'
      ? [
          ...one.order.map((name): [string, string] => [name, words.options[name] ?? '']),
          ...(one.view.matches ?? []).map((name): [string, string] => [name, words.matches?.[name] ?? '']),
        ]
      : one.order.map((name, place): [string, string] => [letterAt(place), words.options[name] ?? ''])
  return (
    <article className="border-b border-line py-5">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h4 className="text-[1.125rem] font-medium">{say('Question {number}', { number: one.number })}</h4>
        <p className="text-xs text-ink-2">{say(typeWords[one.view.type])}</p>
        <MarksLine marks={one.marks} />
      </div>
      <QuestionWords one={one} language={language} />
      <ol className="mt-2 grid gap-1.5">
        {rows.map(([name, html]) => (
          <li key={name} className="flex gap-3">
            <b className="w-5 shrink-0">{name}</b>
            <RichText html={html} lang={shown} className={textClass} />
          </li>
        ))}
      </ol>
    </article>
  )
}

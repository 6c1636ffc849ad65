import type { Language } from '@northlight/contract/exams/paper'
import { signedMarksText } from '@northlight/exam/marking/marks'
import { memo } from 'react'
import { useWords } from '../words/use-words.ts'
import { QuestionFigure } from './figure.tsx'
import { RichText } from './rich-text.tsx'
import { languageNames, passageIn, type SheetQuestion, wordingOf } from './sheet.ts'
import { textClass } from './text-class.ts'

const minus = (text: string) => text.replace('-', '−')

export function MarksLine({ marks }: { marks: SheetQuestion['marks'] }) {
  const { say } = useWords()
  return (
    <p className="ml-auto flex flex-wrap gap-x-4 text-sm text-ink-2 figures max-md:ml-0 max-md:w-full max-md:text-xs">
      <span>
        {say('Right')} <b className="text-ink">{minus(signedMarksText(marks.right))}</b>
      </span>
      {marks.partial !== null && (
        <span>
          {say('Each right part')} <b className="text-ink">{minus(signedMarksText(marks.partial))}</b>
        </span>
      )}
      <span>
        {say('Wrong')} <b className="text-ink">{minus(signedMarksText(marks.wrong))}</b>
      </span>
      <span>
        {say('Blank')} <b className="text-ink">{minus(signedMarksText(marks.blank))}</b>
      </span>
    </p>
  )
}

/** The words of a question, with its passage and figure. Never drawn again while it is answered. */
export const QuestionWords = memo(function QuestionWords({
  one,
  language,
  isBeside = false,
}: {
  one: SheetQuestion
  language: Language
  /** The English words as well, where others are shown. */
  isBeside?: boolean
}) {
  const { say } = useWords()
  const { language: shown, words } = wordingOf(one.view.texts, language)
  const passage = one.passage && passageIn(one.passage, language)
  return (
    <div className="pt-5.5 pb-2 max-md:pt-4">
      {shown !== language && (
        <p className="mb-3 text-xs text-ink-2">
          {say('This question is not translated into {language}.', { language: languageNames[language] })}
        </p>
      )}
      {passage && one.passage && (
        <section aria-label={say('Passage')} className="mb-5 border-l-2 border-bronze pl-4">
          <RichText html={passage.html} lang={passage.language} className={textClass} />
          {one.passage.figure && <QuestionFigure figure={one.passage.figure} alt={one.passage.figure_alt} />}
        </section>
      )}
      <RichText html={words.text} lang={shown} className={textClass} />
      {isBeside && shown !== 'en' && (
        <RichText
          html={one.view.texts.en.text}
          lang="en"
          className={`${textClass} mt-3 mb-4 border-l-2 border-line-2 pl-4 text-ink-2`}
        />
      )}
      {one.view.figure && <QuestionFigure figure={one.view.figure} alt={one.view.figure_alt} />}
    </div>
  )
})

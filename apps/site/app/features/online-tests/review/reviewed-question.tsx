import type { ReviewedQuestionView } from '@northlight/contract/results/question-views'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { StateMark } from '../../../ui/layout/state-mark.tsx'
import { AskedQuestion } from '../question/asked-question.tsx'
import { BookmarkButton } from '../question/bookmark-button.tsx'
import { MarkedOptions } from '../question/marked-options.tsx'
import { Solution } from '../question/solution.tsx'
import { exactSpan, shownMarks, signedMarks } from '../report/shown.ts'
import { Challenge } from './challenge.tsx'
import { MistakeChoice } from './mistake-choice.tsx'

type Props = {
  slug: string
  reviewed: ReviewedQuestionView
  language: 'en' | 'kn' | 'hi'
  canChallenge: boolean
  /** What the student noted during the test, on this device. */
  note: string | undefined
}

const states = {
  right: { state: 'done', word: 'Right' },
  partly: { state: 'ongoing', word: 'Partly right' },
  wrong: { state: 'failed', word: 'Wrong' },
  blank: { state: 'pending', word: 'Left blank' },
  not_reached: { state: 'off', word: 'Not reached' },
  dropped: { state: 'off', word: 'Withdrawn' },
} as const

/** One question with the answer, the key, the working and what can be done about it. */
export function ReviewedQuestion({ slug, reviewed, language, canChallenge, note }: Props) {
  const { say, stored } = useWords()
  const { number, slot, outcome, question, mistake } = reviewed
  const { state, word } = states[outcome]
  return (
    <li id={`q${number}`} className="scroll-mt-28 border-t border-line-2 py-7 first:border-0 first:pt-2">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-h4">
          {say('Question {number}', { number })}{' '}
          <span className="font-sans text-sm font-normal tracking-normal text-ink-2 max-sm:mt-1 max-sm:block max-sm:leading-normal sm:ml-1.5">
            {[question.subject, question.topic, question.difficulty]
              .flatMap((text) => (text ? [stored(text)] : []))
              .join(' · ')}
          </span>
        </h2>
        <p className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-sm text-ink-2">
          <StateMark state={state}>{say(word)}</StateMark>
          <span className="figures">
            <b className="text-ink">{signedMarks(reviewed.marks)}</b>{' '}
            {say('of {count}', { count: shownMarks(reviewed.max) })}
          </span>
          {outcome !== 'not_reached' && <span>{exactSpan(reviewed.time_ms, say)}</span>}
          {reviewed.class && (
            <span>{say('{percent}% of the class right', { percent: Math.round(reviewed.class.right_percent) })}</span>
          )}
        </p>
      </div>
      {note && (
        <p className="mb-4 border-l-2 border-gold-3 pl-4 text-sm whitespace-pre-line">
          <b>{say('Your note:')}</b> {note}
        </p>
      )}
      <AskedQuestion question={question} language={language} />
      <MarkedOptions
        question={question}
        answer={reviewed.answer}
        answerText={reviewed.answer_text}
        answerKey={reviewed.key}
        language={language}
      />
      {reviewed.key.is_dropped && (
        <p className="mt-3 text-sm text-ink-2">
          {say('This question was withdrawn after the test; it is marked for everyone alike.')}
        </p>
      )}
      {reviewed.key.is_changed && !reviewed.key.is_dropped && (
        <p className="mt-3 text-sm text-ink-2">
          {say('The key was corrected after the test, and every paper was marked again.')}
        </p>
      )}
      {/* One line while the working is closed; open, it has the width to itself. */}
      <div className="mt-4 flex flex-wrap items-start gap-x-6 border-t border-line">
        <Solution solution={reviewed.solution} language={language} className="open:basis-full" />
        <div className="flex min-w-0 flex-wrap items-center gap-x-6 gap-y-1" data-noprint>
          <BookmarkButton version={question.version} number={number} bookmark={reviewed.bookmark} />
          {mistake && <MistakeChoice slug={slug} slot={slot} number={number} mistake={mistake} />}
          <Challenge slug={slug} slot={slot} number={number} challenge={reviewed.challenge} isOpen={canChallenge} />
        </div>
      </div>
    </li>
  )
}

import type { ReviewReply } from '@northlight/contract/results/report'
import { Link } from '@northlight/ui/kit/link.tsx'
import { languageNames } from '@northlight/ui/question/sheet.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useMemo, useState } from 'react'
import { listAddress } from '../../../platform/lists/list-address.ts'
import { usePlace, useQuery } from '../../../platform/navigation/place.ts'
import { Chips } from '../../../ui/controls/chips.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { notesOf } from '../exam/aids/aids-store.ts'
import { StartPractice } from '../practice/start-practice.tsx'
import { inLanguage } from '../question/asked-question.tsx'
import { LanguageSwitch } from '../question/language-switch.tsx'
import { countOf, filterIn, matching, shows, showWords } from './filters.ts'
import { mistakeWords } from './mistake-words.ts'
import { ReviewedQuestion } from './reviewed-question.tsx'

type Props = { slug: string; review: ReviewReply; canChallenge: boolean }
type Language = keyof typeof languageNames

/** Every question, narrowed by how it went. */
export function ReviewList({ slug, review, canChallenge }: Props) {
  const { say, language: own } = useWords()
  const { pathname } = usePlace()
  const search = useQuery()
  const [chosen, setLanguage] = useState<Language>()
  const notes = useMemo(() => notesOf(review.attempt), [review.attempt])
  const filter = filterIn(search)
  const shown = matching(review.questions, filter)
  const languages = (Object.keys(languageNames) as Language[]).filter((one) =>
    review.questions.some(({ question }) => inLanguage(question.texts, one)[1] === one),
  )
  const language = chosen ?? (languages.includes(own) ? own : 'en')
  const hasWrong = countOf(review.questions, 'wrong') + countOf(review.questions, 'blank') > 0
  return (
    <div className="wrap pt-7 pb-section">
      <div className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4" data-noprint>
        <Chips
          label={say('Which questions')}
          className="max-w-full min-w-0"
          chips={shows.map((show) => ({
            label: say(showWords[show]),
            to: listAddress(pathname, { show: show === 'all' ? undefined : show }),
            count: countOf(review.questions, show),
            isCurrent: filter.show === show && !filter.mistake,
          }))}
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {languages.length > 1 && <LanguageSwitch {...{ languages, language }} onChange={setLanguage} />}
          {hasWrong && (
            <StartPractice input={{ kind: 'retry', test: slug }} className="text-sm">
              {say('Try the wrong ones again')}
            </StartPractice>
          )}
        </div>
      </div>
      {review.sentence && <p className="mb-6 text-sm text-ink-2">{review.sentence}</p>}
      {filter.mistake && (
        <p className="mb-6 text-sm text-ink-2">
          {say('Only mistakes of the kind “{kind}”.', { kind: say(mistakeWords[filter.mistake]) })}{' '}
          <Link to={pathname}>{say('Show all questions')}</Link>
        </p>
      )}
      {shown.length === 0 ? (
        <EmptyState title={say('No question here')} action={<Link to={pathname}>{say('Show all questions')}</Link>}>
          <p>{say('None of your questions is in this list.')}</p>
        </EmptyState>
      ) : (
        <ol className="mx-auto max-w-questions">
          {shown.map((reviewed) => (
            <ReviewedQuestion
              key={reviewed.slot}
              {...{ slug, reviewed, language, canChallenge }}
              note={notes[reviewed.slot]}
            />
          ))}
        </ol>
      )}
    </div>
  )
}

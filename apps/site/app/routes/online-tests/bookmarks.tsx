import type { Text } from '@northlight/contract/words/catalogue'
import { Button } from '@northlight/ui/kit/button.tsx'
import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { TryAgainLine } from '@northlight/ui/kit/try-again-line.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useState } from 'react'
import { PracticeFrame, PracticeWaiting } from '../../features/online-tests/practice/practice-frame.tsx'
import { useStartPractice } from '../../features/online-tests/practice/start-practice.tsx'
import { AskedQuestion, inLanguage } from '../../features/online-tests/question/asked-question.tsx'
import { BookmarkButton } from '../../features/online-tests/question/bookmark-button.tsx'
import { MarkedOptions } from '../../features/online-tests/question/marked-options.tsx'
import { Solution } from '../../features/online-tests/question/solution.tsx'
import { useRead } from '../../platform/api/use-read.ts'
import { pageMeta } from '../../platform/head/meta.ts'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import type { Route } from './+types/bookmarks'

const title = 'Bookmarks' satisfies Text

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta({
    title,
    description: 'Questions you wanted to see again.',
    path: location.pathname,
    noindex: true,
    matches,
  })

export default function Bookmarks() {
  return (
    <PracticeFrame title={title} trail={[['Online Tests', '/online-tests'], ['Practice', '/practice'], [title]]}>
      <OwnBookmarks />
    </PracticeFrame>
  )
}

function OwnBookmarks() {
  const { say, stored, language: own } = useWords()
  const { status, value, retry } = useRead('bookmarks', (client) => client.get('/bookmarks'))
  const start = useStartPractice()
  const [removed, setRemoved] = useState(new Set<number>())
  if (status === 'failed')
    return (
      <div className="wrap pt-8 pb-section">
        <TryAgainLine retry={retry} />
      </div>
    )
  if (!value) return <PracticeWaiting />
  const kept = value.bookmarks.filter(({ question }) => !removed.has(question.version))
  if (value.bookmarks.length === 0)
    return (
      <div className="wrap pt-8 pb-section">
        <EmptyState
          title={say('No bookmarks yet')}
          action={<ButtonLink to="/practice">{say('Practise a topic')}</ButtonLink>}
        >
          <p>{say('Press the star beside a question in a report or in practice, and you will find it here.')}</p>
        </EmptyState>
      </div>
    )
  return (
    <div className="wrap pt-8 pb-section">
      <div className="max-w-questions">
        {kept.length > 0 && (
          <p className="mb-8">
            <Button
              pending={start.pending}
              onClick={() => start.run({ kind: 'bookmarks', count: Math.min(kept.length, 50) })}
            >
              {say('Practise these {count}', { count: kept.length })}
            </Button>
          </p>
        )}
        <ol>
          {value.bookmarks.map(({ id, note, question, key, solution }, place) => (
            <li key={id} className="border-t border-line-2 py-7 first:border-0 first:pt-0">
              <p className="mb-3 flex flex-wrap items-center justify-between gap-x-6 text-sm text-ink-2">
                {[question.subject, question.topic, question.difficulty]
                  .flatMap((text) => (text ? [stored(text)] : []))
                  .join(' · ')}
                <BookmarkButton
                  version={question.version}
                  number={place + 1}
                  bookmark={id}
                  // A press on the star can be taken back, so the line stays until the page is left.
                  onChange={(now) =>
                    setRemoved((before) => {
                      const next = new Set(before)
                      if (now === null) next.add(question.version)
                      else next.delete(question.version)
                      return next
                    })
                  }
                />
              </p>
              {note && <p className="mb-3 border-l-2 border-gold-3 pl-4 text-sm">{note}</p>}
              <AskedQuestion question={question} language={inLanguage(question.texts, own)[1]} />
              <details className="mt-4">
                <summary className="min-h-11 py-2.5 text-sm font-semibold text-sky hover:text-night">
                  {say('Show the answer')}
                </summary>
                <MarkedOptions
                  question={question}
                  answer={null}
                  answerText=""
                  hasAnswer={false}
                  answerKey={key}
                  language={inLanguage(question.texts, own)[1]}
                />
                <Solution solution={solution} language={inLanguage(question.texts, own)[1]} isOpen />
              </details>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

import type { Language } from '@northlight/contract/exams/paper'
import type { QuestionView } from '@northlight/contract/office/questions'
import { languageNames } from '@northlight/ui/question/sheet.ts'
import { Link, useSearchParams } from 'react-router'
import { shortDayText } from '../../ui/time.tsx'
import type { Draft } from './draft.ts'

export const languages: Language[] = ['en', 'kn', 'hi']
const facts = ['statistics', 'uses', 'versions', 'remarks'] as const
export type QuestionTab = Language | (typeof facts)[number]

/** The tab stands in the address, like that of a record. */
export const useQuestionTab = (isNew: boolean): QuestionTab => {
  const [query] = useSearchParams()
  const known: QuestionTab[] = isNew ? languages : [...languages, ...facts]
  return known.find((one) => one === query.get('tab')) ?? 'en'
}

/** What can be said of a language beside its name: that it is missing, behind, or since when it stands. */
const wordOn = (language: Language, draft: Draft, question: QuestionView | null): string => {
  if (!draft.wordings[language]) return 'missing'
  const stored = question?.wordings.find((one) => one.language === language)
  if (!stored) return question ? 'new' : ''
  if (stored.is_behind) return 'older than the English text'
  return language === 'en' ? '' : `written ${shortDayText(stored.changed_at)}`
}

type Props = {
  tab: QuestionTab
  draft: Draft
  question: QuestionView | null
  /** Languages in which something was refused: it may stand on a tab that is not open. */
  wrong: Language[]
}

/** Each language, and what is known of the question. */
export function QuestionTabs({ tab, draft, question, wrong }: Props) {
  const tabs: { id: QuestionTab; label: string; word: string | number; isDue?: boolean }[] = [
    ...languages.map((id) => {
      const word = wrong.includes(id) ? 'to mend' : wordOn(id, draft, question)
      return { id, label: languageNames[id], word, isDue: /^(?:missing|older|to mend)/.test(word) }
    }),
    ...(question
      ? [
          { id: 'statistics' as const, label: 'Statistics', word: question.statistics.length },
          { id: 'uses' as const, label: 'Used in', word: question.uses.length },
          { id: 'versions' as const, label: 'Versions', word: question.versions.length },
          { id: 'remarks' as const, label: 'Discuss', word: question.remarks.length },
        ]
      : []),
  ]
  return (
    <nav className="tabs" aria-label="Parts of the question">
      {tabs.map(({ id, label, word, isDue }) => (
        <Link key={id} to={`?tab=${id}`} replace aria-current={id === tab ? 'page' : undefined}>
          <span lang={id === 'kn' || id === 'hi' ? id : undefined}>{label}</span>
          {word !== '' && <span className={isDue ? 'count due' : 'count'}>{word}</span>}
        </Link>
      ))}
    </nav>
  )
}

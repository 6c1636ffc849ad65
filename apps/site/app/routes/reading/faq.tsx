import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { allQuestions } from '../../features/reading/faq/all-questions.ts'
import { AskUs } from '../../features/reading/faq/ask-us.tsx'
import { FaqSearch } from '../../features/reading/faq/faq-search.tsx'
import { groupQuestions } from '../../features/reading/faq/group-questions.ts'
import { QuestionList } from '../../features/reading/faq/question-list.tsx'
import { useTypedSearch } from '../../features/reading/faq/use-typed-search.ts'
import { OnThisPage } from '../../features/reading/text/on-this-page.tsx'
import { load } from '../../platform/api/load.ts'
import { faqPage } from '../../platform/head/json-ld/faq-page.ts'
import { pageMeta } from '../../platform/head/meta.ts'
import { loadPageHead } from '../../platform/lists/load-page-head.ts'
import { useHashTarget } from '../../platform/navigation/use-hash-target.ts'
import { ButtonLink } from '../../ui/controls/link.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { PaperHead } from '../../ui/lists/paper-head.tsx'
import type { Route } from './+types/faq'

const trail = [['FAQ']] as const

export const loader = async ({ context }: Route.LoaderArgs) => {
  const [head, questions] = await Promise.all([
    loadPageHead(context, { text: 'faq', seo: 'faq-page' }, 'Questions families ask'),
    load(context, allQuestions),
  ])
  return { head, questions }
}

/** All questions are here already; a search needs no second reading. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return []
  const { head, questions } = loaderData
  const isSearch = new URLSearchParams(location.search).has('q')
  return pageMeta({
    title: 'Frequently asked questions',
    description: head.lead,
    seo: head.seo,
    path: location.pathname,
    trail,
    noindex: isSearch,
    jsonLd: isSearch
      ? []
      : [faqPage(questions.map(({ question, answer }) => ({ question, answer_unfiltered: answer })))],
    matches,
  })
}

export default function Faq({ loaderData: { head, questions } }: Route.ComponentProps) {
  const [typed, setSearch] = useTypedSearch()
  const search = typed.trim()
  const [target, setTarget] = useHashTarget()
  const groups = groupQuestions(questions, search)
  const found = groups.reduce((sum, group) => sum + group.questions.length, 0)
  const headings = groupQuestions(questions, '').map(({ anchor, title }) => ({
    id: anchor,
    text: title,
    level: 2 as const,
  }))
  return (
    <div className="pb-section">
      <PaperHead
        title={head.heading}
        trail={trail}
        lead={head.lead}
        aside={questions.length > 0 && <FaqSearch value={typed} onChange={setSearch} />}
      />
      <div className="wrap grid gap-x-[clamp(40px,7vw,120px)] gap-y-10 pt-[clamp(1rem,0.5rem+2vw,2.5rem)] menu:grid-cols-[216px_minmax(0,820px)]">
        <div className="self-start max-menu:hidden menu:sticky menu:top-28 print:hidden">
          {!search && <OnThisPage title="Subjects" headings={headings} />}
        </div>
        <div className="min-w-0">
          <p role="status" className={search ? 'mb-6 text-sm text-ink-2' : 'sr-only'}>
            {search && (found === 1 ? '1 answer found' : `${found} answers found`)}
          </p>
          {questions.length === 0 && (
            <EmptyState title="No questions here yet">
              <p>{head.emptyText || 'Ask yours below; the answer will be added here for the next family.'}</p>
            </EmptyState>
          )}
          {search && found === 0 && questions.length > 0 && (
            <EmptyState
              title={`No answer mentions “${search}”`}
              action={
                <ButtonLink to="/faq" variant="line" size="sm" onClick={() => setSearch('')}>
                  Show all {questions.length} questions
                </ButtonLink>
              }
            >
              <p>Try a shorter word, or ask us directly.</p>
            </EmptyState>
          )}
          <div>
            <QuestionList {...{ groups, target }} onTarget={setTarget} areOpen={search !== '' && found <= 3} />
          </div>
          <AskUs text="A person answers, by telephone or in writing, on the same working day." />
        </div>
      </div>
    </div>
  )
}

import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { allQuestions } from '../../features/reading/faq/all-questions.ts'
import { AskUs } from '../../features/reading/faq/ask-us.tsx'
import { groupQuestions } from '../../features/reading/faq/group-questions.ts'
import { QuestionList } from '../../features/reading/faq/question-list.tsx'
import { BesideText, OnThisPage } from '../../features/reading/text/on-this-page.tsx'
import { load } from '../../platform/api/load.ts'
import { faqPage } from '../../platform/head/json-ld/faq-page.ts'
import { pageMeta } from '../../platform/head/meta.ts'
import { loadPageHead } from '../../platform/lists/load-page-head.ts'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { PaperHead } from '../../ui/lists/paper-head.tsx'
import type { Route } from './+types/faq'

const trail = [['FAQ']] as const

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const [head, questions] = await Promise.all([
    loadPageHead(context, { text: 'faq', seo: 'faq-page' }, 'Frequently asked questions'),
    load(context, allQuestions),
  ])
  return { head, questions, search: (url.searchParams.get('q') ?? '').trim().slice(0, 200) }
}

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

/** Every question stands in the page; a search hides the others, at once with a script, by its address without. */
export default function Faq({ loaderData: { head, questions, search } }: Route.ComponentProps) {
  const groups = groupQuestions(questions, '')
  const found = new Set(groupQuestions(questions, search).flatMap((group) => group.questions.map(({ id }) => id)))
  const headings = groups.map(({ anchor, title }) => ({ id: anchor, text: title, level: 2 as const }))
  const isNothing = search !== '' && found.size === 0 && questions.length > 0
  return (
    <div className="pb-section" data-enhance="faq">
      <PaperHead
        title={head.heading}
        trail={trail}
        lead={head.lead}
        aside={
          questions.length > 0 && (
            <search data-noprint>
              <form method="get" action="/faq">
                <SearchField
                  name="q"
                  label="Search the questions"
                  placeholder="Search, for example refund"
                  defaultValue={search}
                  maxLength={200}
                  autoComplete="off"
                />
              </form>
            </search>
          )
        }
      />
      <div className="wrap grid gap-x-[clamp(40px,7vw,120px)] gap-y-10 pt-[clamp(1rem,0.5rem+2vw,2.5rem)] menu:grid-cols-[216px_minmax(0,1fr)]">
        <BesideText data-subjects hidden={search !== ''}>
          <OnThisPage title="Subjects" headings={headings} />
        </BesideText>
        <div className="min-w-0 menu:col-start-2">
          <p role="status" data-count className={search ? 'mb-6 text-sm text-ink-2' : 'sr-only'}>
            {search && (found.size === 1 ? '1 answer found' : `${found.size} answers found`)}
          </p>
          {questions.length === 0 && (
            <EmptyState title="No questions here yet">
              <p>{head.emptyText || 'Ask yours below; the answer will be added here for the next family.'}</p>
            </EmptyState>
          )}
          <div data-nothing hidden={!isNothing}>
            <EmptyState
              title={
                <>
                  No answer mentions “<span data-words>{search}</span>”
                </>
              }
              action={
                <ButtonLink to="/faq" variant="line" size="sm">
                  Show all {questions.length} questions
                </ButtonLink>
              }
            >
              <p>Try a shorter word, or ask us directly.</p>
            </EmptyState>
          </div>
          <div>
            <QuestionList {...{ groups, found }} areOpen={search !== '' && found.size <= 3} />
          </div>
          <AskUs text="A person answers, by telephone or in writing, on the same working day." />
        </div>
      </div>
    </div>
  )
}

import { type SearchKind, searchKinds } from '@northlight/contract/search'
import { Button } from '@northlight/ui/kit/button.tsx'
import { ButtonLink, Link } from '@northlight/ui/kit/link.tsx'
import { Form } from 'react-router'
import { ResultList } from '../../features/reading/search/result-list.tsx'
import { isSearchable, resultCount, searchAddress, searchWords } from '../../features/reading/search/search-words.ts'
import { shownGroups } from '../../features/reading/search/shown-groups.ts'
import { load } from '../../platform/api/load.ts'
import { pageMeta } from '../../platform/head/meta.ts'
import { Chips } from '../../ui/controls/chips.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { PageBanner } from '../../ui/layout/page-banner.tsx'
import type { Route } from './+types/search'

const kindOf = (value: string | null): SearchKind | undefined => searchKinds.find((kind) => kind === value)

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const q = searchWords(url.searchParams.get('q') ?? '')
  const kind = kindOf(url.searchParams.get('kind'))
  if (!isSearchable(q)) return { q, kind, found: null }
  const query = { q, total: kind ? 50 : 6, ...(kind && { kind }) }
  const { total, corrected, groups } = await load(context, (client) => client.get('/search', { query }))
  return { q, kind, found: { total, corrected, groups: shownGroups(groups) } }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta({
    title: loaderData?.q ? `Search: ${loaderData.q}` : 'Search',
    description: 'Courses, tests, articles, events and answers on this site.',
    path: '/search',
    noindex: true,
    matches,
  })

export default function SearchPage({ loaderData: { q, kind, found } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner title="Search" trail={[['Search']]} arcs={false}>
        <Form method="get" action="/search" role="search" className="flex max-w-2xl items-start gap-3">
          <SearchField
            // A fresh field when the address changed by other means, such as back.
            key={q}
            name="q"
            label="Search this site"
            placeholder="Course or question"
            defaultValue={q}
            maxLength={100}
            autoComplete="off"
            className="min-w-0 flex-1"
          />
          <Button type="submit" variant="gold">
            Search
          </Button>
        </Form>
      </PageBanner>
      <div className="wrap py-[clamp(2rem,1.6rem+2vw,4rem)]">
        <p role="status" className={found ? 'mb-6 text-ink-2' : 'sr-only'}>
          {found && `${resultCount(found.total)} for “${q}”`}
          {found?.corrected && (
            <>
              {' '}
              · shown for <Link to={searchAddress(found.corrected)}>{found.corrected}</Link>
            </>
          )}
        </p>
        {kind && <Chips label="Kinds" chips={[{ label: 'Show everything', to: searchAddress(q) }]} className="mb-6" />}
        {found && found.total > 0 && <ResultList groups={found.groups} q={q} isOneKind={kind !== undefined} />}
        {found?.total === 0 && <NothingFound />}
        {!found && (
          <EmptyState
            title={q ? 'Type at least two letters' : 'What are you looking for?'}
            action={
              <ButtonLink to="/sitemap" variant="line">
                See all pages
              </ButtonLink>
            }
          >
            <p>Try the name of a course or an exam, a campus, a subject, or a word from your question.</p>
          </EmptyState>
        )}
      </div>
    </>
  )
}

function NothingFound() {
  return (
    <EmptyState
      title="Nothing found"
      action={
        <span className="flex flex-wrap gap-3">
          <ButtonLink to="/contact-us">Ask a question</ButtonLink>
          <ButtonLink to="/faq" variant="line">
            Questions and answers
          </ButtonLink>
        </span>
      }
    >
      <p>Try fewer or other words. Or ask us: we answer every question.</p>
    </EmptyState>
  )
}

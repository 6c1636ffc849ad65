import { pathIn } from '@northlight/contract/words/language-paths'
import { type Say, sayIn } from '@northlight/contract/words/say'
import { Link } from '@northlight/ui/kit/link.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { examPacks } from '../../features/online-tests/catalogue/exam-packs.server.ts'
import { PackNav } from '../../features/online-tests/catalogue/pack-nav.tsx'
import { testEntryOf } from '../../features/online-tests/catalogue/test-entry.ts'
import { TestList } from '../../features/online-tests/catalogue/test-list.tsx'
import { load } from '../../platform/api/load.ts'
import { pageMeta, rootOf } from '../../platform/head/meta.ts'
import { ListSearch } from '../../platform/lists/list-search.tsx'
import { loadList } from '../../platform/lists/load-list.ts'
import { loadPageHead } from '../../platform/lists/load-page-head.ts'
import { searchText } from '../../platform/lists/page-number.ts'
import { PageBanner } from '../../ui/layout/page-banner.tsx'
import type { Route } from './+types/online-tests'

const path = '/online-tests'
const trailIn = (say: Say) => [[say('Online Tests')]] as const

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const filters = { q: searchText(url) || undefined }
  const [head, { items, paging }, { tests }] = await Promise.all([
    loadPageHead(context, { text: 'online-tests', seo: 'online-tests-page' }, 'Online Tests'),
    loadList({
      context,
      url,
      filters,
      read: (client, page) => client.get('/tests', { query: { total: 9, page, 'filter[search]': filters.q } }),
    }),
    load(context, (client) => client.get('/tests/all')),
  ])
  return { head, filters, paging, all: tests.length, packs: examPacks(tests), tests: items.map(testEntryOf) }
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return []
  const { head, filters } = loaderData
  return pageMeta({
    title: sayIn(rootOf(matches).words)('Online Tests'),
    description: head.lead,
    seo: head.seo,
    path: location.pathname + location.search,
    trail: trailIn(sayIn(rootOf(matches).words)),
    noindex: filters.q !== undefined,
    matches,
  })
}

export default function OnlineTests({ loaderData }: Route.ComponentProps) {
  const { head, filters, paging, all, packs, tests } = loaderData
  const search = filters.q ?? ''
  const { say, stored, language } = useWords()
  return (
    <>
      <PageBanner
        title={stored(head.heading)}
        trail={trailIn(say)}
        lead={stored(head.lead)}
        arcs={false}
        aside={
          <ListSearch
            action={pathIn(language, path)}
            value={search}
            label={say('Search the tests')}
            placeholder={say('Search, for example KCET physics')}
            className="menu:w-100"
          />
        }
        tabs={packs.length > 1 ? <PackNav {...{ path, packs, all, search }} /> : undefined}
      />
      <p className="wrap pt-8 text-sm text-ink-2">
        <span className="guest-only">{say('No account yet?')} </span>
        <Link to="/practice/try">{say('Try five questions')}</Link>
      </p>
      <TestList path={path} search={search} paging={paging} tests={tests} />
    </>
  )
}

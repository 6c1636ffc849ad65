import { load } from '../api/load.ts'
import { listAddress } from '../lists/list-address.ts'
import { ListEmpty } from '../lists/list-empty.tsx'
import { ListFrame } from '../lists/list-frame.tsx'
import { ListSearch } from '../lists/list-search.tsx'
import { loadList } from '../lists/load-list.ts'
import { loadPageHead } from '../lists/load-page-head.ts'
import { searchText } from '../lists/page-number.ts'
import { examPacks } from '../online-tests/exam-packs.server.ts'
import { PackNav } from '../online-tests/pack-nav.tsx'
import { testEntryOf } from '../online-tests/test-entry.ts'
import { TestRows } from '../online-tests/test-rows.tsx'
import { pageMeta } from '../seo/meta.ts'
import { PageBanner } from '../ui/page-banner.tsx'
import type { Route } from './+types/online-tests'

const path = '/online-tests'
const trail = [['Online Tests']] as const

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
    title: 'Online Tests',
    description: head.lead,
    seo: head.seo,
    path: location.pathname + location.search,
    trail,
    noindex: filters.q !== undefined,
    matches,
  })
}

export default function OnlineTests({ loaderData }: Route.ComponentProps) {
  const { head, filters, paging, all, packs, tests } = loaderData
  const search = filters.q ?? ''
  return (
    <>
      <PageBanner
        title={head.heading}
        trail={trail}
        lead={head.lead}
        arcs={false}
        aside={
          <ListSearch
            action={path}
            value={search}
            label="Search the tests"
            placeholder="Search, for example KCET physics"
            className="menu:w-100"
          />
        }
        tabs={packs.length > 1 ? <PackNav {...{ path, packs, all, search }} /> : undefined}
      />
      <div className="wrap pt-7 pb-section">
        <ListFrame
          heading={describe(paging, search)}
          hideHeading={paging.total === 0}
          paging={paging}
          href={(page) => listAddress(path, filters, page)}
          label="Pages of tests"
          count={paging.total === 1 ? '1 test' : `${paging.total} tests`}
          empty={
            <ListEmpty
              search={search}
              things="tests"
              allHref={search ? path : '/knowledge-desk'}
              allLabel={search ? undefined : 'Read in the meantime'}
              mark="dipper"
            >
              <p>No paper is open at the moment. The newsletter below names the next one.</p>
            </ListEmpty>
          }
        >
          <TestRows tests={tests} />
        </ListFrame>
      </div>
    </>
  )
}

const describe = ({ total, current, perPage }: { total: number; current: number; perPage: number }, search: string) => {
  if (total === 0) return 'Tests'
  const all = total === 1 ? '1 test' : `${total} tests`
  const from = (current - 1) * perPage + 1
  const shown = total > perPage ? `, ${from} to ${Math.min(total, from + perPage - 1)} shown` : ''
  return search ? `${all} for “${search}”${shown}` : all + shown
}

import { load } from '../api/load.ts'
import { entryOf, tipPath } from '../articles/entry.ts'
import { EntryRows } from '../articles/entry-rows.tsx'
import { subjectChips } from '../articles/subject-chips.ts'
import { listAddress } from '../lists/list-address.ts'
import { ListEmpty } from '../lists/list-empty.tsx'
import { ListFrame } from '../lists/list-frame.tsx'
import { ListSearch } from '../lists/list-search.tsx'
import { loadList } from '../lists/load-list.ts'
import { loadPageHead } from '../lists/load-page-head.ts'
import { searchText } from '../lists/page-number.ts'
import { PaperHead } from '../lists/paper-head.tsx'
import { pageMeta } from '../seo/meta.ts'
import { Chips } from '../ui/chips.tsx'
import { MoreLink } from '../ui/link.tsx'
import type { Route } from './+types/expert-tips'

const path = '/expert-tips'
const trail = [['Expert Tips']] as const

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const filters = { subject: searchText(url, 'subject') || undefined, q: searchText(url) || undefined }
  const [head, { items, paging }, { data: subjects }] = await Promise.all([
    loadPageHead(context, { text: 'expert-tips', seo: 'expert-tips-page' }, 'Expert Tips'),
    loadList({
      context,
      url,
      filters,
      read: (client, page) =>
        client.get('/expert-tip', {
          query: {
            total: 12,
            page,
            sort: '-published_on',
            'filter[category]': filters.subject,
            'filter[search]': filters.q,
          },
        }),
    }),
    load(context, (client) => client.get('/expert-tip-category')),
  ])
  return { head, filters, paging, subjects, entries: items.map((tip) => entryOf(tip, tipPath)) }
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return []
  const { head, filters } = loaderData
  return pageMeta({
    title: 'Expert Tips',
    description: head.lead,
    seo: head.seo,
    path: location.pathname + location.search,
    trail,
    noindex: filters.q !== undefined,
    matches,
  })
}

export default function ExpertTips({ loaderData }: Route.ComponentProps) {
  const { head, filters, paging, subjects, entries } = loaderData
  return (
    <div className="pb-section">
      <PaperHead
        title={head.heading}
        trail={trail}
        lead={head.lead}
        aside={
          <ListSearch
            action={path}
            value={filters.q ?? ''}
            filters={{ subject: filters.subject }}
            label="Search the tips"
            placeholder="Search the tips"
          />
        }
      >
        {subjects.length > 1 && <Chips label="Subjects" chips={subjectChips(path, subjects, filters)} />}
      </PaperHead>
      <div className="wrap pt-8">
        <ListFrame
          heading={filters.subject ?? 'Newest first'}
          paging={paging}
          href={(page) => listAddress(path, filters, page)}
          label="Pages of tips"
          count={paging.total === 1 ? '1 tip' : `${paging.total} tips`}
          previousLabel="Newer"
          nextLabel="Older"
          empty={
            <ListEmpty search={filters.q} things="tips" allHref={path}>
              <p>{head.emptyText || 'The first tip is being written.'}</p>
            </ListEmpty>
          }
        >
          <EntryRows entries={entries} />
        </ListFrame>
        <p className="mt-10" data-noprint>
          <MoreLink to="/knowledge-desk">Longer reads on the knowledge desk</MoreLink>
        </p>
      </div>
    </div>
  )
}

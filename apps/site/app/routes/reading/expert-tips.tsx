import { MoreLink } from '@northlight/ui/kit/link.tsx'
import { entryOf } from '../../features/reading/articles/entry.ts'
import { EntryList, EntryListHead } from '../../features/reading/articles/entry-list.tsx'
import { load } from '../../platform/api/load.ts'
import { pageMeta } from '../../platform/head/meta.ts'
import { loadList } from '../../platform/lists/load-list.ts'
import { loadPageHead } from '../../platform/lists/load-page-head.ts'
import { searchText } from '../../platform/lists/page-number.ts'
import { tipPath } from '../../platform/paths/paths.ts'
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
  const list = { ...loaderData, path, things: 'tips', thing: 'tip' }
  return (
    <div className="pb-section">
      <EntryListHead list={list} trail={trail} />
      <div className="wrap pt-8">
        <EntryList list={list} entries={loaderData.entries} />
        <p className="mt-10" data-noprint>
          <MoreLink to="/knowledge-desk">Longer reads on the knowledge desk</MoreLink>
        </p>
      </div>
    </div>
  )
}

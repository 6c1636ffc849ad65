import { MoreLink } from '@northlight/ui/kit/link.tsx'
import { picturedEntryOf } from '../../features/reading/articles/entry.ts'
import { EntryList, EntryListHead } from '../../features/reading/articles/entry-list.tsx'
import { LeadArticle } from '../../features/reading/articles/lead-article.tsx'
import { ReadMost } from '../../features/reading/articles/read-most.tsx'
import { load } from '../../platform/api/load.ts'
import { pageMeta } from '../../platform/head/meta.ts'
import { loadList } from '../../platform/lists/load-list.ts'
import { loadPageHead } from '../../platform/lists/load-page-head.ts'
import { searchText } from '../../platform/lists/page-number.ts'
import { articlePath } from '../../platform/paths/paths.ts'
import type { Route } from './+types/knowledge-desk'

const path = '/knowledge-desk'
const trail = [['Knowledge Desk']] as const

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const filters = { subject: searchText(url, 'subject') || undefined, q: searchText(url) || undefined }
  const [head, { items, paging }, { data: subjects }, popular] = await Promise.all([
    loadPageHead(context, { text: 'knowledge-desk', seo: 'blogs-page' }, 'Knowledge Desk'),
    loadList({
      context,
      url,
      filters,
      read: (client, page) =>
        client.get('/blog', {
          query: {
            total: 12,
            page,
            sort: '-published_on',
            'filter[category]': filters.subject,
            'filter[search]': filters.q,
          },
        }),
    }),
    load(context, (client) => client.get('/blog-category')),
    load(context, (client) =>
      client.get('/blog', { query: { total: 5, 'filter[is_popular]': true, sort: '-published_on' } }),
    ),
  ])
  return {
    head,
    filters,
    paging,
    subjects,
    entries: items.map(picturedEntryOf),
    popular: popular.data.map(({ slug, name }) => ({ to: articlePath(slug), name })),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return []
  const { head, filters } = loaderData
  return pageMeta({
    title: 'Knowledge Desk',
    description: head.lead,
    seo: head.seo,
    path: location.pathname + location.search,
    trail,
    noindex: filters.q !== undefined,
    matches,
  })
}

export default function KnowledgeDesk({ loaderData }: Route.ComponentProps) {
  const { filters, paging, subjects, entries, popular } = loaderData
  const isFront = paging.current === 1 && !filters.q && !filters.subject
  const [lead] = isFront ? entries : []
  const list = { ...loaderData, path, things: 'articles', thing: 'article' }
  return (
    <div className="pb-section">
      <EntryListHead list={list} trail={trail} all={subjects.reduce((sum, { total }) => sum + total, 0)} />
      <div className="wrap">
        {lead && <LeadArticle entry={lead} />}
        <div className="grid gap-x-columns gap-y-12 pt-[clamp(1.75rem,1.5rem+1vw,2.5rem)] menu:grid-cols-[minmax(0,1fr)_264px]">
          <EntryList list={list} entries={lead ? entries.slice(1) : entries} />
          <aside className="grid content-start gap-10">
            <ReadMost title="Most read" entries={popular} />
            <section aria-labelledby="short-reads" className="text-sm text-ink-2" data-noprint>
              <h2
                id="short-reads"
                className="mb-1.5 font-sans text-sm leading-brief font-medium tracking-normal text-bronze"
              >
                Two minutes only?
              </h2>
              <p>Expert tips are half a page each, with one thing to try tonight.</p>
              <MoreLink to="/expert-tips">Expert tips</MoreLink>
            </section>
          </aside>
        </div>
      </div>
    </div>
  )
}

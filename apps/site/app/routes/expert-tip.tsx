import { indianDay, shownDate } from '@northlight/contract/dates'
import { redirect } from 'react-router'
import { load } from '../api/load.ts'
import { ArticleHead } from '../articles/article-head.tsx'
import { tipPath } from '../articles/entry.ts'
import { Neighbours } from '../articles/neighbours.tsx'
import { ReadMost } from '../articles/read-most.tsx'
import { ReadingGrid } from '../articles/reading-grid.tsx'
import { excerpt } from '../reading/excerpt.ts'
import { prepareText } from '../reading/prepare.server.ts'
import { shownReadingTime } from '../reading/reading-time.ts'
import { article } from '../seo/json-ld/article.ts'
import { pageMeta, rootOf } from '../seo/meta.ts'
import { ShareRow } from '../share/share-row.tsx'
import { MoreLink } from '../ui/link.tsx'
import { Prose } from '../ui/prose.tsx'
import type { Route } from './+types/expert-tip'

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const { expertTip, next_expertTip, prev_expertTip } = await load(context, (client) =>
    client.get('/expert-tip/{slug}', { params: { slug: params.slug } }),
  )
  if (expertTip.slug !== params.slug) throw redirect(tipPath(expertTip.slug) + url.search, 301)
  const recent = await load(context, (client) =>
    client.get('/expert-tip', { query: { total: 6, sort: '-published_on' } }),
  )
  const named = (other: typeof next_expertTip) => other && { to: tipPath(other.slug), name: other.name }
  const { id, slug, name, author_name, category, short_description, published_on, updated_at } = expertTip
  const { meta_title, meta_description, meta_keywords, meta_scripts } = expertTip
  return {
    ...{ slug, name, author_name, category, short_description, published_on, updated_at },
    seo: { meta_title, meta_description, meta_keywords, meta_scripts },
    heading: expertTip.heading || name,
    dek: excerpt(short_description, expertTip.description_unfiltered),
    text: prepareText(expertTip.description),
    day: indianDay(published_on),
    date: shownDate(published_on),
    time: shownReadingTime(expertTip.reading_minutes),
    recent: recent.data
      .filter((other) => other.id !== id)
      .slice(0, 5)
      .map((other) => ({ to: tipPath(other.slug), name: other.name })),
    before: named(prev_expertTip),
    after: named(next_expertTip),
  }
}

const trailTo = (name: string) => [['Expert Tips', '/expert-tips'], [name]] as const

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return []
  const { siteUrl, institute } = rootOf(matches)
  return pageMeta({
    title: loaderData.name,
    description: loaderData.short_description,
    seo: loaderData.seo,
    path: location.pathname,
    type: 'article',
    trail: trailTo(loaderData.name),
    jsonLd: [article(siteUrl, institute, loaderData, 'expert-tips')],
    matches,
  })
}

export default function ExpertTipPage({ loaderData }: Route.ComponentProps) {
  const { slug, name, heading, text, recent, before, after } = loaderData
  const path = tipPath(slug)
  return (
    <article>
      <ArticleHead
        trail={trailTo(name)}
        title={heading}
        dek={loaderData.dek}
        category={loaderData.category ?? ''}
        author={loaderData.author_name ?? ''}
        day={loaderData.day}
        date={loaderData.date}
        time={loaderData.time}
      />
      <ReadingGrid
        headings={text.headings}
        path={path}
        title={name}
        aside={<ReadMost title="More tips" entries={recent} />}
      >
        <Prose html={text.html} />
        <footer className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line-2 pt-4 print:hidden">
          <ShareRow path={path} title={name} label="Pass it on" />
          <MoreLink to="/leadership-team">Who writes these</MoreLink>
        </footer>
      </ReadingGrid>
      <Neighbours label="More tips" before={before} after={after} />
      <div className="pb-section" />
    </article>
  )
}

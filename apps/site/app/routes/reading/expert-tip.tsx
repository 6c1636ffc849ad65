import { MoreLink } from '@northlight/ui/kit/link.tsx'
import { redirect } from 'react-router'
import { linkTo, othersOf, readingOf } from '../../features/reading/articles/reading-data.ts'
import { ReadingPage } from '../../features/reading/articles/reading-page.tsx'
import { apiContext } from '../../platform/api/context.ts'
import { load } from '../../platform/api/load.ts'
import { article } from '../../platform/head/json-ld/article.ts'
import { pageMeta } from '../../platform/head/meta.ts'
import { instituteOf } from '../../platform/institute/institute.ts'
import { tipPath } from '../../platform/paths/paths.ts'
import type { Route } from './+types/expert-tip'

const named = linkTo(tipPath)

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const { expertTip, next_expertTip, prev_expertTip } = await load(context, (client) =>
    client.get('/expert-tip/{slug}', { params: { slug: params.slug } }),
  )
  if (expertTip.slug !== params.slug) throw redirect(tipPath(expertTip.slug) + url.search, 301)
  const [recent, { general }] = await load(context, (client) =>
    Promise.all([
      client.get('/expert-tip', { query: { total: 6, sort: '-published_on' } }),
      client.get('/website-detail'),
    ]),
  )
  return {
    reading: readingOf(expertTip, tipPath),
    recent: othersOf(recent.data, expertTip, 5).map(({ slug, name }) => ({ to: tipPath(slug), name })),
    before: named(prev_expertTip),
    after: named(next_expertTip),
    // Made here, so that the browser need not carry what only machines read.
    jsonLd: article(context.get(apiContext).siteUrl, instituteOf(general), expertTip, 'expert-tips'),
  }
}

const trailTo = (name: string) => [['Expert Tips', '/expert-tips'], [name]] as const

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return []
  const { name, description, seo } = loaderData.reading
  return pageMeta({
    title: name,
    description,
    seo,
    path: location.pathname,
    type: 'article',
    trail: trailTo(name),
    jsonLd: [loaderData.jsonLd],
    matches,
  })
}

export default function ExpertTipPage({ loaderData: { reading, recent, before, after } }: Route.ComponentProps) {
  return (
    <div className="pb-section">
      <ReadingPage
        reading={reading}
        trail={trailTo(reading.name)}
        more={{ title: 'More tips', entries: recent }}
        note={<MoreLink to="/leadership-team">About the authors</MoreLink>}
        neighbours={{ label: 'More tips', before, after }}
      />
    </div>
  )
}

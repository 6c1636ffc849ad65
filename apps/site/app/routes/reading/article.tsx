import { shownDate } from '@northlight/contract/dates'
import { Link } from '@northlight/ui/kit/link.tsx'
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { Comments } from '../../features/reading/articles/comments.tsx'
import { picturedEntryOf } from '../../features/reading/articles/entry.ts'
import { linkTo, othersOf, readingOf } from '../../features/reading/articles/reading-data.ts'
import { ReadingPage } from '../../features/reading/articles/reading-page.tsx'
import { Related } from '../../features/reading/articles/related.tsx'
import { apiContext } from '../../platform/api/context.ts'
import { load } from '../../platform/api/load.ts'
import { article } from '../../platform/head/json-ld/article.ts'
import { pageMeta } from '../../platform/head/meta.ts'
import { instituteOf } from '../../platform/institute/institute.ts'
import { articlePath } from '../../platform/paths/paths.ts'
import { Picture } from '../../ui/pictures/picture.tsx'
import type { Route } from './+types/article'

const named = linkTo(articlePath)

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const { blog, next_blog, prev_blog } = await load(context, (client) =>
    client.get('/blog/{slug}', { params: { slug: params.slug } }),
  )
  // The API finds an article whatever the letter case; a page has one address.
  if (blog.slug !== params.slug) throw redirect(articlePath(blog.slug) + url.search, 301)
  const [popular, near, { general }] = await load(context, (client) =>
    Promise.all([
      client.get('/blog', { query: { total: 6, 'filter[is_popular]': true, sort: '-published_on' } }),
      client.get('/blog', {
        query: { total: 4, sort: '-published_on', 'filter[category]': blog.category ?? undefined },
      }),
      client.get('/website-detail'),
    ]),
  )
  return {
    id: blog.id,
    reading: readingOf(blog, articlePath),
    image: { src: blog.image, alt: blog.image_alt ?? '' },
    updated: blog.is_updated ? shownDate(blog.updated_at) : '',
    popular: othersOf(popular.data, blog, 5).map(({ slug, name }) => ({ to: articlePath(slug), name })),
    related: othersOf(near.data, blog, 3).map(picturedEntryOf),
    before: named(prev_blog),
    after: named(next_blog),
    // Made here, so that the browser need not carry what only machines read.
    jsonLd: article(context.get(apiContext).siteUrl, instituteOf(general), blog),
  }
}

/** Another page of comments is read by the comments themselves. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate

const trailTo = (name: string) => [['Knowledge Desk', '/knowledge-desk'], [name]] as const

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

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { id, reading, image, updated, popular, related, before, after } = loaderData
  return (
    <>
      <ReadingPage
        reading={reading}
        trail={trailTo(reading.name)}
        picture={
          <div className="wrap mt-[clamp(2rem,1.5rem+2vw,3.5rem)] print:hidden">
            <Picture
              {...image}
              width={1264}
              height={520}
              sizes="(min-width: 1344px) 1264px, 92vw"
              priority
              className="aspect-16/10 w-full rounded-lg object-cover sm:aspect-[1264/520]"
            />
          </div>
        }
        more={{ title: 'Popular articles', entries: popular }}
        note={
          <p className="text-sm text-ink-2">
            {updated && `Updated ${updated}. `}
            Found a mistake? <Link to="/contact-us">Tell us</Link>.
          </p>
        }
        neighbours={{ label: 'More articles', before, after }}
      />
      <Comments articleId={id} />
      <Related entries={related} />
    </>
  )
}

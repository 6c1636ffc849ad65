import { indianDay, shownDate } from '@northlight/contract/dates'
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { load } from '../api/load.ts'
import { ArticleHead } from '../articles/article-head.tsx'
import { Comments } from '../articles/comments.tsx'
import { articlePath, picturedEntryOf } from '../articles/entry.ts'
import { Neighbours } from '../articles/neighbours.tsx'
import { ReadMost } from '../articles/read-most.tsx'
import { ReadingGrid } from '../articles/reading-grid.tsx'
import { Related } from '../articles/related.tsx'
import { excerpt } from '../reading/excerpt.ts'
import { prepareText } from '../reading/prepare.server.ts'
import { shownReadingTime } from '../reading/reading-time.ts'
import { article } from '../seo/json-ld/article.ts'
import { pageMeta, rootOf } from '../seo/meta.ts'
import { ShareRow } from '../share/share-row.tsx'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'
import { Prose } from '../ui/prose.tsx'
import type { Route } from './+types/article'

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const { blog, next_blog, prev_blog } = await load(context, (client) =>
    client.get('/blog/{slug}', { params: { slug: params.slug } }),
  )
  // The API finds an article whatever the letter case; a page has one address.
  if (blog.slug !== params.slug) throw redirect(articlePath(blog.slug) + url.search, 301)
  const [popular, near] = await Promise.all([
    load(context, (client) =>
      client.get('/blog', { query: { total: 6, 'filter[is_popular]': true, sort: '-published_on' } }),
    ),
    load(context, (client) =>
      client.get('/blog', {
        query: { total: 4, sort: '-published_on', 'filter[category]': blog.category ?? undefined },
      }),
    ),
  ])
  const dek = excerpt(blog.short_description, blog.description_unfiltered)
  const named = (other: typeof next_blog) => other && { to: articlePath(other.slug), name: other.name }
  const { id, slug, name, author_name, category, short_description, image, image_alt, published_on, updated_at } = blog
  const { meta_title, meta_description, meta_keywords, meta_scripts } = blog
  return {
    ...{ id, slug, name, author_name, category, short_description, image, image_alt, published_on, updated_at },
    seo: { meta_title, meta_description, meta_keywords, meta_scripts },
    heading: blog.heading || name,
    dek,
    text: prepareText(blog.description),
    day: indianDay(published_on),
    date: shownDate(published_on),
    updatedDate: blog.is_updated ? shownDate(updated_at) : '',
    time: shownReadingTime(blog.reading_minutes),
    popular: popular.data
      .filter((other) => other.id !== id)
      .slice(0, 5)
      .map((other) => ({ to: articlePath(other.slug), name: other.name })),
    related: near.data
      .filter((other) => other.id !== id)
      .slice(0, 3)
      .map(picturedEntryOf),
    before: named(prev_blog),
    after: named(next_blog),
  }
}

/** Another page of comments is read by the comments themselves. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate

const trailTo = (name: string) => [['Knowledge Desk', '/knowledge-desk'], [name]] as const

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
    jsonLd: [article(siteUrl, institute, loaderData)],
    matches,
  })
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { id, slug, name, heading, text, image, image_alt, popular, related, before, after } = loaderData
  const path = articlePath(slug)
  return (
    <>
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
        <div className="wrap mt-[clamp(2rem,1.5rem+2vw,3.5rem)] print:hidden">
          <Picture
            src={image}
            alt={image_alt ?? ''}
            width={1264}
            height={520}
            sizes="(min-width: 1344px) 1264px, 92vw"
            priority
            className="aspect-16/10 w-full rounded-lg object-cover sm:aspect-[1264/520]"
          />
        </div>
        <ReadingGrid
          headings={text.headings}
          path={path}
          title={name}
          aside={<ReadMost title="Popular on the desk" entries={popular} />}
        >
          <Prose html={text.html} />
          <footer className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line-2 pt-4 print:hidden">
            <ShareRow path={path} title={name} label="Pass it on" />
            <p className="text-sm text-ink-2">
              {loaderData.updatedDate && `Updated ${loaderData.updatedDate}. `}
              Found a mistake? <Link to="/contact-us">Tell us</Link>.
            </p>
          </footer>
        </ReadingGrid>
        <Neighbours label="More articles" before={before} after={after} />
      </article>
      <Comments articleId={id} />
      <Related entries={related} />
    </>
  )
}

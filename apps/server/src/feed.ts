import type { Client } from '@northlight/contract/client'
import { minutes } from '@northlight/contract/durations'
import { bytesOf, type Publication } from './published.ts'
import { element, xmlText } from './xml.ts'

export type FeedItem = {
  name: string
  slug: string
  short_description: string | null
  author_name: string | null
  category: string | null
  published_on: string
  updated_at: string
}

const itemText = (siteUrl: string, item: FeedItem) => {
  const url = `${siteUrl}/knowledge-desk/${encodeURIComponent(item.slug)}`
  return [
    '<item>',
    element('title', item.name),
    element('link', url),
    `<guid isPermaLink="true">${xmlText(url)}</guid>`,
    element('pubDate', new Date(item.published_on).toUTCString()),
    item.author_name ? element('dc:creator', item.author_name) : '',
    item.category ? element('category', item.category) : '',
    element('description', item.short_description ?? ''),
    '</item>',
  ].join('')
}

/** RSS 2.0 of the newest articles. */
export const feedText = (siteUrl: string, institute: { name: string; tagline: string }, items: FeedItem[]): string => {
  const address = `${siteUrl}/knowledge-desk/feed.xml`
  const newest = items
    .map(({ published_on, updated_at }) => [published_on, updated_at].sort()[1] ?? '')
    .sort()
    .at(-1)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', `${institute.name}: knowledge desk`),
    element('link', `${siteUrl}/knowledge-desk`),
    element('description', institute.tagline || `Articles of ${institute.name}`),
    element('language', 'en-in'),
    ...(newest ? [element('lastBuildDate', new Date(newest).toUTCString())] : []),
    `<atom:link href="${xmlText(address)}" rel="self" type="application/rss+xml"/>`,
    ...items.map((item) => itemText(siteUrl, item)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

export const feed = ({ client, siteUrl }: { client: Client; siteUrl: string }): Publication => ({
  pattern: /^\/knowledge-desk\/feed\.xml$/,
  async make() {
    const [{ data }, { general }] = await Promise.all([
      client.get('/blog', { query: { total: 30, sort: '-published_on' } }),
      client.get('/website-detail'),
    ])
    const institute = { name: general.website_name ?? '', tagline: general.tagline ?? '' }
    return {
      type: 'application/rss+xml; charset=utf-8',
      body: bytesOf(feedText(siteUrl, institute, data)),
      maxAge: minutes(15),
    }
  },
})

import type { Client } from '@northlight/contract/client'
import { hours } from '@northlight/contract/durations'
import { listedPages } from '@northlight/contract/pages/listed-pages'
import { addressIn, hasLanguages } from '@northlight/contract/words/campaign-paths'
import { languages } from '@northlight/contract/words/languages'
import type { Logger } from 'pino'
import { bytesOf, type Publication } from './published.ts'
import { element, xmlText } from './xml.ts'

export type SitemapEntry = { path: string; changedAt?: string | undefined }

/** The most one file may hold by the protocol of site maps. */
const perFile = 50_000

type Rows = { slug: string; updated_at: string }[]

/** What was written long before its day of publication is new on that day. */
const sincePublished = ({ slug, updated_at, published_on }: Rows[number] & { published_on: string }) => ({
  slug,
  updated_at: updated_at > published_on ? updated_at : published_on,
})

/** Every public page. One list that cannot be read costs its own pages, not the whole map. */
export async function sitemapEntries(client: Client, log: Pick<Logger, 'warn'>) {
  let isPartial = false
  const read = async <T>(what: string, list: Promise<T[]>): Promise<T[]> => {
    try {
      return await list
    } catch (error) {
      isPartial = true
      log.warn({ err: error }, `the map of the site lacks its ${what}`)
      return []
    }
  }
  const { empty } = await client.get('/site-pages').catch((error: unknown) => {
    isPartial = true
    log.warn({ err: error }, 'the map of the site does not know which pages are empty')
    return { empty: [] }
  })
  const isWritten = ({ path }: { path: string }) => !empty.some((one) => one === path)
  const [branches, blogs, tips, events, categories, legal, campaigns, tests] = await Promise.all([
    read(
      'courses',
      client.get('/branch/all').then(({ branch }) => branch),
    ),
    read<Rows[number]>(
      'articles',
      client.get('/blog/all').then((reply) => reply.blogs.map(sincePublished)),
    ),
    read<Rows[number]>(
      'tips',
      client.get('/expert-tip/all').then((reply) => reply.expertTips.map(sincePublished)),
    ),
    read<Rows[number]>(
      'events',
      client.get('/event/all').then((reply) => reply.events),
    ),
    read<Rows[number]>(
      'achievers',
      client.get('/achiever/category').then((reply) => reply.achiverCategory),
    ),
    read<Rows[number]>(
      'legal pages',
      client.get('/legal').then((reply) => reply.legal),
    ),
    read<Rows[number]>(
      'campaigns',
      client.get('/campaign/all').then((reply) => reply.campaigns),
    ),
    read<Rows[number]>(
      'tests',
      client.get('/tests/all').then((reply) => reply.tests),
    ),
  ])

  const below = (root: string, rows: Rows): SitemapEntry[] =>
    rows.map(({ slug, updated_at }) => ({ path: `${root}/${encodeURIComponent(slug)}`, changedAt: updated_at }))
  const courses = branches.flatMap((branch) => below(`/${encodeURIComponent(branch.slug)}/courses`, branch.courses))
  // A list has changed when the newest of its entries has.
  const newest: Record<string, string | undefined> = {
    '/knowledge-desk': latest(blogs),
    '/expert-tips': latest(tips),
    '/events': latest(events),
    '/online-tests': latest(tests),
    '/fees': latest(branches.flatMap(({ courses }) => courses)),
    '/contact-us': latest(branches),
  }
  const english: SitemapEntry[] = [
    ...listedPages.filter(isWritten).map(({ path }) => ({ path, changedAt: newest[path] })),
    ...courses,
    ...below('/achievers', categories),
    ...below(
      '/online-tests',
      tests.filter((test) => !('is_admission' in test && test.is_admission)),
    ),
    ...below('/events', events),
    ...below('/knowledge-desk', blogs),
    ...below('/expert-tips', tips),
    ...below('/legal', legal),
    ...below('', campaigns),
  ]
  return { entries: english.flatMap(inEveryLanguage), isPartial }
}

/** A page that is translated stands in the map once for each language. */
const inEveryLanguage = (entry: SitemapEntry): SitemapEntry[] =>
  hasLanguages(entry.path) ? languages.map((one) => ({ ...entry, path: addressIn(one, entry.path) })) : [entry]

const latest = (rows: { updated_at: string }[]): string | undefined =>
  rows
    .map(({ updated_at }) => updated_at)
    .sort()
    .at(-1)

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const alternatesNamespace = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'

const addressOf = (siteUrl: string, path: string) => (path === '/' ? siteUrl : siteUrl + path)
const locationOf = (siteUrl: string, path: string) => element('loc', addressOf(siteUrl, path))

/** Every language of a page, itself among them, as search engines ask for it. */
const alternatesOf = (siteUrl: string, path: string): string => {
  if (!hasLanguages(path)) return ''
  const link = (name: string, to: string) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${xmlText(addressOf(siteUrl, to))}"/>`
  return [...languages.map((one) => link(one, addressIn(one, path))), link('x-default', addressIn('en', path))].join('')
}

const pagesFile = (siteUrl: string, entries: SitemapEntry[]) =>
  [
    declaration,
    `<urlset ${namespace} ${alternatesNamespace}>`,
    ...entries.map(
      ({ path, changedAt }) =>
        `<url>${locationOf(siteUrl, path)}${changedAt ? element('lastmod', changedAt) : ''}${alternatesOf(siteUrl, path)}</url>`,
    ),
    '</urlset>',
    '',
  ].join('\n')

/** File `number` of the map; without a number the whole, or the list of files when there are too many pages for one. */
export function sitemapFile(
  siteUrl: string,
  entries: SitemapEntry[],
  number: number | undefined,
  size = perFile,
): string | undefined {
  if (number === undefined && entries.length <= size) return pagesFile(siteUrl, entries)
  const files = Math.ceil(entries.length / size)
  if (number === undefined) {
    const list = Array.from(
      { length: files },
      (_, at) => `<sitemap>${locationOf(siteUrl, `/sitemap-${at + 1}.xml`)}</sitemap>`,
    )
    return [declaration, `<sitemapindex ${namespace}>`, ...list, '</sitemapindex>', ''].join('\n')
  }
  if (files < 2 || number < 1 || number > files) return undefined
  return pagesFile(siteUrl, entries.slice((number - 1) * size, number * size))
}

type Options = { client: Client; siteUrl: string; log: Pick<Logger, 'warn'> }

export const sitemap = ({ client, siteUrl, log }: Options): Publication => ({
  pattern: /^\/sitemap(?:-([1-9]\d{0,3}))?\.xml$/,
  async make([number]) {
    const { entries, isPartial } = await sitemapEntries(client, log)
    const text = sitemapFile(siteUrl, entries, number === undefined ? undefined : Number(number))
    if (text === undefined) return undefined
    return { type: 'application/xml; charset=utf-8', body: bytesOf(text), maxAge: hours(1), isPartial }
  },
})

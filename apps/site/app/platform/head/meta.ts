import { sharePicture } from '@northlight/contract/share-picture'
import { inLanguage, isTranslated, withoutLanguage } from '@northlight/contract/words/language-paths'
import { languageNames, languages } from '@northlight/contract/words/languages'
import { englishWords } from '@northlight/contract/words/words'
import type { MetaDescriptor } from 'react-router'
import { neutralInstitute, type RootData } from '../institute/institute.ts'
import { breadcrumbs, graph, type JsonLd, type Trail } from './breadcrumbs.ts'
import { parseMetaScripts } from './meta-scripts.ts'

/** The four fields of an SEO record or of an entity. */
export type SeoFields = {
  meta_title?: string | null
  meta_description?: string | null
  meta_keywords?: string | null
  meta_scripts?: string | null
}

type Matches = ReadonlyArray<{ id: string; loaderData?: unknown } | undefined>

export type PageMeta = {
  /** What the page is called, without the institute's name; used when `seo` has no title of its own. */
  title: string
  /** Plain text; used when `seo` has none. Cut at a word after about 160 characters. */
  description?: string | null
  /** Path, with or without the query: `location.pathname + location.search`. Only `page` stays in the canonical. */
  path: string
  seo?: SeoFields | null
  /** An absolute bitmap address. Left out, the page gets a drawn share picture of its own. */
  image?: string
  type?: 'website' | 'article'
  /** From the top down without Home, as given to the page's banner: becomes a BreadcrumbList. */
  trail?: Trail
  /** Things made by the functions in `json-ld/`. */
  jsonLd?: JsonLd[]
  noindex?: boolean
  /** Whether it exists in every language; left out, its address says so. */
  hasLanguages?: boolean
  /** The `matches` of the meta function: the root's data name the institute and its address. */
  matches: Matches
}

export const rootOf = (matches: Matches): Pick<RootData, 'institute' | 'siteUrl' | 'words'> =>
  (matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined) ?? {
    institute: neutralInstitute,
    siteUrl: '',
    words: englishWords,
  }

/** At most `limit` characters, ended at a word. */
export const shortText = (text: string, limit = 160): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= limit) return line
  const cut = line.slice(0, limit - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), limit / 2)).replace(/[\s,;:.–-]+$/, '')}…`
}

/** One address per page, in small letters: no query but `page`, and not even that for the first one. */
export const canonicalPath = (path: string): string => {
  const [pathname = '/', query = ''] = path.split('?', 2)
  const page = new URLSearchParams(query).get('page') ?? ''
  const plain = pathname === '/' ? '' : pathname.toLowerCase().replace(/\/+$/, '')
  return /^[1-9]\d{0,3}$/.test(page) && page !== '1' ? `${plain}?page=${page}` : plain
}

/** Everything a page's head says about it, for the `meta` export of a route. */
export const pageMeta = ({
  title,
  description,
  path,
  seo,
  image,
  type = 'website',
  trail,
  jsonLd = [],
  noindex,
  hasLanguages,
  matches,
}: PageMeta): MetaDescriptor[] => {
  const { institute, siteUrl, words } = rootOf(matches)
  const plain = canonicalPath(withoutLanguage(path))
  const isEverywhere = hasLanguages ?? isTranslated(plain || '/')
  const own = canonicalPath(isEverywhere ? inLanguage(words.language, plain || '/') : plain)
  const url = siteUrl + own
  const page = /\?page=(\d+)$/.exec(own)?.[1]
  // What staff wrote for search engines is English; in another language the page's own words stand.
  const written = words.language === 'en' ? seo : null
  const name = written?.meta_title?.trim() || (title === institute.name ? title : `${title} · ${institute.name}`)
  // Neither two pages of a list may carry the same title, nor two languages in which a name stays as it is.
  const isSame = words.language !== 'en' && !/[\u0900-\u097f\u0c80-\u0cff]/.test(name)
  const inLetters = isSame ? `${name} · ${languageNames[words.language]}` : name
  const fullTitle = page ? `${inLetters} · Page ${page}` : inLetters
  const text = shortText(written?.meta_description || description || `${title}. ${institute.tagline}`)
  // A page that is not for search engines has no picture of its own.
  const picture = image ?? siteUrl + sharePicture(noindex ? '/' : plain || '/')
  const things = [...(trail ? [breadcrumbs(siteUrl, trail)] : []), ...jsonLd]

  return [
    { title: fullTitle },
    { name: 'description', content: text },
    ...(written?.meta_keywords ? [{ name: 'keywords', content: written.meta_keywords }] : []),
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : [{ tagName: 'link', rel: 'canonical', href: url }]),
    { property: 'og:site_name', content: institute.name },
    ...(noindex || !isEverywhere ? [] : alternates(siteUrl, plain)),
    { property: 'og:locale', content: `${words.language}_IN` },
    { property: 'og:type', content: type },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: text },
    { property: 'og:url', content: url },
    { property: 'og:image', content: picture },
    { property: 'og:image:alt', content: fullTitle },
    ...(image ? [] : shareSize),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: fullTitle },
    { name: 'twitter:description', content: text },
    { name: 'twitter:image', content: picture },
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: `${institute.name}: knowledge desk`,
      href: '/knowledge-desk/feed.xml',
    },
    ...(things.length > 0 ? [{ 'script:ld+json': graph(things) }] : []),
    ...parseMetaScripts(written?.meta_scripts).map((value) => ({ 'script:ld+json': value })),
  ] as MetaDescriptor[]
}

/** The same page in every language it exists in, for search engines; readers of any other are shown the English one. */
const alternates = (siteUrl: string, path: string) => {
  const href = (language: (typeof languages)[number]) => siteUrl + canonicalPath(inLanguage(language, path || '/'))
  return [
    ...languages.map((language) => ({ tagName: 'link', rel: 'alternate', hrefLang: language, href: href(language) })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: href('en') },
  ]
}

const shareSize = [
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
]

import { sharePicture } from '@northlight/contract/share-picture'
import { inLanguage } from '@northlight/contract/words/language-paths'
import { type Language, languages } from '@northlight/contract/words/languages'
import { breadcrumbs, graph } from './breadcrumbs.ts'
import { canonicalPath } from './canonical-path.ts'
import { parseMetaScripts } from './meta-scripts.ts'
import type { PageMeta } from './page-meta.ts'
import { shortText } from './short-text.ts'

/** What the head shows already. */
type Shown = {
  institute: { name: string; tagline: string }
  siteUrl: string
  language: Language
  /** The path without its language, as the canonical address has it. */
  plain: string
  /** Whether the page exists in every language. */
  isEverywhere: boolean
  url: string
  /** With the name of the institute, and the number of the page in a list. */
  title: string
}

/** What search engines and social networks are told beside what a browser shows: they read the document as it came. */
export const forMachines = (page: PageMeta, shown: Shown) => {
  const { seo, image, type = 'website', trail, jsonLd = [], noindex } = page
  const { institute, siteUrl, language, plain, isEverywhere, url, title } = shown
  const text = shortText(seo?.meta_description || page.description || `${page.title}. ${institute.tagline}`)
  // A page that is not for search engines has no picture of its own.
  const picture = image ?? siteUrl + sharePicture(noindex ? '/' : plain || '/')
  const things = [...(trail ? [breadcrumbs(siteUrl, trail)] : []), ...jsonLd]

  return [
    { name: 'description', content: text },
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(seo?.meta_keywords ? [{ name: 'keywords', content: seo.meta_keywords }] : []),
    { property: 'og:site_name', content: institute.name },
    ...(noindex || !isEverywhere ? [] : alternates(siteUrl, plain)),
    { property: 'og:locale', content: `${language}_IN` },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: text },
    { property: 'og:url', content: url },
    { property: 'og:image', content: picture },
    { property: 'og:image:alt', content: title },
    ...(image ? [] : shareSize),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
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
    ...parseMetaScripts(seo?.meta_scripts).map((value) => ({ 'script:ld+json': value })),
  ]
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

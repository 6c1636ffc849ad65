import type { JsonLd, Trail } from './breadcrumbs.ts'

/** The four fields of an SEO record or of an entity. */
export type SeoFields = {
  meta_title?: string | null
  meta_description?: string | null
  meta_keywords?: string | null
  meta_scripts?: string | null
}

export type Matches = ReadonlyArray<{ id: string; loaderData?: unknown } | undefined>

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

import type { BlogView } from '@northlight/contract/content/articles'
import type { JsonLd } from '../breadcrumbs.ts'
import { type Fields, organisationRef, plain } from './facts.ts'

type Article = Fields<
  BlogView,
  'name' | 'slug' | 'published_on' | 'updated_at',
  'author_name' | 'short_description' | 'image' | 'category'
>

/** An article of the knowledge desk, or a tip when `section` says so. */
export const article = (
  siteUrl: string,
  institute: { name: string },
  view: Article,
  section: 'knowledge-desk' | 'expert-tips' = 'knowledge-desk',
): JsonLd => {
  const url = `${siteUrl}/${section}/${view.slug}`
  return {
    '@type': section === 'knowledge-desk' ? 'BlogPosting' : 'Article',
    '@id': url,
    mainEntityOfPage: url,
    headline: view.name.slice(0, 110),
    description: plain(view.short_description),
    image: plain(view.image),
    articleSection: plain(view.category),
    datePublished: view.published_on,
    dateModified: [view.published_on, view.updated_at].toSorted()[1],
    inLanguage: 'en-IN',
    author: view.author_name ? { '@type': 'Person', name: view.author_name } : organisationRef(siteUrl, institute.name),
    publisher: organisationRef(siteUrl, institute.name),
  }
}

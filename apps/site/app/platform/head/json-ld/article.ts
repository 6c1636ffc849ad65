import type { BlogView } from '@northlight/contract/content/articles'
import type { JsonLd } from '../breadcrumbs.ts'
import { bitmap, type Fields, organisationRef, plain } from './facts.ts'

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
  const path = `/${section}/${view.slug}`
  const url = siteUrl + path
  return {
    '@type': section === 'knowledge-desk' ? 'BlogPosting' : 'Article',
    '@id': url,
    mainEntityOfPage: url,
    headline: view.name.slice(0, 110),
    description: plain(view.short_description),
    image: bitmap(siteUrl, path, view.image),
    articleSection: plain(view.category),
    datePublished: view.published_on,
    dateModified: [view.published_on, view.updated_at].toSorted()[1],
    inLanguage: 'en-IN',
    // `Sudha Narasimhan, Mathematics`: what follows the name is what they teach.
    author: view.author_name
      ? { '@type': 'Person', name: view.author_name.split(',')[0] }
      : organisationRef(siteUrl, institute.name),
    publisher: organisationRef(siteUrl, institute.name),
  }
}

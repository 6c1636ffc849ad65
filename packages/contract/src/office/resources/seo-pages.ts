import { line, seo } from '../field-kinds.ts'
import { redirectActs } from '../record-acts.ts'
import { resource } from '../resource.ts'

/** What search engines are told of pages that are always there. */
export const seoPages = resource({
  name: 'seo-pages',
  table: 'seo_pages',
  words: ['page for search engines', 'pages for search engines'],
  group: 'pages',
  title: 'page_name',
  page: '{path}',
  fields: {
    page_name: line('page', { fixed: true }),
    slug: line('name', { fixed: true }),
    path: line('address', { fixed: true }),
    seo: seo(),
  },
  list: {
    columns: ['page_name', 'path', 'seo'],
    filters: ['search', 'state'],
    sorts: ['page_name', 'updated_at'],
    first: 'page_name',
  },
  life: 'update-only',
  gate: [],
  acts: redirectActs,
  example: {
    seo: { title: 'Fees and refunds', description: 'What every course costs.', keywords: null, scripts: null },
  },
})

import { line, rich, seo } from '../field-kinds.ts'
import { needs, noGaps } from '../gate-rules.ts'
import { ruleActs } from '../record-acts.ts'
import { resource } from '../resource.ts'

export const legalPages = resource({
  name: 'legal-pages',
  table: 'legal_pages',
  words: ['legal page', 'legal pages'],
  group: 'pages',
  title: 'page_name',
  page: '/legal/{slug}',
  fields: {
    page_name: line('name'),
    slug: line('address', { fixed: true }),
    heading: line('heading'),
    description: rich('text', { text: 'description_text', max: 400_000 }),
    seo: seo(),
  },
  list: {
    columns: ['page_name', 'slug'],
    filters: ['search', 'state', 'gate'],
    sorts: ['page_name', 'updated_at'],
    first: 'page_name',
  },
  life: 'update-only',
  startsHidden: true,
  gate: [needs('page_name', 'heading', 'description'), noGaps],
  acts: ruleActs,
  example: { page_name: 'Terms of use', heading: 'Terms of use', description: '<p>The rules.</p>' },
})

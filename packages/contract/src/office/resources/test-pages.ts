import { line, picture, rich, seo, text } from '../field-kinds.ts'
import { altText, needs, promises } from '../gate-rules.ts'
import { testPageActs } from '../record-acts.ts'
import { resource } from '../resource.ts'

/** What stands on the page of a test. The test itself is made elsewhere. */
export const testPages = resource({
  name: 'test-pages',
  table: 'tests',
  // What staff sit to try a test has no page.
  where: { kind: 'test' },
  words: ['page of a test', 'pages of tests'],
  group: 'pages',
  title: 'name',
  page: '/online-tests/{slug}',
  fields: {
    name: line('name', { max: 500, fixed: true }),
    slug: line('address', { fixed: true }),
    short_description: text('sentence of the card', { max: 500 }),
    description: rich('text', { text: 'description_text' }),
    image: picture(),
    seo: seo(),
  },
  list: {
    columns: ['name', 'short_description'],
    filters: ['search', 'state', 'gate'],
    sorts: ['name', 'updated_at'],
    first: 'name',
    search: ['description_text'],
  },
  life: 'update-only',
  gate: [needs('description'), altText, promises],
  acts: testPageActs,
  example: { short_description: 'A whole paper.', description: '<p>Three hours.</p>' },
})

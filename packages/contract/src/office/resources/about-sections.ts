import { line, picture, rich, text } from '../field-kinds.ts'
import { altText, needs, promises } from '../gate-rules.ts'
import { contentActs } from '../record-acts.ts'
import { resource } from '../resource.ts'

export const aboutSections = resource({
  name: 'about-sections',
  table: 'about_sections',
  words: ['about section', 'about sections'],
  group: 'pages',
  title: 'title',
  page: '/about-us',
  fields: {
    page: line('page', { fixed: true }),
    title: line('title'),
    heading: line('heading'),
    description: rich('text', { text: 'description_text' }),
    image: picture({ shows: 'place' }),
    counter_title: line('title of the figure'),
    counter_description: text('text of the figure', { max: 250 }),
    counter_image: picture({ label: 'picture of the figure', ratio: 1, alt: null, title: null }),
  },
  list: {
    columns: ['title', 'page'],
    filters: ['search', 'state', 'gate'],
    sorts: ['title', 'updated_at'],
    first: 'title',
  },
  life: 'update-only',
  gate: [needs('title', 'heading', 'description'), altText, promises],
  acts: contentActs,
  example: { title: 'Who we are', heading: 'A small institute', description: '<p>Four campuses.</p>' },
})

import { category, line, moment, picture, rich, seo, slugOf, text, yesNo } from '../field-kinds.ts'
import { altText, needs, promises } from '../gate-rules.ts'
import { contentActs } from '../record-acts.ts'
import { resource } from '../resource.ts'

export const articles = resource({
  name: 'articles',
  table: 'blogs',
  words: ['article', 'articles'],
  group: 'content',
  title: 'name',
  page: '/knowledge-desk/{slug}',
  fields: {
    name: line('title', { max: 500 }),
    slug: slugOf('name'),
    heading: line('heading', { max: 500, follows: 'name' }),
    author_name: line('author', { max: 500, begins: 'own-name' }),
    category: category('category'),
    published_on: moment('date', { hint: 'Nobody sees it before this moment.', begins: 'now' }),
    short_description: text('sentence of the card', { max: 500 }),
    description: rich('text', { text: 'description_text', minutes: 'reading_minutes' }),
    image: picture({ ratio: 1.5 }),
    is_popular: yesNo('popular'),
    is_updated: yesNo('marked as updated'),
    seo: seo(),
  },
  form: [
    {
      label: 'Text',
      fields: [
        ...['name', 'slug', 'heading', 'author_name', 'category', 'published_on', 'short_description'],
        ...['description', 'image', 'is_popular', 'is_updated'],
      ],
    },
    { label: 'Search & share', fields: ['seo'] },
  ],
  list: {
    columns: ['name', 'category', 'author_name', 'published_on'],
    filters: ['search', 'state', 'category', 'author_name', 'is_popular', 'gate'],
    sorts: ['name', 'published_on', 'updated_at'],
    first: '-published_on',
    search: ['heading', 'description_text'],
  },
  life: 'publish',
  visibleFrom: 'published_on',
  gate: [
    needs('name', 'heading', 'author_name', 'category', 'published_on', 'description', 'image'),
    altText,
    promises,
  ],
  acts: contentActs,
  example: {
    name: 'Reading a question twice',
    heading: 'Why the second reading earns marks',
    author_name: 'Asha Rao',
    category: 'Exam craft',
    published_on: '2026-11-10T04:30:00.000Z',
    short_description: 'A habit of ten seconds.',
    description: '<p>Read it once for what is given and once for what is asked.</p>',
    image: { path: 'drawn/reading.svg', alt: 'A page with one line underlined', title: null },
    is_popular: false,
    is_updated: false,
    seo: { title: null, description: null, keywords: null, scripts: null },
  },
})

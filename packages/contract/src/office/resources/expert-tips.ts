import { category, line, moment, rich, seo, slugOf, text, yesNo } from '../field-kinds.ts'
import { needs, promises } from '../gate-rules.ts'
import { contentActs } from '../record-acts.ts'
import { resource } from '../resource.ts'

export const expertTips = resource({
  name: 'expert-tips',
  table: 'expert_tips',
  words: ['tip', 'tips'],
  group: 'content',
  title: 'name',
  page: '/expert-tips/{slug}',
  fields: {
    name: line('title', { max: 500 }),
    slug: slugOf('name'),
    heading: line('heading', { max: 500 }),
    author_name: line('author', { max: 500 }),
    category: category('category'),
    published_on: moment('date', { hint: 'Nobody sees it before this moment.' }),
    short_description: text('sentence of the card', { max: 500 }),
    description: rich('text', { text: 'description_text', minutes: 'reading_minutes' }),
    is_popular: yesNo('popular'),
    is_updated: yesNo('marked as updated'),
    seo: seo(),
  },
  list: {
    columns: ['name', 'category', 'author_name', 'published_on'],
    filters: ['search', 'state', 'category', 'author_name', 'is_popular', 'gate'],
    sorts: ['name', 'published_on', 'updated_at'],
    first: '-published_on',
    search: ['heading', 'description_text'],
  },
  life: 'publish',
  visibleFrom: 'published_on',
  gate: [needs('name', 'heading', 'author_name', 'published_on', 'description'), promises],
  acts: contentActs,
  example: {
    name: 'Write the unit first',
    heading: 'Units catch half of all slips',
    author_name: 'Asha Rao',
    category: 'Physics',
    published_on: '2026-11-10T04:30:00.000Z',
    description: '<p>Write the unit of the answer before you begin.</p>',
  },
})

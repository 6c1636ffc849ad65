import { line, seo, slugOf, text } from '../field-kinds.ts'
import { needs, promises } from '../gate-rules.ts'
import { contentActs } from '../record-acts.ts'
import { resource } from '../resource.ts'

export const achieverCategories = resource({
  name: 'achiever-categories',
  table: 'achiever_categories',
  words: ['category of achievers', 'categories of achievers'],
  group: 'people',
  title: 'name',
  page: '/achievers/{slug}',
  fields: {
    name: line('name', { max: 500 }),
    slug: slugOf('name'),
    heading: line('heading', { max: 500 }),
    description: text('text', { max: 5000 }),
    seo: seo(),
  },
  list: {
    columns: ['name', 'heading'],
    filters: ['search', 'state', 'gate'],
    sorts: ['name', 'position', 'updated_at'],
    first: 'position',
  },
  life: 'publish',
  order: true,
  gate: [needs('name', 'heading', 'description'), promises],
  acts: contentActs,
  example: { name: 'Olympiads', heading: 'Olympiad medals', description: 'Those who went on to the camps.' },
})

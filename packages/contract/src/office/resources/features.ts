import { choice, line, picture, text } from '../field-kinds.ts'
import { needs, promises } from '../gate-rules.ts'
import { contentActs } from '../record-acts.ts'
import { resource } from '../resource.ts'

export const features = resource({
  name: 'features',
  table: 'features',
  words: ['feature', 'features'],
  group: 'pages',
  title: 'title',
  page: '/',
  fields: {
    page: choice('page', ['common', 'home-page', 'about-page'], { empty: 'common' }),
    title: line('title'),
    description: text('text', { max: 500 }),
    image: picture({ ratio: 1, alt: null, title: null }),
  },
  list: {
    columns: ['title', 'page', 'description'],
    filters: ['search', 'state', 'page', 'gate'],
    sorts: ['title', 'position', 'updated_at'],
    first: 'position',
    search: ['description'],
  },
  life: 'publish',
  order: true,
  gate: [needs('page', 'title', 'description'), promises],
  acts: contentActs,
  example: { page: 'home-page', title: 'One hour for doubts', description: 'Every day, with a tutor.' },
})

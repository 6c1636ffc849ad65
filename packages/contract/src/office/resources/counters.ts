import { line, number, picture, text } from '../field-kinds.ts'
import { altText, needs, promises } from '../gate-rules.ts'
import { contentActs } from '../record-acts.ts'
import { resource } from '../resource.ts'

export const counters = resource({
  name: 'counters',
  table: 'counters',
  words: ['counter', 'counters'],
  group: 'pages',
  title: 'title',
  page: '/',
  fields: {
    title: line('title', { max: 500 }),
    counter: number('number', { min: 0 }),
    exact: number('exact number', { min: 0 }),
    meaning: text('what is counted', { max: 500 }),
    image: picture({ ratio: 1 }),
  },
  list: {
    columns: ['title', 'counter', 'meaning'],
    filters: ['search', 'state', 'gate'],
    sorts: ['title', 'position', 'updated_at'],
    first: 'position',
  },
  life: 'publish',
  order: true,
  gate: [needs('title', 'counter', 'meaning'), altText, promises],
  acts: contentActs,
  example: { title: 'Students now', counter: 1240, exact: 1240, meaning: 'Enrolled on 1 November 2026' },
})

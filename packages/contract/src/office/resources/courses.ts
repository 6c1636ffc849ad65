import { courseClasses } from '../../content/course-classes.ts'
import { choice, line, number, picture, rich, seo, slugOf, text } from '../field-kinds.ts'
import { altText, needs, promises } from '../gate-rules.ts'
import { contentActs } from '../record-acts.ts'
import { resource } from '../resource.ts'

export const courses = resource({
  name: 'courses',
  table: 'courses',
  words: ['course', 'courses'],
  group: 'content',
  title: 'name',
  pagesThrough: { resource: 'course-branches', field: 'course_id' },
  fields: {
    name: line('name', { max: 500 }),
    slug: slugOf('name'),
    class: choice('class', courseClasses, { empty: courseClasses[0] }),
    short_description: text('sentence of the card', { max: 500 }),
    description: rich('text', { text: 'description_text' }),
    image: picture(),
    duration: line('duration'),
    batch_size: number('students in a batch', { min: 1, max: 1000 }),
    mode: line('mode'),
    eligibility: text('who may join'),
    tests_count: number('tests', { min: 0, max: 1000 }),
    seo: seo(),
  },
  list: {
    columns: ['name', 'class', 'duration', 'mode'],
    filters: ['search', 'state', 'class', 'gate'],
    sorts: ['name', 'position', 'updated_at'],
    first: 'position',
    search: ['description_text'],
  },
  life: 'publish',
  order: true,
  gate: [needs('name', 'class', 'description', 'image'), altText, promises],
  acts: contentActs,
  example: {
    name: 'Weekend mathematics',
    class: 'School (STD VIII to X)',
    description: '<p>Two hours every Saturday.</p>',
    image: { path: 'drawn/weekend.svg', alt: 'A triangle on a board', title: null },
    duration: '1 year',
  },
})

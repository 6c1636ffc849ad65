import { line, many, number, one, picture, rich, rows, seo, slugOf, span, text } from '../field-kinds.ts'
import { altText, inOrder, needs, promises } from '../gate-rules.ts'
import { contentActs } from '../record-acts.ts'
import { resource } from '../resource.ts'

export const events = resource({
  name: 'events',
  table: 'events',
  words: ['event', 'events'],
  group: 'content',
  title: 'name',
  page: '/events/{slug}',
  fields: {
    name: line('name', { max: 500 }),
    slug: slugOf('name'),
    heading: line('heading', { max: 500 }),
    when: span('time', 'ends_at', { at: 'event_date' }),
    venue: line('place'),
    seats: number('seats', { min: 1, hint: 'Empty: room for everybody, and nobody reserves.' }),
    mode: line('mode', { hint: 'On campus, online, both' }),
    branch_id: one('branch', 'branches'),
    short_description: text('sentence of the card', { max: 500 }),
    description: rich('text', { text: 'description_text' }),
    image: picture({ shows: 'place' }),
    speakers: many('speakers', 'speakers', { table: 'event_speakers', own: 'event_id', other: 'speaker_id' }),
    specifications: rows(
      'facts',
      'title',
      { title: line('what', { max: 500, empty: '' }), description: text('text') },
      { table: { name: 'event_specifications', own: 'event_id' }, most: 30 },
    ),
    seo: seo(),
  },
  list: {
    columns: ['name', 'when', 'branch_id', 'venue'],
    filters: ['search', 'state', 'branch_id', 'speakers', 'gate'],
    sorts: ['name', 'when', 'updated_at'],
    first: '-when',
    search: ['heading', 'description_text', 'venue'],
  },
  life: 'publish',
  gate: [
    needs('name', 'heading', 'when', 'description', 'image'),
    inOrder('when.from', 'when.until'),
    altText,
    promises,
  ],
  acts: contentActs,
  example: {
    name: 'Open day',
    heading: 'Come and look round',
    when: { from: '2026-12-06T04:30:00.000Z', until: '2026-12-06T08:30:00.000Z' },
    venue: 'Bengaluru campus',
    description: '<p>Classrooms, hostel, and tutors to talk to.</p>',
    image: { path: 'drawn/open-day.svg', alt: 'Families at the gate', title: null },
    specifications: [{ title: 'Entry', description: 'Free' }],
  },
})

import { generalPages } from '../../content/general-pages.ts'
import { type Field, line, lines, number, rows, text } from '../field-kinds.ts'
import { needs, promises } from '../gate-rules.ts'
import { contentActs } from '../record-acts.ts'
import { resource } from '../resource.ts'

export const quotes: Field = rows(
  'quotations',
  'text',
  {
    text: text('what is said', { empty: '' }),
    by: line('who says it', { max: 2000, empty: '', hint: 'address of the person' }),
  },
  { at: 'content.quotes', most: 20 },
)

/** Heading, introduction, quotations and cards of pages that list something else. */
export const pageTexts = resource({
  name: 'page-texts',
  table: 'page_texts',
  where: { slug: generalPages },
  words: ['page text', 'page texts'],
  group: 'pages',
  title: 'page_name',
  fields: {
    page_name: line('page', { fixed: true }),
    slug: line('name', { fixed: true }),
    heading: line('heading', { at: 'content.heading', max: 2000 }),
    intro: lines('introduction', { at: 'content.intro' }),
    quotes,
    cards: rows(
      'cards',
      'title',
      { title: line('title', { max: 2000, empty: '' }), text: text('text', { empty: '' }) },
      { at: 'content.cards', most: 30 },
    ),
    video_title: line('title of the film', { at: 'content.video.title', max: 2000 }),
    video_minutes: number('minutes of the film', { at: 'content.video.minutes', min: 0 }),
    empty_text: text('what stands where a list is empty', { at: 'content.empty_text' }),
  },
  list: {
    columns: ['page_name', 'slug', 'heading'],
    filters: ['search', 'state', 'gate'],
    sorts: ['page_name', 'updated_at'],
    first: 'page_name',
  },
  life: 'update-only',
  nullWhenEmpty: ['content.video'],
  gate: [needs('page_name'), promises],
  acts: contentActs,
  example: { heading: 'Work with us', intro: ['Small classes need many tutors.'], quotes: [], cards: [] },
})

import { category, consentOf, day, line, many, number, one, picture, slugOf, text, yesNo } from '../field-kinds.ts'
import { altText, consentAfter, needs, promises } from '../gate-rules.ts'
import { shownPeopleActs } from '../record-acts.ts'
import { resource } from '../resource.ts'

/** A former student, shown with written consent and with everything the guidelines want beside a rank. */
export const achievers = resource({
  name: 'achievers',
  table: 'achievers',
  words: ['achiever', 'achievers'],
  group: 'people',
  title: 'name',
  page: '/achievers/{categories.0.slug}',
  fields: {
    name: line('name'),
    slug: slugOf('name'),
    exam: category('examination'),
    rank: line('rank'),
    year: number('year', { min: 1990, max: 2100 }),
    result_on: day('day of the result'),
    college: line('college'),
    course_id: one('course', 'courses'),
    course_name: line('name of the course then'),
    branch_id: one('branch', 'branches'),
    duration: line('duration'),
    is_paid: yesNo('paid course'),
    fee_note: line('what was paid'),
    image: picture({ ratio: 1, shows: 'person' }),
    quote: text('quotation', { max: 500 }),
    categories: many('categories', 'achiever-categories', {
      table: 'achiever_category_links',
      own: 'achiever_id',
      other: 'category_id',
    }),
    consent: consentOf('student'),
  },
  list: {
    columns: ['image', 'name', 'exam', 'rank', 'year', 'consent'],
    filters: ['search', 'state', 'categories', 'year', 'exam', 'branch_id', 'gate'],
    sorts: ['name', 'year', 'position', 'updated_at'],
    first: 'position',
    search: ['rank', 'college', 'exam'],
  },
  life: 'publish',
  import: true,
  order: true,
  isPersonal: true,
  gate: [
    needs('name', 'exam', 'rank', 'year', 'result_on', 'course_id', 'duration', 'image', 'categories'),
    consentAfter('result_on'),
    altText,
    promises,
  ],
  acts: shownPeopleActs,
  example: { name: 'Nikhil Deshmukh', exam: 'JEE Main', rank: 'AIR 1,986', year: 2026, result_on: '2026-04-20' },
})

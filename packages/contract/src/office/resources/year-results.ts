import { resultKeys } from '../../content/result-keys.ts'
import { choice, day, line, number, rows, text } from '../field-kinds.ts'
import { needs, promises } from '../gate-rules.ts'
import { ruleActs } from '../record-acts.ts'
import { resource } from '../resource.ts'

const count = (label: string, at?: string) => number(label, { min: 0, empty: 0, ...(at && { at }) })

/** Where the students of a year went, every one of them. */
export const yearResults = resource({
  name: 'year-results',
  table: 'results',
  words: ['year of results', 'results by year'],
  group: 'pages',
  title: 'heading',
  page: '/',
  needsAtOnce: ['year'],
  fields: {
    year: number('year', { min: 2000, max: 2100 }),
    heading: line('heading', { max: 2000, empty: '' }),
    intro: text('introduction', { empty: '' }),
    counted_on: day('counted on'),
    students_began: count('students who began'),
    students_finished: count('students who finished'),
    students_left: count('students who left'),
    outcomes: rows('outcomes', 'label', {
      key: choice('kind', resultKeys),
      label: line('words', { max: 2000, empty: '' }),
      students: count('students'),
    }),
    by_course_and_branch: rows('by course and branch', 'course', {
      course: line('course', { at: 'course.name', max: 2000, empty: '' }),
      course_slug: line('address of the course', { at: 'course.slug' }),
      branch: line('branch', { at: 'branch.name', max: 2000, empty: '' }),
      branch_slug: line('address of the branch', { at: 'branch.slug' }),
      began: count('began'),
      finished: count('finished'),
      jee: count('JEE'),
      neet: count('NEET'),
      kcet: count('KCET'),
      other: count('other'),
      trying_again: count('trying again'),
    }),
    how_we_count: text('how we count', { max: 5000, empty: '' }),
    source: text('source', { max: 5000, empty: '' }),
  },
  list: {
    columns: ['heading', 'year', 'counted_on'],
    filters: ['search', 'state', 'year', 'gate'],
    sorts: ['year', 'updated_at'],
    first: '-year',
  },
  life: 'publish',
  gate: [needs('year', 'heading', 'intro', 'counted_on', 'outcomes', 'how_we_count', 'source'), promises],
  acts: ruleActs,
  example: {
    year: 2031,
    heading: 'Where everybody went',
    intro: 'Every student who began.',
    counted_on: '2026-10-01',
    students_began: 10,
    students_finished: 9,
    students_left: 1,
    outcomes: [{ key: 'jee', label: 'Engineering', students: 9 }],
    how_we_count: 'By the list of June.',
    source: 'Our registers.',
  },
})

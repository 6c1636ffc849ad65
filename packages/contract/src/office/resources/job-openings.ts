import { category, day, line, money, one, rich, slugOf } from '../field-kinds.ts'
import { inOrder, needs, promises } from '../gate-rules.ts'
import { contentActs } from '../record-acts.ts'
import { resource } from '../resource.ts'

export const jobOpenings = resource({
  name: 'job-openings',
  table: 'job_openings',
  words: ['opening', 'job openings'],
  group: 'content',
  title: 'name',
  page: '/careers',
  fields: {
    name: line('name'),
    slug: slugOf('name'),
    department: category('department'),
    branch_id: one('branch', 'branches'),
    employment_type: category('kind of employment'),
    experience: line('experience'),
    salary_min: money('salary from', { at: 'salary.min_paise' }),
    salary_max: money('salary to', { at: 'salary.max_paise' }),
    salary_per: line('per', { at: 'salary.per', max: 20, hint: 'year, month, hour' }),
    description: rich('text', { text: 'description_text' }),
    posted_on: day('posted on'),
    closes_on: day('last day to apply'),
  },
  list: {
    columns: ['name', 'department', 'branch_id', 'closes_on'],
    filters: ['search', 'state', 'department', 'branch_id', 'gate'],
    sorts: ['name', 'closes_on', 'position', 'updated_at'],
    first: 'position',
    search: ['description_text'],
  },
  life: 'publish',
  order: true,
  nullWhenEmpty: ['salary'],
  gate: [
    needs('name', 'description', 'posted_on'),
    inOrder('salary_min', 'salary_max'),
    inOrder('posted_on', 'closes_on'),
    promises,
  ],
  acts: contentActs,
  example: {
    name: 'Physics tutor',
    description: '<p>Two batches of thirty.</p>',
    posted_on: '2026-11-01',
    closes_on: '2026-12-31',
  },
})

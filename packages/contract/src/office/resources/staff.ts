import { line, number, one, picture, slugOf, text, yesNo } from '../field-kinds.ts'
import { altText, needs, promises } from '../gate-rules.ts'
import { contentActs } from '../record-acts.ts'
import { resource } from '../resource.ts'

export const staff = resource({
  name: 'staff',
  table: 'staff',
  words: ['tutor', 'tutors'],
  group: 'people',
  title: 'name',
  page: '/leadership-team',
  fields: {
    name: line('name'),
    slug: slugOf('name'),
    designation: line('designation'),
    qualification: line('qualification'),
    subject: line('subject'),
    experience_years: number('years of experience', { min: 0, max: 80 }),
    branch_id: one('branch', 'branches'),
    is_teaching: yesNo('teaches'),
    description: text('text', { max: 5000 }),
    image: picture({ ratio: 1, shows: 'person' }),
  },
  list: {
    columns: ['image', 'name', 'designation', 'subject', 'branch_id'],
    filters: ['search', 'state', 'subject', 'branch_id', 'is_teaching', 'gate'],
    sorts: ['name', 'position', 'updated_at'],
    first: 'position',
    search: ['designation', 'qualification', 'subject'],
  },
  life: 'publish',
  import: true,
  order: true,
  gate: [needs('name', 'designation', 'qualification', 'image'), altText, promises],
  acts: contentActs,
  example: {
    name: 'Suma Bhat',
    designation: 'Tutor, chemistry',
    qualification: 'M.Sc., B.Ed.',
    subject: 'Chemistry',
    image: { path: 'drawn/suma.svg', alt: 'Drawn portrait', title: null },
  },
})

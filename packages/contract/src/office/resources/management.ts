import { line, number, one, picture, rich, slugOf, yesNo } from '../field-kinds.ts'
import { altText, needs, promises } from '../gate-rules.ts'
import { contentActs } from '../record-acts.ts'
import { resource } from '../resource.ts'

export const management = resource({
  name: 'management',
  table: 'management',
  words: ['manager', 'management'],
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
    description: rich('text', { text: 'description_text' }),
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
  order: true,
  gate: [needs('name', 'designation', 'qualification', 'description', 'image'), altText, promises],
  acts: contentActs,
  example: {
    name: 'Kavitha Shetty',
    designation: 'Head of studies',
    qualification: 'M.Sc.',
    description: '<p>Looks after what is taught and how.</p>',
    image: { path: 'drawn/kavitha.svg', alt: 'Drawn portrait', title: null },
  },
})

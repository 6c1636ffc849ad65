import { line, picture } from '../field-kinds.ts'
import { altText, needs } from '../gate-rules.ts'
import { contentActs } from '../record-acts.ts'
import { resource } from '../resource.ts'

export const speakers = resource({
  name: 'speakers',
  table: 'speakers',
  words: ['speaker', 'speakers'],
  group: 'people',
  title: 'name',
  fields: {
    name: line('name'),
    designation: line('designation'),
    qualification: line('qualification'),
    image: picture({ ratio: 1, shows: 'person' }),
  },
  list: {
    columns: ['image', 'name', 'designation'],
    filters: ['search'],
    sorts: ['name', 'updated_at'],
    first: 'name',
    search: ['designation', 'qualification'],
  },
  life: 'plain',
  gate: [needs('name'), altText],
  acts: contentActs,
  example: { name: 'Mallikarjun Gouda', designation: 'Senior tutor, mathematics', qualification: 'M.Sc.' },
})

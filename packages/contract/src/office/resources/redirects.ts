import { line, moment, number } from '../field-kinds.ts'
import { needs, soundRedirect } from '../gate-rules.ts'
import { redirectActs } from '../record-acts.ts'
import { resource } from '../resource.ts'

export const redirects = resource({
  name: 'redirects',
  table: 'redirects',
  words: ['redirect', 'redirects'],
  group: 'institute',
  title: 'from_path',
  fields: {
    from_path: line('old address', { max: 500 }),
    to_path: line('new address', { max: 500, empty: '', hint: 'Empty for a page that is gone (410).' }),
    status: number('status', { min: 301, max: 410, empty: 301, hint: '301 for good, 302 for now, 410 gone' }),
    hits: number('times opened', { empty: 0, fixed: true }),
    last_hit_at: moment('last opened', { fixed: true }),
  },
  list: {
    columns: ['from_path', 'to_path', 'status', 'hits', 'last_hit_at'],
    filters: ['search', 'status'],
    sorts: ['from_path', 'hits', 'updated_at'],
    first: 'from_path',
    search: ['to_path'],
  },
  life: 'plain',
  import: true,
  gate: [needs('from_path'), soundRedirect],
  acts: redirectActs,
  example: { from_path: '/old-prospectus', to_path: '/fees', status: 301 },
})

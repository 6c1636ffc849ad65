import { category, line, one, picture, text } from '../field-kinds.ts'
import { altText, needs, promises } from '../gate-rules.ts'
import { contentActs } from '../record-acts.ts'
import { resource } from '../resource.ts'

export const gallery = resource({
  name: 'gallery',
  table: 'gallery_items',
  words: ['picture', 'gallery'],
  group: 'content',
  title: 'title',
  page: '/gallery',
  fields: {
    title: line('title'),
    description: text('description', { max: 250 }),
    album: category('album'),
    branch_id: one('branch', 'branches'),
    image: picture({ shows: 'place' }),
  },
  list: {
    columns: ['image', 'title', 'album', 'branch_id'],
    filters: ['search', 'state', 'album', 'branch_id', 'gate'],
    sorts: ['title', 'updated_at'],
    first: '-updated_at',
    search: ['description'],
  },
  life: 'publish',
  import: true,
  gate: [needs('title', 'description', 'image'), altText, promises],
  acts: contentActs,
  example: {
    title: 'The library at eight',
    description: 'Forty chairs, all taken.',
    album: 'Campus',
    image: { path: 'drawn/library.svg', alt: 'A reading room', title: null },
  },
})

import { scholarVariants } from '../../scholar-variants.ts'
import { choices, hours, line, lines, number, one, picture, slugOf, text } from '../field-kinds.ts'
import { altText, needs } from '../gate-rules.ts'
import { branchActs } from '../record-acts.ts'
import { resource } from '../resource.ts'

export const branches = resource({
  name: 'branches',
  table: 'branches',
  words: ['branch', 'branches'],
  group: 'institute',
  title: 'name',
  pagesThrough: { resource: 'course-branches', field: 'branch_id' },
  fields: {
    name: line('name', { max: 500 }),
    slug: slugOf('name'),
    city: line('city'),
    area: line('area'),
    modes: choices('day scholars, residents', scholarVariants),
    address: text('postal address', { max: 500 }),
    phone: line('phone', { format: 'phone' }),
    email: line('e-mail', { format: 'email' }),
    office_hours: line('office hours in a line'),
    opening_hours: hours('opening hours'),
    map_url: line('map', { max: 500, format: 'link' }),
    latitude: number('latitude', { min: -90, max: 90, decimals: true }),
    longitude: number('longitude', { min: -180, max: 180, decimals: true }),
    short_description: text('sentence of the card', { max: 500 }),
    facilities_day: lines('what day scholars find', { at: 'facilities.day' }),
    facilities_residential: lines('what residents find', { at: 'facilities.residential' }),
    since: number('open since', { min: 1900, max: 2100 }),
    head_id: one('head', 'management'),
    image: picture({ shows: 'place' }),
  },
  list: {
    columns: ['name', 'city', 'modes', 'head_id'],
    filters: ['search', 'state', 'city', 'gate'],
    sorts: ['name', 'position', 'updated_at'],
    first: 'position',
    search: ['city', 'area', 'address'],
  },
  life: 'publish',
  order: true,
  nullWhenEmpty: ['facilities', 'opening_hours'],
  gate: [needs('name', 'city', 'modes', 'address', 'phone'), altText],
  acts: branchActs,
  example: { name: 'Hassan', city: 'Hassan', modes: ['Day Scholar'], address: '1 Fort Road', phone: '9845000100' },
})

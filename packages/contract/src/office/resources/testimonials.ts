import { consentOf, line, number, one, picture, text } from '../field-kinds.ts'
import { altText, consentAfter, needs, promises } from '../gate-rules.ts'
import { shownPeopleActs } from '../record-acts.ts'
import { resource } from '../resource.ts'

export const testimonials = resource({
  name: 'testimonials',
  table: 'testimonials',
  words: ['testimonial', 'testimonials'],
  group: 'people',
  title: 'name',
  page: '/testimonial',
  fields: {
    name: line('name'),
    designation: line('who they are', { hint: 'Parent of a student of class 12' }),
    star: number('stars', { min: 1, max: 5 }),
    message: text('what they say', { max: 1000 }),
    course_id: one('course', 'courses'),
    branch_id: one('branch', 'branches'),
    achiever_id: one('achiever', 'achievers'),
    image: picture({ ratio: 1, shows: 'person' }),
    consent: consentOf('parent'),
  },
  list: {
    columns: ['image', 'name', 'designation', 'star', 'consent'],
    filters: ['search', 'state', 'star', 'course_id', 'branch_id', 'gate'],
    sorts: ['name', 'star', 'position', 'updated_at'],
    first: 'position',
    search: ['designation', 'message'],
  },
  life: 'publish',
  order: true,
  isPersonal: true,
  gate: [needs('name', 'star', 'message', 'image'), consentAfter(null), altText, promises],
  acts: shownPeopleActs,
  example: { name: 'Ramesh Rao', designation: 'Parent', star: 5, message: 'We were told early.' },
})

import { line, many, picture, rich, seo, slugOf, text, yesNo } from '../field-kinds.ts'
import { altText, needs, promises, together } from '../gate-rules.ts'
import { contentActs } from '../record-acts.ts'
import { resource } from '../resource.ts'

export const campaigns = resource({
  name: 'campaigns',
  table: 'campaigns',
  words: ['campaign', 'campaigns'],
  group: 'content',
  title: 'name',
  page: '/{slug}',
  fields: {
    name: line('name', { max: 500 }),
    slug: slugOf('name'),
    heading: line('heading', { max: 500 }),
    short_description: text('sentence of the card', { max: 500 }),
    description: rich('text', { text: 'description_text' }),
    image: picture(),
    include_form: yesNo('with a form'),
    form_heading: line('heading of the form', { max: 500 }),
    include_testimonial: yesNo('with testimonials'),
    testimonial_heading: line('heading of the testimonials', { max: 500 }),
    testimonials: many('testimonials', 'testimonials', {
      table: 'campaign_testimonials',
      own: 'campaign_id',
      other: 'testimonial_id',
    }),
    include_topper: yesNo('with achievers'),
    topper_heading: line('heading of the achievers', { max: 500 }),
    achievers: many('achievers', 'achievers', {
      table: 'campaign_achievers',
      own: 'campaign_id',
      other: 'achiever_id',
    }),
    seo: seo(),
  },
  list: {
    columns: ['name', 'include_form'],
    filters: ['search', 'state', 'gate'],
    sorts: ['name', 'position', 'updated_at'],
    first: 'position',
    search: ['heading', 'description_text'],
  },
  life: 'publish',
  order: true,
  gate: [
    needs('name', 'heading', 'description', 'image'),
    together('include_form', 'form_heading'),
    together('include_testimonial', 'testimonial_heading', 'testimonials'),
    together('include_topper', 'topper_heading', 'achievers'),
    altText,
    promises,
  ],
  acts: contentActs,
  example: {
    name: 'Crash course in April',
    heading: 'Four weeks before KCET',
    description: '<p>Revision, every evening, with one paper a week.</p>',
    image: { path: 'drawn/april.svg', alt: '', title: null },
    include_form: true,
    form_heading: 'Ask for a call',
  },
})

import { line, picture, text } from '../field-kinds.ts'
import { altText, needs, promises } from '../gate-rules.ts'
import { contentActs } from '../record-acts.ts'
import { resource } from '../resource.ts'

const small = (label: string) => picture({ label, ratio: 1, alt: null, title: null })

export const homeBanners = resource({
  name: 'home-banners',
  table: 'home_banners',
  words: ['banner', 'banners'],
  group: 'pages',
  title: 'title',
  page: '/',
  fields: {
    title: line('title'),
    heading: line('heading'),
    description: text('text', { max: 500 }),
    button_text: line('words of the button'),
    button_link: line('where the button leads', { max: 500, format: 'link' }),
    banner_image: picture({ alt: 'banner_image_alt', title: 'banner_image_title', ratio: 2.2, shows: 'place' }),
    banner_image_phone: picture({ label: 'picture for phones', ratio: 0.8, alt: null, title: null }),
    counter_title_1: line('first figure'),
    counter_description_1: line('meaning of the first figure'),
    counter_image_1: small('picture of the first figure'),
    counter_title_2: line('second figure'),
    counter_description_2: line('meaning of the second figure'),
    counter_image_2: small('picture of the second figure'),
  },
  list: {
    columns: ['title', 'heading', 'button_link'],
    filters: ['search', 'state', 'gate'],
    sorts: ['title', 'created_at', 'updated_at'],
    // As they stand on the page: the newest first.
    first: '-created_at',
    search: ['heading'],
  },
  life: 'publish',
  gate: [needs('title', 'heading', 'description', 'button_text', 'button_link', 'banner_image'), altText, promises],
  acts: contentActs,
  example: {
    title: 'Admissions are open',
    heading: 'Thirty in a class',
    description: 'Day scholar or residential.',
    button_text: 'Apply now',
    button_link: '/admission',
    banner_image: { path: 'drawn/night.svg', alt: 'Star trails', title: null },
  },
})

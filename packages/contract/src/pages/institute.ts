import type { Pages } from './page.ts'

const read = { kind: 'reading', languages: 'english', for: 'everyone', queries: [] } as const

/** Who the institute is, who works in it and how to reach it. */
export const institute = {
  home: {
    ...{ ...read, path: '/', sheet: 'home', queries: ['class', 'goal'], languages: 'all' },
    listed: { name: 'Home', words: 'start', seo: 'home-page' },
  },
  'about-us': {
    ...{ ...read, path: '/about-us', sheet: 'institute' },
    listed: { name: 'About us', words: 'who we are story history', seo: 'about-page' },
  },
  'mission-vision': {
    ...{ ...read, path: '/mission-vision', sheet: 'institute' },
    listed: { name: 'Mission and vision', words: 'values purpose', seo: 'mission-vision-page' },
  },
  'leadership-team': {
    ...{ ...read, path: '/leadership-team', sheet: 'institute', queries: ['page', 'campus'] },
    listed: {
      name: 'Leadership and faculty',
      words: 'team teachers tutors staff management faculty director founder principal',
      seo: 'leadership-page',
    },
  },
  testimonial: {
    ...{ ...read, path: '/testimonial', sheet: 'institute', queries: ['page'] },
    listed: { name: 'Testimonials', words: 'reviews parents students say', seo: 'testimonial-page' },
  },
  gallery: {
    ...{ ...read, path: '/gallery', sheet: 'institute', queries: ['page', 'album', 'photo'] },
    listed: { name: 'Gallery', words: 'pictures photos campus', seo: 'gallery-page' },
  },
  achievers: { ...read, path: '/achievers/:slug', sheet: 'institute', queries: ['page'], listed: null },
  careers: {
    ...{ ...read, path: '/careers', sheet: 'contact', queries: ['page', 'job'] },
    listed: { name: 'Careers', words: 'jobs openings vacancies work with us', seo: 'careers-page' },
  },
  'contact-us': {
    ...{ ...read, path: '/contact-us', sheet: 'contact', languages: 'all' },
    queries: ['request_type', 'campus', 'course'],
    listed: {
      name: 'Contact us',
      words: 'phone number whatsapp e-mail address map campus office hours call back visit',
      seo: 'contact-page',
    },
  },
  legal: { ...read, path: '/legal/:slug', sheet: 'reading', listed: null },
  accessibility: { ...read, path: '/accessibility', sheet: 'reading', listed: null },
  'site-map': {
    ...{ ...read, path: '/sitemap', sheet: 'reading' },
    listed: { name: 'All pages', words: 'site map index', text: 'Every page of this site on one list.' },
  },
  /** The answer to a form that a browser sent without a script. */
  sent: { ...read, path: '/sent/*', sheet: 'reading', languages: 'all', listed: null },
  /** Every component in every state. */
  /** Any address of one word that no other page has: only the database knows whether there is a campaign. */
  campaign: { ...read, path: '/:slug', sheet: 'reading', languages: 'when-asked', listed: null },
  'not-found': { ...read, path: '/*', sheet: 'reading', languages: 'when-asked', listed: null },
} as const satisfies Pages

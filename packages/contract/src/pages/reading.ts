import type { Pages } from './page.ts'

const read = { kind: 'reading', languages: 'english', for: 'everyone', queries: [] } as const

/** What there is to read, to attend and to find. */
export const reading = {
  'knowledge-desk': {
    ...{ ...read, path: '/knowledge-desk', sheet: 'reading', queries: ['page', 'subject', 'q'] },
    listed: { name: 'Knowledge desk', words: 'articles blog reading', seo: 'blogs-page' },
  },
  article: { ...read, path: '/knowledge-desk/:slug', sheet: 'reading', queries: ['commentPage'], listed: null },
  'expert-tips': {
    ...{ ...read, path: '/expert-tips', sheet: 'reading', queries: ['page', 'subject', 'q'] },
    listed: { name: 'Expert tips', words: 'advice hints', seo: 'expert-tips-page' },
  },
  'expert-tip': { ...read, path: '/expert-tips/:slug', sheet: 'reading', listed: null },
  events: {
    ...{ ...read, path: '/events', sheet: 'events', queries: ['page', 'when'] },
    listed: { name: 'Events', words: 'open day workshop calendar', seo: 'events-page' },
  },
  event: { ...read, path: '/events/:slug', sheet: 'events', seats: true, listed: null },
  'event-reservation': {
    ...{ ...read, path: '/event-reservation/:key', sheet: 'reading', kept: 'never', listed: null },
    ...{ languages: 'all', queries: ['confirm'] },
  },
  faq: {
    ...{ ...read, path: '/faq', sheet: 'reading', queries: ['q'] },
    listed: { name: 'Frequently asked questions', words: 'help answers', seo: 'faq-page' },
  },
  search: { ...read, path: '/search', kind: 'application', sheet: 'contact', queries: ['q', 'kind'], listed: null },
} as const satisfies Pages
